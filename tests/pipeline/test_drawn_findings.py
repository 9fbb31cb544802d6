"""What is found on drawn pieces is reported once, where the definition can be fixed."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.pipeline.checks import check_variant
from tests.cli.running import Content, pack
from tests.pictures.samples import encoded
from tests.pipeline.games import GAME

Found = Callable[..., list[Diagnostic]]


@pytest.fixture
def found(tmp_path: Path) -> Found:
    """The errors of a small game after some edits."""

    def _found(
        edits: Mapping[str, str], files: Mapping[str, Content] | None = None
    ) -> list[Diagnostic]:
        text = GAME
        for old, new in edits.items():
            assert old in text
            text = text.replace(old, new)
        folder = pack(tmp_path / "game", {"variant.yaml": text, **(files or {})})
        return [d for d in check_variant(str(folder)) if d.severity == "error"]

    return _found


def line_of(finding: Diagnostic) -> str:
    """The line of its file at which a finding stands."""
    assert finding.span is not None
    return Path(finding.span.file).read_text(encoding="utf-8").splitlines()[finding.span.line - 1]


@pytest.mark.parametrize("text", ["{{ deed.mortgage | money }}", "{{ deed.mortgage + 1 }}"])
def test_a_deed_without_what_its_kind_prints_is_named_itself(found: Found, text: str) -> None:
    lines = f"lines: [{{label: Mortgage, value: '{text}'}}], levels"
    elm = "elm: {name: Elm Street, kind: street, group: brown, price: 60,"
    [finding] = found({"levels": lines, elm: f"{elm} mortgage: 30,"})
    assert finding.code == "PK703"
    assert finding.message == "deed oak 'Oak Street' has no mortgage, which is printed on it"
    assert line_of(finding).startswith("  oak:")
    assert [related.message for related in finding.related] == ["printed by this text"]


def test_a_misspelt_name_in_a_kinds_text_is_reported_once_at_the_text(found: Found) -> None:
    lines = "lines: [{label: Mortgage, value: '{{ deed.mortgag | money }}'}], levels"
    [finding] = found({"levels": lines})
    assert (
        finding.message == "the expression {{ deed.mortgag | money }} fails: deed has no 'mortgag'"
    )
    assert finding.help == "did you mean 'mortgage'?"
    assert line_of(finding).startswith("  street:")


def in_format(width: float, height: float, name: str = "deed") -> dict[str, str]:
    return {"language": f"formats: {{{name}: {{width: {width}, height: {height}}}}}\nlanguage"}


@pytest.mark.parametrize(
    ("width", "height", "code", "said", "remedy"),
    [
        (5.7, 8, "PK627", "each side needs 30 mm", "did you mean 57 × 80 mm?"),
        (2, 100, "PK627", "each side needs 30 mm", "57 × 80 mm is usual"),
        (30, 40, "PK627", "on 2 of 2 pieces texts do not fit", "57 × 80 mm is usual"),
        (300, 220, "PK601", "the papers have room for less: A4", "write at most"),
        (2000, 2000, "PK601", "the papers have room for less: A4", "write at most"),
    ],
)
def test_a_format_that_cannot_be_is_reported_once_at_the_format(
    found: Found, width: float, height: float, code: str, said: str, remedy: str
) -> None:
    [finding] = found(in_format(width, height))
    assert (finding.code, said in finding.message) == (code, True)
    assert remedy in (finding.help or "")
    assert line_of(finding).startswith("formats:")


@pytest.mark.parametrize("size", [(57, 57), (190, 250), (250, 190)])
def test_other_formats_are_as_the_author_likes(found: Found, size: tuple[float, float]) -> None:
    assert found(in_format(*size)) == []


LONG = "The very great and long and wonderful family trading game of Lindenhof Farm"


def test_one_text_that_is_too_long_on_many_pieces_is_reported_once(found: Found) -> None:
    [finding] = found({"name: Luck": f"name: {LONG}"})
    assert finding.code == "PK701"
    assert "also on 2 other pieces" in finding.message
    assert line_of(finding).strip() == f"name: {LONG}"


def test_a_long_title_has_room_on_the_label(found: Found) -> None:
    assert found({"title: Tiny": f"title: {LONG}", "cover: false": "cover: true"}) == []


def test_what_follows_from_a_text_that_does_not_fit_is_held_back(found: Found) -> None:
    words = "You win a little. " * 30
    findings = found({"{text: You win a little.,": f"{{text: '{words}',"})
    assert [d.code for d in findings] == ["PK701"]
    assert line_of(findings[0]).startswith("      win:")


def test_a_long_word_in_a_narrow_box_shows_no_negative_numbers(found: Found) -> None:
    [finding] = found({"name: Elm Street": f"name: {'Donaudampfschifffahrt' * 3}"})
    assert "-" not in finding.message.split("”")[-1]


def warnings(folder: Path, files: Mapping[str, Content]) -> list[Diagnostic]:
    """The warnings about the game with a theme of its own."""
    theme = {"templates/mine/theme.yaml": "extends: classic\nname: Mine\n"}
    text = GAME.replace("theme: classic", "theme: mine")
    game = pack(folder / "game", {"variant.yaml": text, **theme, **files})
    return [d for d in check_variant(str(game)) if d.severity == "warning" and d.code[2] == "6"]


def test_a_thin_line_is_reported_at_its_element(tmp_path: Path) -> None:
    line = '  <line x1="5" y1="5" x2="30" y2="5" stroke="ink" stroke-width="0.05"/>'
    template = f"<artwork>\n{line}\n</artwork>"
    [finding] = warnings(tmp_path, {"templates/mine/card-luck.xml.j2": template})
    assert finding.code == "PK619"
    assert line_of(finding) == line


@pytest.mark.parametrize("fit", ["cover", "contain"])
def test_a_coarse_picture_is_reported_at_its_element(tmp_path: Path, fit: str) -> None:
    image = f'  <image x="5" y="5" w="40" h="30" src="dot.png" fit="{fit}"/>'
    template = f"<artwork>\n{image}\n</artwork>"
    files: dict[str, Content] = {"templates/mine/card-back-luck.xml.j2": template}
    files["dot.png"] = encoded(size=(60, 40))
    [finding] = warnings(tmp_path, files)
    assert finding.code == "PK624"
    assert line_of(finding) == image


def test_texts_in_a_faint_colour_of_the_theme_are_reported_once_at_the_theme(
    tmp_path: Path,
) -> None:
    theme = 'extends: classic\nname: Mine\ncolours:\n  ink: "#c0c0c0"\n'
    [finding] = warnings(tmp_path, {"templates/mine/theme.yaml": theme})
    assert finding.code == "PK617"
    assert line_of(finding) == '  ink: "#c0c0c0"'

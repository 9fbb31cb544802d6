"""What spoils many pieces and has one cause is one finding, at the line of the cause."""

from pathlib import Path

import pytest

from tests.cli.running import TINY, Content, Run, pack
from tests.pictures.samples import encoded

THEME = "templates/dim/theme.yaml"
OWN = TINY.replace("theme: classic", "theme: dim")


def checked(run: Run, folder: Path, files: dict[str, Content]) -> list[str]:
    pack(folder / "tiny", files)
    lines = run("check", "./tiny", "--output-format", "concise").out.splitlines()
    return [line for line in lines if line.startswith(("tiny/", "templates/", "boards/"))]


@pytest.mark.parametrize("sign", ["元", "ᚠ"])
def test_a_sign_without_a_glyph_is_reported_at_the_currency(
    run: Run, tmp_path: Path, sign: str
) -> None:
    text = TINY.replace("{symbol: $}", f'{{symbol: "{sign}"}}')
    (found,) = checked(run, tmp_path, {"variant.yaml": text})
    assert found.startswith("tiny/variant.yaml:6:21: error[PK702]")
    assert "also on 1 other piece" in found
    assert f"nor any font that stands in for it has a glyph for '{sign}'" in found
    assert "fallback: [text]" in found


def test_many_texts_in_letters_that_no_font_has_are_one_finding(run: Run, tmp_path: Path) -> None:
    text = TINY.replace("Elm Street", "Οδός Ερμού").replace("Oak Street", "Οδός Σταδίου")
    text = text.replace("title: Tiny", "title: Ωδείο").replace("name: Brown", "name: Καφέ")
    (found,) = checked(run, tmp_path, {"variant.yaml": text})
    assert found.startswith("tiny/variant.yaml:2:8: error[PK702]")
    assert "also on" in found
    assert "put a font with Greek letters into the pack's `fonts/`" in found


def test_a_character_of_a_name_is_reported_at_the_name(run: Run, tmp_path: Path) -> None:
    text = TINY.replace("Elm Street", "Elm 東").replace("Oak Street", "Oak 西")
    found = checked(run, tmp_path, {"variant.yaml": text})
    assert [line.split(": ")[0] for line in found] == [
        "tiny/variant.yaml:12:19",
        "tiny/variant.yaml:13:19",
    ]


@pytest.mark.parametrize("ground", ["#303030", "#55524a"])
def test_a_ground_too_dark_is_reported_at_the_colour(run: Run, tmp_path: Path, ground: str) -> None:
    theme = f'extends: classic\nname: Dim\ncolours:\n  ground: "{ground}"\n'
    (found,) = checked(run, tmp_path, {"variant.yaml": OWN, THEME: theme})
    assert found.startswith(f"tiny/{THEME}:4:11: warning[PK616]")
    assert f"'ground' of the theme is {ground}" in found


def test_amounts_too_long_for_a_theme_are_one_finding(run: Run, tmp_path: Path) -> None:
    rents = ", ".join(str(number * 10**11) for number in range(1, 6))
    levels = ", ".join(f"{{id: l{number}, label: Rent}}" for number in range(6))
    text = TINY.replace("[{id: bare, label: Rent}]", f"[{levels}]")
    text = text.replace(
        "price: 60, rent: 2", f"price: 10000000000, rent: 20000000000, rents: [{rents}]"
    )
    found = checked(run, tmp_path, {"variant.yaml": text})
    wide = [line for line in found if "PK701" in line]
    assert len(wide) == 1
    assert wide[0].startswith("tiny/variant.yaml:6:11: error[PK701]")
    assert "room for smaller amounts" in wide[0]


@pytest.mark.parametrize(
    ("colour", "ink", "is_found"),
    [((220, 30, 30), "mono", True), ((99, 99, 99), "mono", False), ((220, 30, 30), "full", False)],
)
def test_a_picture_in_colour_is_reported_in_black_ink(
    run: Run, tmp_path: Path, colour: tuple[int, ...], ink: str, *, is_found: bool
) -> None:
    template = '<artwork><image x="4" y="4" w="20" h="20" src="a.png"/></artwork>'
    picture = encoded(size=(300, 300), colour=colour)
    files: dict[str, Content] = {
        "templates/deed.xml.j2": template,
        "a.png": picture,
        "mono/a.png": picture,  # without it the picture would be made grey
    }
    pack(tmp_path / "tiny", files)
    result = run("build", "./tiny", "--ink", ink, "--only", "deeds", "--format", "png")
    assert ("PK639" in result.said) is is_found

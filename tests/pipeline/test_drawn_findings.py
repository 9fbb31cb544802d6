"""What is found on drawn pieces is told once, where the definition can be mended."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.pipeline.checks import check_variant
from tests.cli.running import Content, pack
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


def test_a_misspelt_name_in_a_kinds_text_is_told_once_at_the_text(found: Found) -> None:
    lines = "lines: [{label: Mortgage, value: '{{ deed.mortgag | money }}'}], levels"
    [finding] = found({"levels": lines})
    assert (
        finding.message == "the expression {{ deed.mortgag | money }} fails: deed has no 'mortgag'"
    )
    assert finding.help == "did you mean 'mortgage'?"
    assert line_of(finding).startswith("  street:")

"""What an edition removes although the game needs it is told at the removal, once."""

from pathlib import Path

import pytest

from tests.findings.test_edition import checked, lines


@pytest.mark.parametrize(
    ("text", "base", "code", "line"),
    [
        ("pieces:\n  house: null\n", "classic-us", "PK160", 3),
        ("board:\n  spaces:\n    5: null\n", "tiny", "PK501", 4),
        ("board:\n  spaces:\n    5: null\n    14: null\n", "tiny", "PK501", 4),
        ("groups:\n  red: null\n", "tiny", "PK160", 3),
    ],
)
def test_it_is_reported_at_the_removal(
    tmp_path: Path, text: str, base: str, code: str, line: int
) -> None:
    found = [d for d in checked(tmp_path, text, base) if d.code == code]
    assert lines(found) == [(code, "pack", line)]
    assert "is removed here, but needed" in found[0].message
    assert {r.message for r in found[0].related} == {"needed here"}


def test_what_needs_it_by_its_name_can_be_removed_too(tmp_path: Path) -> None:
    text = "money:\n  denominations:\n    1: null\n"
    (found,) = [d for d in checked(tmp_path, text, "classic-us") if d.code == "PK160"]
    assert found.span is not None
    assert found.span.line == 4
    assert found.help is not None
    assert "add 'start: {1: null}' to money" in found.help


def test_what_nobody_removed_is_reported_where_it_is_named(tmp_path: Path) -> None:
    found = checked(tmp_path, "seats:\n  owl: {token: token-gondola}\n")
    assert [place for place in lines(found) if place[0] == "PK160"] == [("PK160", "pack", 3)]


def test_what_follows_from_a_removed_space_is_reported_with_it(tmp_path: Path) -> None:
    found = checked(tmp_path, "board:\n  spaces:\n    39: null\n", "classic-us")
    assert lines(found) == [("PK502", "pack", 4)]

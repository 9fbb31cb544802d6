"""Editions of the classic boards with other words than ours: their pieces have room for them."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.pipeline.checks import check_variant

TITLES = (
    "Kleinmachnow",
    "Johannesburg",
    "Recklinghausen",
    "Mönchengladbach",
    "Springfieldopoly",
    "SPRINGFIELDSHIREPOLY",
    "Wilhelmshavenerstadt",
    "Grand-Duchess Elisabeth Promenade Games",
)
"""Up to 20 letters in a word, and 40 in several."""
TOO_LONG = "PK701"
NAME_BROKEN = "PK636"
"""Says where to mark the place for the hyphen that a long word got on a small piece."""


def said_of(folder: Path, words: str, base: str = "classic-us") -> Sequence[Diagnostic]:
    """What is found in an edition that states these lines over a base, but for divided names."""
    text = f"printkit: 1\nextends: {base}\n{words}\n"
    (folder / "variant.yaml").write_text(text, "utf-8")
    return [found for found in check_variant(str(folder)) if found.code != NAME_BROKEN]


@pytest.mark.parametrize("base", ["classic-us", "classic-uk"])
@pytest.mark.parametrize("title", TITLES)
def test_titles_have_room_on_all_pieces(title: str, base: str, tmp_path: Path) -> None:
    assert said_of(tmp_path, f"title: {title}", base) == []


LONG = "Donaudampfschifffahrtsgesellschaftskapitaensstrassen"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (f'notice: "{LONG * 3}"', 3),
        ("currency: {symbol: GELDSTÜC, position: after, space: true}", 3),
        (f"currency:\n  name: {LONG} of {LONG[:20]}", 4),
        (f"decks:\n  chance:\n    name: {LONG} {LONG[:20]}", 5),
        (f"groups:\n  brown:\n    name: {LONG} {LONG[:20]}", 5),
        (f"pieces:\n  token-owl:\n    name: {LONG}", 5),
        (f"title: {LONG}", 3),
    ],
)
def test_what_is_too_long_is_shown_where_it_is_stated(
    words: str, line: int, tmp_path: Path
) -> None:
    found = [one for one in said_of(tmp_path, words) if one.code == TOO_LONG]
    edition = [one for one in found if one.span is not None and one.span.file.endswith("t.yaml")]
    assert {one.span.line for one in edition if one.span is not None} == {line}
    assert LONG in edition[0].message or "GELD" in edition[0].message

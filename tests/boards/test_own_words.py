"""Editions of the classic boards with other words than ours: their pieces have room for them."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from printkit.art.style import Ink
from printkit.components import cover, deeds
from printkit.components.component import Component
from printkit.diagnostics import Diagnostic
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Artwork
from tests.components.drawing import texts

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


WORDS = {
    "accents in the title": "title: Übach",
    "accents in a long title": "title: Krähwinkel und Övelgönne",
    "a long notice": f'title: Own\nnotice: "{"Not to be sold, ever. " * 7}"',
    "decks of two lines": """title: Own
decks:
  chance: {name: Messages from the Town Hall}
  chest: {name: Gemeinschaftskasse und Lotterie}
checks: {PK319: off}""",
    "long names": """title: Own
groups:
  brown: {name: Promenades of the Old Harbour}
board:
  spaces:
    0: {name: Town Hall Square}
    1: {name: Grand-Duchess-Elisabeth Promenade}
    3: {name: Elektrizitätsversorgungswerk}
    20: {name: Public Park and Playground}""",
    "a currency after its amounts": (
        "title: Own\ncurrency: {symbol: Taler, position: after, space: true, name: Talers}"
    ),
    "upright cards": "title: Own\nformats: {card: {width: 63, height: 88}}",
}


@pytest.mark.parametrize("base", ["classic-us", "classic-uk"])
@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_other_words_than_ours_have_room(words: str, base: str, tmp_path: Path) -> None:
    found = said_of(tmp_path, words, base)
    assert [one for one in found if one.severity != "info"] == []


def pieces_of(folder: Path, words: str, component: Component) -> dict[str, Artwork]:
    """The pieces of an edition that states these lines."""
    (folder / "variant.yaml").write_text(f"printkit: 1\nextends: classic-us\n{words}\n", "utf-8")
    composition = component.compose(open_context(prepare(str(folder))).design(Ink.FULL))
    return {artwork.id: artwork for artwork in composition.artworks}


def test_a_long_name_takes_one_line_of_the_band_of_a_deed(tmp_path: Path) -> None:
    found = pieces_of(tmp_path, WORDS["long names"], deeds.COMPONENT)
    for key, name in [
        (1, "GRAND-DUCHESS-ELISABETH PROMENADE"),
        (3, "ELEKTRIZITÄTSVERSORGUNGSWERK"),
    ]:
        assert name in texts(found[f"deed-{key}"].front)


def test_a_long_notice_clears_the_ornament_of_the_cover(tmp_path: Path) -> None:
    (label,) = pieces_of(tmp_path, WORDS["a long notice"], cover.COMPONENT).values()
    lines = [text for text in texts(label.front) if "sold" in text]
    assert 1 < len(lines) <= 2

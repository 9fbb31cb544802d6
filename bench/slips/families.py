"""The families of slips, and the games that each is planted in."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.slips import box, editions, expressions, numbers, prose, words
from bench.slips.pack_text import PackText
from bench.slips.slip import Slip
from printkit.pipeline.prepare import shipped_variants

Kind = Callable[[PackText, Random], Iterator[Slip]]

_EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
_EDITIONS = Path(__file__).parents[1] / "editions"


def _folders(place: Path) -> dict[str, str]:
    """The packs below a folder: a name and where it lies."""
    return {file.parent.name: str(file.parent) for file in sorted(place.glob("*/variant.yaml"))}


def games() -> dict[str, str]:
    """All shipped games, and the examples of the docs, by name."""
    return {**{name: name for name in shipped_variants()}, **_folders(_EXAMPLES)}


def own_editions() -> dict[str, str]:
    """The editions of this bench, each of which lies over a shipped game."""
    return _folders(_EDITIONS)


def games_and_editions() -> dict[str, str]:
    """All of them."""
    return {**games(), **own_editions()}


class Family(NamedTuple):
    """Kinds of slips that are drawn together.

    ``share`` is how many there are for each that is asked for; ``salt`` sets the draw of a family
    apart from that of the others. The oldest has none: a seed draws the same slips as ever.
    """

    kinds: Sequence[Kind]
    places: Callable[[], dict[str, str]]
    share: float
    salt: tuple[str, ...] = ()

    def packs(self, names: Sequence[str] = ()) -> list[PackText]:
        """The packs that its slips are planted in, of these names if there are any."""
        there = self.places().items()
        return [PackText(where, name) for name, where in there if not names or name in names]


FAMILIES = {
    "values": Family(
        (
            numbers.slips_of_digits,
            numbers.exchanged_neighbours,
            numbers.copied_values,
            numbers.missing_levels,
            numbers.values_off,
            words.card_amounts,
            words.misspelt_names,
            words.lost_and_doubled_cards,
            words.removed_notes,
            words.moved_members,
            words.near_colours,
        ),
        games,
        1,
    ),
    "expressions": Family(
        (expressions.slips_of_expressions,), games_and_editions, 0.15, ("expressions",)
    ),
    "box": Family((box.mistyped_numbers, box.copied_words, box.lost_entries), games, 0.3, ("box",)),
    "prose": Family(
        (prose.numbers_in_prose, prose.names_in_prose), games_and_editions, 0.2, ("prose",)
    ),
    "editions": Family(
        (
            editions.over_base,
            editions.replaced_digits,
            editions.lost_rows,
            editions.mistyped_keys,
            editions.names_of_the_base,
            editions.renamed_spaces,
        ),
        own_editions,
        0.4,
        ("editions",),
    ),
}
"""By the names that ``--kinds`` takes."""

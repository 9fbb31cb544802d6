"""The names on spaces and deeds, and how alike two names are."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.diagnostics import Route
from printkit.suggestion import between

_SHORTEST = 5
"""Letters: shorter names, such as Elm and Elk, are often one letter apart."""
_SHORTEST_WORD = 4
"""Letters: so are shorter words of names."""


class PlacedName(NamedTuple):
    """A name and where it stands; ``alike`` is the kind of a space that nobody owns."""

    text: str
    route: Route
    alike: str | None = None


def named(context: CheckContext) -> Iterator[PlacedName]:
    """The names of all spaces, and of the deeds that have their own."""
    variant = context.variant
    spaces = context.spaces
    for index, space in spaces.items():
        kind = variant.space_kinds.get(space.kind)
        alike = None if kind is not None and kind.ownable else space.kind
        yield PlacedName(space.name, ("board", "spaces", index, "name"), alike)
    for key, deed in variant.deeds.items():
        if deed.name is not None and not (
            isinstance(key, int) and key in spaces and spaces[key].name == deed.name
        ):
            yield PlacedName(deed.name, ("deeds", key, "name"))


def are_almost_equal(one: str, other: str) -> bool:
    """Whether two folded names are equal, or long and one slip apart.

    Names that differ in a short word only, as Fig Street and Fir Street do, are others.
    """
    if one == other:
        return True
    is_long = len(one) >= _SHORTEST and len(other) >= _SHORTEST
    return is_long and one_slip_apart(one, other) and not _are_other_words(one, other)


def _are_other_words(one: str, other: str) -> bool:
    words, others = one.split(), other.split()
    if not len(words) == len(others) > 1:
        return False
    pairs = [(a, b) for a, b in zip(words, others, strict=True) if a != b]
    return all(len(a) == len(b) < _SHORTEST_WORD for a, b in pairs)


def letters_of(text: str) -> int:
    """The set of its letters as bits, so that two can be compared quickly; few share a bit."""
    bits = 0
    for letter in text:
        bits |= 1 << ord(letter) % 64
    return bits


def one_slip_apart(one: str, other: str) -> bool:
    """Whether one letter more, less, changed or exchanged with its neighbour makes them equal.

    Names that differ in a figure are meant to differ.
    """
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    half = max(min(len(one), len(other)) // 2 - 1, 1)
    is_alike = one[:half] == other[:half] or one[-half:] == other[-half:]
    if not is_alike and max(len(one), len(other)) > 3:  # noqa: PLR2004 - of so few letters a slip spoils both ends
        return False  # a quick look, for there are many pairs: one slip spoils one end at most
    a, b = between(one, other)
    if any(letter.isdigit() for letter in a + b):
        return False
    return max(len(a), len(b)) == 1 or (len(a) == len(b) == 2 and a == b[::-1])  # noqa: PLR2004 - a pair

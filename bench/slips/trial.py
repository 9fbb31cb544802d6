"""Plants slips one at a time, and sees what the checker says."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from random import Random

from bench.slips import numbers, words
from bench.slips.pack_text import Edit, PackText
from bench.slips.slip import Slip
from printkit.diagnostics import Diagnostic, Related, Route
from printkit.pipeline.prepare import shipped_variants

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

Planted = tuple[PackText, Slip]
Kind = Callable[[PackText, Random], Iterator[Slip]]
KINDS: tuple[Kind, ...] = (
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
)


@dataclass(frozen=True, slots=True)
class Trial:
    """A slip in a variant, what was found that was not found before, and whether it is there.

    ``located`` tells that a finding names the changed line, or its deed, card or note.
    """

    variant: str
    slip: Slip
    codes: tuple[str, ...]
    located: bool

    @property
    def caught(self) -> bool:
        """Whether an error or a warning tells of it."""
        return bool(self.codes)


def packs(names: Iterable[str] = ()) -> list[PackText]:
    """The named variants; default: all that are shipped, and the examples of the docs."""
    files = sorted(EXAMPLES.glob("*/variant.yaml"))
    examples = {file.parent.name: str(file.parent) for file in files}
    wanted = list(names) or [*shipped_variants(), *examples]
    return [PackText(examples.get(name, name), name) for name in wanted]


def all_slips(pack: PackText, seed: int) -> dict[str, list[Slip]]:
    """Every slip that can be planted in a variant, by kind, shuffled."""
    random = Random(f"{seed} {pack.name}")  # noqa: S311 - the same slips for the same seed
    found: dict[str, list[Slip]] = {}
    for kind in KINDS:
        for slip in kind(pack, random):
            found.setdefault(slip.kind, []).append(slip)
    for slips in found.values():
        random.shuffle(slips)
    return found


def drawn(packs: Iterable[PackText], count: int, seed: int) -> Iterator[Planted]:
    """So many slips (0: all), the kinds in turn, and within a kind the variants in turn."""
    by_kind: dict[str, list[list[Planted]]] = {}
    for pack in packs:
        for kind, slips in all_slips(pack, seed).items():
            by_kind.setdefault(kind, []).append([(pack, slip) for slip in slips])
    turns = [list(_in_turn(per_pack)) for per_pack in by_kind.values()]
    for number, one in enumerate(_in_turn(turns)):
        if count and number >= count:
            return
        yield one


def try_slip(pack: PackText, slip: Slip) -> Trial:
    """Plants one slip and checks."""
    before = {(d.code, d.message) for d in pack.before(slip.setup)}
    new = [d for d in pack.findings(slip.edits) if (d.code, d.message) not in before]
    codes = tuple(dict.fromkeys(d.code for d in new))
    return Trial(pack.name, slip, codes, any(_points_at(pack, slip, d) for d in new))


def _in_turn(lists: list[list[Planted]]) -> Iterator[Planted]:
    for row in zip_longest(*lists):
        yield from (one for one in row if one is not None)


def _points_at(pack: PackText, slip: Slip, found: Diagnostic) -> bool:
    lines = {(edit.file, _line(pack, edit)) for edit in slip.edits}
    things = {_thing(route) for route in slip.routes}
    places: list[Diagnostic | Related] = [found, *found.related]
    return any(
        (place.span is not None and (place.span.file, place.span.line) in lines)
        or (place.route is not None and _thing(place.route) in things)
        for place in places
    )


def _line(pack: PackText, edit: Edit) -> int:
    return pack.texts[edit.file].count("\n", 0, edit.start) + 1


def _thing(route: Route) -> Route:
    """The deed, card, note or number that a route leads into; of money, the money."""
    lengths = {"decks": 4, "money": 1}
    return route[: lengths.get(str(route[0]), 2)] if route else route

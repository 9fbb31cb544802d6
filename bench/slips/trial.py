"""Plants slips one at a time, and sees what the checker says."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice, zip_longest
from random import Random

from bench.slips.families import Family
from bench.slips.original import is_known, leads_back, right_values
from bench.slips.pack_text import Edit, PackText
from bench.slips.slip import Slip
from printkit.diagnostics import Diagnostic, Related, Route

Planted = tuple[PackText, Slip]


@dataclass(frozen=True, slots=True)
class Trial:
    """A slip in a variant, and what was found that was not found before.

    ``located`` says that a finding names the changed line, or its deed, card or note; ``exact``
    that the first finding stands on the slip's own line and names the right value, if that can be
    named, and ``known`` that something else knows it.
    """

    variant: str
    slip: Slip
    codes: tuple[str, ...]
    located: bool
    findings: int = 0
    exact: bool | None = None
    known: bool = False

    @property
    def caught(self) -> bool:
        """Whether an error or a warning tells of it."""
        return bool(self.codes)


def all_slips(pack: PackText, seed: int, family: Family) -> dict[str, list[Slip]]:
    """Every slip of a family that can be planted in a variant, by kind, shuffled."""
    random = Random(" ".join((str(seed), pack.name, *family.salt)))  # noqa: S311 - repeatable
    found: dict[str, list[Slip]] = {}
    for kind in family.kinds:
        for slip in kind(pack, random):
            found.setdefault(slip.kind, []).append(slip)
    for slips in found.values():
        random.shuffle(slips)
    return found


def drawn(packs: Iterable[PackText], count: int, seed: int, family: Family) -> Iterator[Planted]:
    """So many slips (0: all), the kinds in turn, and within a kind the variants in turn."""
    by_kind: dict[str, list[list[Planted]]] = {}
    for pack in packs:
        for kind, slips in all_slips(pack, seed, family).items():
            by_kind.setdefault(kind, []).append([(pack, slip) for slip in slips])
    turns = [list(_in_turn(per_pack)) for per_pack in by_kind.values()]
    return islice(_in_turn(turns), count or None)


def try_slip(pack: PackText, slip: Slip) -> Trial:
    """Plants one slip and checks."""
    before = {(d.code, d.message) for d in pack.before(slip.setup)}
    new = [d for d in pack.findings(slip.edits) if (d.code, d.message) not in before]
    if not new:
        return Trial(pack.name, slip, (), located=False)
    return Trial(
        pack.name,
        slip,
        tuple(dict.fromkeys(d.code for d in new)),
        any(_points_at(pack, slip, d) for d in new),
        len(new),
        leads_back(pack, slip, new) if right_values(pack, slip) else None,
        is_known(pack, slip),
    )


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

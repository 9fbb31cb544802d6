"""The sheets of a whole kit: numbered through, each with the parts that lie on it.

A section holds what is printed on one kind of paper in one go. What lies where is planned before
anything is drawn, so that a page of the kit can list it.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from printkit.imposition.imposed import Placement
from printkit.imposition.options import Backs
from printkit.imposition.slots import Slot
from printkit.records import record
from printkit.scene import Sheet, Side

DUPLEX = frozenset([Backs.DUPLEX_LONG, Backs.DUPLEX_SHORT])
"""The schemes in which every sheet is a pair of pages."""

TWO_SIDED = DUPLEX | {Backs.SEPARATE}
"""The schemes with pages for backs."""


@record
class Planned:
    """The parts on the front of a sheet, and those printed behind it; None: nothing is."""

    front: frozenset[str]
    back: frozenset[str] | None = None


@record
class KitSheet:
    """A sheet of paper as it is printed; in duplex schemes the back is there, if only blank."""

    number: int
    plan: Planned
    front: Sheet
    back: Sheet | None = None
    placements: tuple[Placement, ...] = ()


class LaidPiece(NamedTuple):
    """A piece of a part, where it lies on its sheet."""

    part: str
    slot: Slot


@record
class Section:
    """Sheets in a row; ``draw`` takes the number of the first and the kit's total.

    ``laid`` holds the pieces that are cut out of each sheet; nothing of whole pages, nor of those
    that hold ``tiles``.
    """

    title: str
    plan: tuple[Planned, ...]
    draw: Callable[[int, int], list[KitSheet]]
    laid: tuple[tuple[LaidPiece, ...], ...] = ()
    tiles: bool = False


@record
class Where:
    """The numbers of the sheets that show a part, and of the pages that print them, from 1."""

    sheets: tuple[int, ...]
    pages: tuple[int, ...]
    two_sided: bool


@record
class PlannedKit:
    """All sections in the order of printing."""

    sections: tuple[Section, ...]
    backs: Backs

    @property
    def total(self) -> int:
        """How many sheets of paper there are."""
        return sum(len(section.plan) for section in self.sections)

    def drawn(self) -> Iterator[tuple[Section, list[KitSheet]]]:
        """Each section with its sheets."""
        for section, first in zip(self.sections, self._firsts(), strict=False):
            yield section, section.draw(first, self.total)

    def where(self, part: str) -> Where:
        """Where a part is printed."""
        places = [place for place in self._places() if part in place.parts]
        two_sided = any(
            part in p.plan.front and p.plan.back is not None and part in p.plan.back for p in places
        )
        return Where(
            tuple(sorted({place.number for place in places})),
            tuple(place.page for place in places),
            two_sided,
        )

    @property
    def pages(self) -> int:
        """How many pages the file has."""
        return sum(1 for _ in self._places())

    def _firsts(self) -> Iterator[int]:
        return accumulate((len(section.plan) for section in self.sections), initial=1)

    def _places(self) -> Iterator["_PlannedPage"]:
        page = 0
        for section, first in zip(self.sections, self._firsts(), strict=False):
            for index, side in order_of_pages(section.plan, self.backs):
                page += 1
                plan = section.plan[index]
                shown = (
                    plan.front if side is Side.FRONT else plan.front | (plan.back or frozenset())
                )
                yield _PlannedPage(first + index, page, plan, shown)


@record
class _PlannedPage:
    """A page: the number of its sheet, its own number, and whose it is."""

    number: int
    page: int
    plan: Planned
    parts: frozenset[str]


def order_of_pages(plan: Sequence[Planned], backs: Backs) -> list[tuple[int, Side]]:
    """The pages of a section, by the index of the sheet and the side.

    Duplex printers want a back for every front. Separate backs are those of all sheets, in the
    order of the fronts, so that the stack can be put in again as it is.
    """
    fronts = [(index, Side.FRONT) for index in range(len(plan))]
    behind = [(index, Side.BACK) for index in range(len(plan))]
    if backs in DUPLEX:
        return [page for pair in zip(fronts, behind, strict=True) for page in pair]
    printed = backs is Backs.SEPARATE and any(planned.back is not None for planned in plan)
    return [*fronts, *behind] if printed else fronts

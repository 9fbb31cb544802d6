"""What all pieces state, and what the program asks of each kind of them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, NamedTuple

from printkit.diagnostics import Route
from printkit.model.base import Count, HexColour, Name, Record, Wording
from printkit.model.columns import Column
from printkit.model.references import Icon, PieceId

if TYPE_CHECKING:
    from printkit.model.variant import Variant

SMALLEST = 8.0
"""mm, for what is folded or cut round."""
SMALLEST_WALL = 4.0
"""mm, for the walls of a house."""


class Footprint(NamedTuple):
    """The room that a piece takes where it lies, mm, and the field that gives it."""

    field: str
    width: float
    height: float


class PieceRecord(Record):
    """How many of a piece there are, in all or for each seat, and in which colour.

    A kind of piece is a subclass: its fields are what a definition states, the rest is what the
    program has to know about all pieces of the kind.
    """

    if TYPE_CHECKING:
        kind: str  # each subclass states its own

    name: Name
    """What the piece is called."""
    count: Annotated[Count | None, Column("number", unit="count")] = None
    """Pieces in the box."""
    per_seat: Count | None = None
    """Pieces for each seat, in the seat's colour; instead of ``count``."""
    colour: HexColour | None = None
    """Of pieces that belong to no seat."""
    note: Wording = ""
    """What the piece is for, on the contents sheet."""
    optional: bool = False
    """Something most homes have already, such as dice."""
    icon: Icon | None = None
    """The symbol that stands for the piece."""
    replaces: dict[PieceId, Count] = {}
    """The smaller pieces that it is put up for: ``{house: 4}``."""

    RANK: ClassVar[int]
    """Where the kind stands among the others in the reference."""
    COMPONENT: ClassVar[str]
    """The component that draws and prints it."""
    ICON: ClassVar[str]
    """The symbol of pieces that have none of their own."""
    LEAST: ClassVar[Mapping[str, float]]
    """The measures that have to be at least so many mm."""
    SHOWN: ClassVar[int] = 1
    """How many of its artworks the contents sheet shows."""
    ROLE: ClassVar[str] = ""
    """The colour of the theme that it has, if it has not one of the definition."""
    USEFUL: ClassVar[int | None] = None
    """More than so many of a sort have no use."""
    BUILT: ClassVar[bool] = False
    """Whether it is a building, for which there are places on boards."""
    BEARS_MARKS: ClassVar[bool] = False
    """Whether those of a seat show the seat's mark or token."""
    HAS_OWN_ART: ClassVar[bool] = False
    """Whether each has a drawing that no other has."""

    SHOWS_SIZE: ClassVar[bool] = False
    """Whether the contents sheet says how large it is."""

    def size(self) -> Mapping[str, float]:
        """The measures of the finished piece, by their names, mm."""
        raise NotImplementedError

    def footprint(self) -> Footprint | None:
        """The room that it takes on a place of the board; None: it lies on none."""
        raise NotImplementedError

    def breadth(self) -> float:
        """What its size is judged by beside others of the kind, mm."""
        raise NotImplementedError

    def made(self) -> str:
        """The drawing of the finished piece; empty: the flat piece is shown."""
        return ""

    def trim(self) -> tuple[float, float] | None:
        """Width and height of what is cut out, mm; None for a net."""
        return None

    def total(self, variant: "Variant") -> int:
        """How many are in the box of a game."""
        return self.count or 0 if self.per_seat is None else self.per_seat * len(variant.seats)

    def sorts(self, variant: "Variant") -> Iterable[int | str]:
        """The ids of what it is made for, each in a look of its own: seats, or rows of a table."""
        return () if self.per_seat is None else variant.seats

    def parts(self) -> int:
        """How many pieces of paper it is made of."""
        return 1

    def for_each(self) -> int | None:
        """How many each player has, if each has some."""
        return self.per_seat

    def templates(self) -> tuple[str, ...]:
        """The templates of the pack's own that it may be drawn with."""
        return ()

    def printed_texts(self) -> Iterator[tuple[Route, str]]:
        """Its texts besides the note, which may hold expressions, and where they stand in it."""
        return iter(())

    def sides_to_roll(self) -> int:
        """The numbers that it can be rolled for; 0: it is no die."""
        return 0

    @property
    def count_field(self) -> str:
        """The field that says how many there are."""
        return "count" if self.per_seat is None else "per_seat"

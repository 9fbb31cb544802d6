"""What a component is: one kind of printable thing."""

from collections.abc import Callable, Sequence
from enum import Enum

from printkit.components.bill import BillPiece
from printkit.components.design import Composition, Design
from printkit.diagnostics import Route
from printkit.model import Variant
from printkit.records import record
from printkit.scene import Artwork


class Layout(Enum):
    """How a component's artwork is laid on paper."""

    PIECES = "pieces"
    """Many small pieces to cut out."""
    TILES = "tiles"
    """One large piece, cut into tiles that are joined."""
    PAGES = "pages"
    """Whole pages, nothing to cut."""
    BOOKLET = "booklet"
    """Pages of a book, two on each side of a sheet that is folded and stapled."""


class Stock(Enum):
    """The paper that a component is printed on, from the lightest to the heaviest."""

    ANY = "any"
    NOTE = "note"
    MODEL = "model"
    BOARD = "board"
    FIRM = "firm"
    CARD = "card"


CountPieces = Callable[[Design, Sequence[Artwork]], tuple[BillPiece, ...]]
"""How the artworks of a component are counted and shown on the contents sheet."""


@record
class Component:
    """One kind of printable thing, and the file of that name.

    ``consumes`` names the fields of the variant that its pictures depend on, beside those that
    its texts name: when these, the theme, the options and printkit itself are unchanged, it need
    not be built again. ``deeds`` are these without rents, which are ``deeds.rents``; ``decks`` are
    without their cards, which are ``decks.cards``; of these ``decks.copies`` are the numbers.
    """

    id: str
    layout: Layout
    consumes: tuple[str, ...]
    applies: Callable[[Variant], bool]
    compose: Callable[[Design], Composition]
    bill: CountPieces
    stock: Stock
    wide: bool = False
    """Whether the contents sheet shows its pieces larger than others."""
    shows_others: bool = False
    """Whether its pieces show those of other components, so that it is drawn after them."""
    opens: bool = False
    """Whether a kit begins with it."""
    large: bool = False
    """Whether its pieces may be as large as paper, so that print shops take them one by one."""

    @property
    def route(self) -> Route:
        """Where the definition states what there is of it."""
        return (self.id if self.id in self.consumes else "pieces",)

    def draw(self, design: Design) -> Composition:
        """What ``compose`` makes; all that goes wrong meanwhile is a finding."""
        drawn: list[Composition] = []
        with design.attempt(f"the component {self.id}", self.route):
            drawn.append(self.compose(design))
        return drawn[0] if drawn else design.composition([])

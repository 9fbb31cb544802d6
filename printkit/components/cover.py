"""The first page of the kit: the label of the box, with its sides."""

from printkit.components.bill import BillPiece, SamplePicture
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks
from printkit.components.design import Composition, Design
from printkit.components.page import HEIGHT, WIDTH, players_phrase
from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.model import Variant
from printkit.records import record
from printkit.scene import Artwork, Group

LID = Bounds(3.0, 3.0, 184.0, 168.0)
"""Where templates draw the lid on the page; the sides of the box are below it."""


@record
class CoverFace:
    """What the template may show besides the game: the phrase of how many play."""

    players: str


def compose(design: Design) -> Composition:
    """One page."""
    title = design.component_title("cover")
    front = design.side(
        "cover",
        (WIDTH, HEIGHT),
        {"cover": CoverFace(players_phrase(design))},
        piece="cover",
        title=title,
        route=("title",),
    )
    return design.composition([Artwork("cover", title, WIDTH, HEIGHT, front)])


def lid_of(label: Artwork) -> Artwork:
    """The lid as a piece by itself."""
    front = Group((label.front,), transform=translate(-LID.x, -LID.y))
    return Artwork("lid", label.title, LID.width, LID.height, front)


def _applies(_variant: Variant) -> bool:
    return True


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return (BillPiece(design.component_title("cover"), 1, (SamplePicture(artworks[0]),)),)


COMPONENT = Component(
    "cover",
    Layout.PAGES,
    ("subtitle", "cover", "players", "board", "deeds", "groups"),
    _applies,
    compose,
    _bill,
    Stock.ANY,
    opens=True,
)

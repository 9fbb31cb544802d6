"""What the templates of the contents sheet may show."""

from printkit.components.made import MadePiece
from printkit.records import record


@record
class PictureFace:
    """A small picture: the name by which the template shows it, its side, its size in mm."""

    name: str
    side: str
    width: float
    height: float


@record
class TileFace:
    """A kind of piece; ``x`` counts from the panel's left edge."""

    name: str
    count: int
    note: str
    pictures: tuple[PictureFace, ...]
    art: str
    colours: tuple[str, ...]
    scale: float
    x: float
    width: float


@record
class PanelFace:
    """A component with its tiles."""

    component: str
    title: str
    x: float
    y: float
    width: float
    height: float
    tiles: tuple[TileFace, ...]
    note_lines: int = 0
    """Lines of the longest note in the row, so that its panels can align theirs."""
    long_names: bool = False
    """Whether a name in the row takes two lines."""
    continued: bool = False
    """Whether the row above has the first tiles of the component."""


@record
class ContentsRow:
    """A line of the table of sheets; ``places`` has one for each paper."""

    component: str
    title: str
    places: tuple["KitPlace", ...]
    sides: str
    hint: str


@record
class KitPlace:
    """Where the kit prints a component: its sheets and its pages, such as `3, 25–30`."""

    sheets: str
    pages: str


@record
class Folding:
    """How pieces of one kind are made; ``names`` are those in this box.

    ``built`` is the first of them when it is done, if it is a building.
    """

    kind: str
    names: tuple[str, ...]
    steps: tuple[str, ...]
    built: MadePiece | None = None


@record
class ContentsFace:
    """What a page's template may show; the making stands on the last page."""

    number: int
    of: int
    players: str
    panels: tuple[PanelFace, ...] = ()
    papers: tuple[str, ...] = ()
    rows: tuple[ContentsRow, ...] = ()
    totals: tuple[int, ...] = ()
    foldings: tuple[Folding, ...] = ()
    tiled: bool = False

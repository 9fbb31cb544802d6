"""What the templates of the contents sheet may show."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PictureFace:
    """A small picture: the name by which the template shows it, its side, its size in mm."""

    name: str
    side: str
    width: float
    height: float


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class PanelFace:
    """A component with its tiles."""

    component: str
    title: str
    x: float
    y: float
    width: float
    height: float
    tiles: tuple[TileFace, ...]
    longest_note: int = 0
    """Characters of the longest note in the row, so that its panels can align their lines."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table of sheets; ``places`` has one for each paper."""

    component: str
    title: str
    places: tuple["Place", ...]
    sides: str
    hint: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where the kit prints a component: its sheets and its pages, such as `3, 25–30`."""

    sheets: str
    pages: str


@dataclass(frozen=True, slots=True)
class Folding:
    """How pieces of one kind are made; ``names`` are those in this box."""

    kind: str
    names: tuple[str, ...]
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """What a page's template may show; the making stands on the last page."""

    number: int
    of: int
    players: str
    panels: tuple[PanelFace, ...] = ()
    papers: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    totals: tuple[int, ...] = ()
    foldings: tuple[Folding, ...] = ()
    tiled: bool = False

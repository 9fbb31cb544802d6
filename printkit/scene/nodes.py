"""The nodes of a scene. All colours are opaque and flat, so that every press can print them."""

from collections.abc import Callable
from dataclasses import field
from enum import StrEnum
from math import fsum
from typing import Any, Literal, TypeVar

from printkit.colour import Colour
from printkit.geometry.path import Bounds, Path
from printkit.geometry.transform import IDENTITY, Transform
from printkit.records import record


class Layer(StrEnum):
    """What a part of a scene is for; a cutter reads ``cut`` and ``score``, a press ``artwork``.

    Lines and text in ``overprint`` leave the other inks of a press below them as they are.
    """

    ARTWORK = "artwork"
    CUT = "cut"
    SCORE = "score"
    GUIDES = "guides"
    OVERPRINT = "overprint"


@record
class Stroke:
    """A line: colour, width (mm), dash lengths (mm), and how it ends and turns."""

    colour: Colour
    width: float
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"


@record
class Shape:
    """A path with a fill, a stroke or both."""

    path: Path
    fill: Colour | None = None
    stroke: Stroke | None = None
    even_odd: bool = False


@record
class GlyphRun:
    """Shaped text: one glyph for each character, with the kerned advance of each (mm).

    ``font`` is the name of a font in the text package's library, ``size`` the em in mm.
    """

    font: str
    size: float
    text: str
    advances: tuple[float, ...]

    @property
    def width(self) -> float:
        """Sum of the advances, mm."""
        return fsum(self.advances)


@record
class Text:
    """A glyph run whose baseline starts at (x, y)."""

    run: GlyphRun
    x: float
    y: float
    colour: Colour


@record
class Picture:
    """A raster picture as it was read: encoded bytes (PNG or JPEG) and its size in pixels.

    ``src`` is how it was named, if it is a file of a pack.
    """

    data: bytes
    width_px: int
    height_px: int
    digest: str
    src: str = ""


@record
class Image:
    """A picture placed on the rectangle (x, y, width, height)."""

    picture: Picture
    x: float
    y: float
    width: float
    height: float


@record
class Tag:
    """What a part of a scene is to those who do not see it, by its name in PDF: ``P``, ``Figure``.

    Parts with the same role and ``key`` within the same part belong together, wherever they are
    drawn. ``alt`` says what a figure shows, or the words of a ``Span`` whose letters stand apart.
    ``Artifact`` is what a page repeats or adorns itself with.
    """

    role: str
    key: int = 0
    alt: str = ""


@record
class Group:
    """Nodes drawn in order, transformed together, clipped in the group's own space.

    One that holds a drawing made by code knows the drawing's box, in the space around the group:
    who looks at how things lie sees the box, whether the drawing is there or left out.
    """

    children: "tuple[Node, ...]"
    transform: Transform = IDENTITY
    clip: Path | None = None
    layer: Layer | None = None
    drawing: Path | None = None
    tag: Tag | None = None
    read: "Callable[[], tuple[Node, ...]] | None" = field(
        default=None, init=False, compare=False, repr=False
    )
    """What reads the children of a group that :func:`late` has made."""
    key: str = field(default="", init=False, compare=False, repr=False)
    """What all that it shows was drawn from, if that is known: equal keys, equal pictures.

    What somebody changes is another group, which has none.
    """

    def __getattr__(self, name: str) -> Any:
        """The children, which are missing until somebody looks at them."""
        if name != "children" or self.read is None:
            raise AttributeError(name)
        children = self.read()
        object.__setattr__(self, "children", children)
        return children


@record
class Symbol:
    """A scene that is drawn many times, named by ``name`` in outputs.

    ``bounds`` holds everything the scene paints.
    """

    name: str
    content: "Node"
    bounds: Bounds

    def __hash__(self) -> int:
        """That of its name: a scene has too many parts to be looked through each time."""
        return hash((self.name, self.bounds))


@record
class Use:
    """A symbol drawn here, transformed."""

    symbol: Symbol
    transform: Transform = IDENTITY


Node = Group | Shape | Text | Image | Use


Scene = TypeVar("Scene", bound=Node)


def late(read: "Callable[[], tuple[Node, ...]]", key: str = "") -> Group:
    """A plain group whose children are read when they are first looked at."""
    group = Group(())
    object.__delattr__(group, "children")
    object.__setattr__(group, "read", read)
    return keyed(group, key)


def keyed(node: Scene, key: str) -> Scene:
    """A node that was made just now, which knows from here on what it was drawn from."""
    if isinstance(node, Group):
        object.__setattr__(node, "key", key)
    return node

"""What is painted on towers of stone: pale walls, striped roofs, and windows by the storey.

Low storeys have portholes, high ones arches; where there are two, teeth hang below the cornice.
"""

from printkit.art.making.towers import LAMP, SAND
from printkit.art.style import Ink
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.components.nets import painted
from printkit.geometry.nets.net import NetFace
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle, star
from printkit.scene import Node, Shape, Stroke

PLINTH, CORNICE = 1.0, 0.9
"""Height of the bands below and above the windows, mm."""
STOREY, BAY = 4.4, 4.6
"""Height and width that a window takes at least, mm."""
LINE = 0.2
COURSE, BLOCK = 1.3, 2.6
"""Height and width of a stone, mm."""
SILL = 0.45
"""Height of the ledge below a window, mm."""
CROWN = 0.26
"""How far down a panel of the roof the dark crown reaches in full colour, as a share."""
SQUAT = 1.5
"""Windows that are not so many times as high as they are wide are round."""
TEETH, TOOTH = 7, 0.8
"""Teeth and gaps below the cornice of a wall, and their height, mm."""
BAR = 0.25
"""Width of the white bar of a black window, mm."""
_GREY = parse_colour("#6a6a6a")
"""Joints where there is only black."""


class _Coat:
    """The colours of a tower: sand and its own colour, or contours and pale tints."""

    def __init__(self, colour: Colour, ink: Ink) -> None:
        full, self.engraved = ink is Ink.FULL, ink is Ink.MONO
        dark = BLACK if self.engraved else colour.shade(0.6 if full else 0.35)
        self.line = Stroke(dark, LINE)
        if full:
            self.wall = self.stripe = SAND.mix(colour, 0.22)
            self.band, self.deep = colour, colour.shade(0.4)
            self.pane = self.lamp = LAMP
        else:
            self.wall = WHITE if self.engraved else colour.tint(0.08)
            self.stripe = WHITE
            self.band = BLACK if self.engraved else colour.tint(0.35)
            self.deep = BLACK if self.engraved else colour.tint(0.6)
            self.lamp = WHITE if self.engraved else LAMP.tint(0.5)
            self.pane = BLACK if self.engraved else self.lamp
        self.sill = WHITE if self.engraved else self.band
        self.bar = Stroke(WHITE, BAR) if self.engraved else self.line
        self.full, self.foot = full, self.deep
        joint = _GREY if self.engraved else self.wall.mix(colour.shade(0.4), 0.24)
        self.joint = Stroke(joint, LINE)


def stone_face(face: NetFace, colour: Colour, ink: Ink) -> Node:
    """A face of the net, painted."""
    coat = _Coat(colour, ink)
    box = face.shape.bounds()
    # Half of it lies within the face.
    edge = Shape(face.shape, stroke=Stroke(coat.line.colour, 2 * LINE))
    if not face.name.startswith("roof"):
        return painted(face, coat.wall, *_wall(box, coat, door=face.name == "wall-1"), edge)
    if coat.full:
        return painted(face, coat.band, *_roof(box, coat))
    # Where ink is short, every other panel of the roof stays white, with a star.
    dark = int(face.name.rpartition("-")[2]) % 2 > 0
    shown = () if dark else (_star(box, coat),)
    return painted(face, coat.band if dark else WHITE, *shown, _rim(box, coat), edge)


def _roof(box: Bounds, coat: _Coat) -> list[Node]:
    """A pale stripe below the crown, a dark rim along the eaves, a star upon the stripe.

    No line goes on into the crown, where those of all panels would run together.
    """
    cx, w, h = box.width / 2, box.width, box.height
    corners = ((0.5, CROWN), (0.5, 1.0), (-0.5, 1.0), (-0.5, CROWN))
    ends = [(cx + side * share * w, share * h) for side, share in corners]
    stripe = polyline([(cx + 0.34 * (x - cx), y) for x, y in ends], close=True)
    tip = polyline([(cx, 0.0), ends[0], ends[3]], close=True)
    return [
        Shape(stripe, coat.stripe, coat.line),
        Shape(tip, coat.deep),
        _rim(box, coat),
        Shape(polyline(ends), stroke=coat.line),
        _star(box, coat),
    ]


def _star(box: Bounds, coat: _Coat) -> Node:
    """In the middle of a panel, near the eaves."""
    size = (0.1 if coat.full else 0.15) * min(box.width, box.height)
    points = star(box.width / 2, 0.66 * box.height, size, 0.42 * size, 5)
    return Shape(points, coat.lamp, coat.line)


def _rim(box: Bounds, coat: _Coat) -> Node:
    """The band along the eaves."""
    line = None if coat.full else coat.line
    return Shape(rectangle(0.0, box.height - 0.8, box.width, 0.8), coat.foot, line)


def _wall(box: Bounds, coat: _Coat, *, door: bool) -> list[Node]:
    """Windows in even rows between plinth and cornice; a door stands in the lowest row."""
    w, h = box.width, box.height
    rows, bays = max(1, int((h - PLINTH - CORNICE) / STOREY)), max(1, int(w / BAY))
    storey = (h - PLINTH - CORNICE) / rows
    shown = rows - 1 if door else rows
    panes = [
        _window((i + 0.5) * w / bays, CORNICE + (j + 0.84) * storey, 0.42 * w / bays, 0.62 * storey)
        for j in range(shown)
        for i in range(bays)
    ]
    levels = (CORNICE,) if coat.full else (CORNICE, h - PLINTH)
    nodes: list[Node] = [
        Shape(_joints(w, h), stroke=coat.joint),
        Shape(rectangle(0.0, h - PLINTH, w, PLINTH), coat.foot),
        Shape(rectangle(0.0, 0.0, w, CORNICE), coat.band),
        *(Shape(polyline([(0.0, y), (w, y)]), stroke=coat.line) for y in levels),
    ]
    if rows > 1:
        nodes.append(Shape(joined(_teeth(w)), coat.band, coat.line))
    if panes:
        nodes.append(Shape(joined(panes), coat.pane, coat.line))
        nodes.append(Shape(joined(map(_bar, panes)), stroke=coat.bar))
        nodes += [Shape(_sill(pane), coat.sill, coat.line) for pane in panes if not _is_round(pane)]
    if door:
        wide = min(0.5 * w, 0.7 * storey)
        nodes.append(Shape(_arch(w / 2, h, wide, 0.86 * storey), coat.deep, coat.line))
        nodes.append(Shape(star(w / 2, h - 0.44 * storey, 0.24 * wide, 0.1 * wide, 5), coat.lamp))
    return nodes


def _joints(w: float, h: float) -> Path:
    """Where stones of a wall meet: courses whose blocks lie over one another by half."""
    courses = max(1, round((h - PLINTH - CORNICE) / COURSE))
    high = (h - PLINTH - CORNICE) / courses
    levels = [CORNICE + i * high for i in range(1, courses)]
    lines = [polyline([(0.0, y), (w, y)]) for y in levels]
    for i, y in enumerate(levels):
        first = BLOCK * (0.5 if i % 2 else 1.0)
        lines += [
            polyline([(first + j * BLOCK, y), (first + j * BLOCK, y + high)])
            for j in range(max(0, int((w - first) / BLOCK) + 1))
            if first + j * BLOCK < w
        ]
    return joined(lines)


def _teeth(w: float) -> list[Path]:
    """What hangs below the cornice, a tooth and a gap in turn."""
    wide = w / TEETH
    return [rectangle(i * wide, CORNICE, wide, TOOTH) for i in range(0, TEETH, 2)]


def _window(x: float, foot: float, width: float, height: float) -> Path:
    """An arch, or a porthole where it would be squat; its foot in the middle at (x, foot)."""
    if height < SQUAT * width:
        radius = height / 2
        return circle(x, foot - radius, radius)
    return _arch(x, foot, width, height)


def _bar(pane: Path) -> Path:
    """The upright bar of a window."""
    box = pane.bounds()
    return polyline([(box.centre.x, box.y), (box.centre.x, box.bottom)])


def _sill(pane: Path) -> Path:
    """The ledge below a window, a little wider than it."""
    box = pane.bounds()
    out = 0.12 * box.width
    return rectangle(box.x - out, box.bottom, box.width + 2 * out, SILL)


def _is_round(pane: Path) -> bool:
    """Whether the window is a porthole, which has no ledge."""
    box = pane.bounds()
    return box.height < SQUAT * box.width


def _arch(x: float, foot: float, width: float, height: float) -> Path:
    """An opening with a round head, its foot in the middle at (x, foot)."""
    left, right, spring = x - width / 2, x + width / 2, foot - height + width / 2
    return parse_path_data(
        f"M{left:.6f} {foot:.6f}V{spring:.6f}"
        f"A{width / 2:.6f} {width / 2:.6f} 0 0 1 {right:.6f} {spring:.6f}V{foot:.6f}Z"
    )

"""What is cut out of a token: its drawing with a rim, on a foot."""

from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE
from printkit.geometry.outlines import Ring, box, common, grown, smoothed
from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform, translate
from printkit.records import record
from printkit.scene import Group, Node, Shape

RIM = 2.0
"""Paper around the drawing, mm."""
BAY = 2.5
"""Bays in the outline that are narrower than twice this are not cut, mm."""
CREST = 0.9
"""So far below the top of the rim the token is folded, mm: its sides hang together there."""
HOLD = 9.0
"""At least so wide, mm."""
FOOT = 7.6
"""Height of the plate that it stands on, mm, as wide as the token."""
_STEM = 10.0
"""Width of what joins a drawing that floats to its foot, mm."""


@record
class TokenOutline:
    """The outline of a figure, clockwise from where it is folded; ``top`` is cut off its panel."""

    ring: Ring
    top: float


def outline_of(art: str, frame: Bounds, width: float, height: float) -> TokenOutline | None:
    """Around a drawing in a frame, on a panel of a width and height, mm.

    None where its parts do not hang together.
    """
    style = Style(Ink.FULL, BLACK, WHITE, BLACK)
    drawn = Group(draw_art(art, frame, style).children, translate(frame.x, frame.y))
    areas, lines = _seen(drawn, IDENTITY)
    figure = common(smoothed(grown(areas, RIM, lines), BAY), [box(Bounds(0, 0, width, height))])
    if not figure:
        return None
    crest = min(y for ring in figure for _, y in ring)
    fold = crest + CREST
    at = [x for ring in figure for x, y in ring if y < fold]
    held = max(HOLD, max(at) - min(at))
    left = min(max((min(at) + max(at) - held) / 2, 0.0), width - held)
    foot = max(y for ring in figure for _, y in ring if y < height)
    parts = [
        *figure,
        box(Bounds(left, crest, held, CREST + RIM)),
        box(
            Bounds((width - _STEM) / 2, min(foot, height - FOOT) - RIM, _STEM, height - foot + RIM)
        ),
        box(Bounds(0, height - FOOT, width, FOOT)),
    ]
    whole = common(parts, [box(Bounds(0, fold, width, height - fold))])
    if len(whole) != 1:
        return None
    return TokenOutline([(x, y - fold) for x, y in whole[0]], fold)


def frame_of(node: Node, around: Transform = IDENTITY) -> Bounds | None:
    """The box of the first drawing that a template has placed."""
    if not isinstance(node, Group):
        return None
    if node.drawing is not None:
        return node.drawing.transformed(around).bounds()
    inside = node.transform.then(around)
    found = (frame_of(child, inside) for child in node.children)
    return next((frame for frame in found if frame is not None), None)


def _seen(node: Node, around: Transform) -> tuple[list[Ring], list[Ring]]:
    """The areas and the lines of a drawing; lines within a clipped part lie on its areas."""
    areas: list[Ring] = []
    lines: list[Ring] = []
    match node:
        case Shape(path, fill):
            rings = [ring for ring in path.transformed(around).polylines() if len(ring) > 1]
            (areas if fill is not None else lines).extend(rings)
        case Group(children, transform, clip):
            inside = transform.then(around)
            for child in children:
                more = _seen(child, inside)
                areas += more[0]
                lines += more[1]
            if clip is not None:
                areas, lines = common(areas, clip.transformed(inside).polylines()), []
        case _:
            pass
    return areas, lines

"""Small pictures of pieces."""

import math
from dataclasses import replace

from printkit.colour import WHITE
from printkit.digests import digest_of_text
from printkit.geometry.path import Bounds
from printkit.geometry.transform import scale, translate
from printkit.scene import Artwork, Group, Node, Shape, Side, Stroke, Symbol, Use
from printkit.scene.nodes import keyed
from printkit.templating.kept_sides import KeptSides, Worked

FINEST = 0.016
"""Lines thinner than this are left out, mm: viewers and printers would thicken a texture of them
until it is black."""
FINE, FAINT = 0.03, 0.085
"""Where ink is short, lines thinner than the one are left out, and those thinner than the other
are as wide, and so much paler, mm: a printer draws none that is thinner than two of its dots, and
hatching of those is a dark ground where the piece has white paper."""


def miniature(
    artwork: Artwork,
    side: Side,
    box: Bounds,
    outline: Stroke | None,
    kept: KeptSides | None = None,
    *,
    little_ink: bool = False,
) -> Node:
    """One side of a piece on white paper, cut out and scaled into the middle of a box.

    A piece without a back shows its front on both sides. ``outline`` is as wide as it says. The
    picture is that of the piece itself, which outputs hold once; but ``little_ink`` takes the
    weight off its hatching. Who looks at how things lie sees it as a drawing.
    """
    factor = min(box.width / artwork.width, box.height / artwork.height)
    content = artwork.front if side is Side.FRONT else artwork.back or artwork.front
    # Pictures of about one size share what is seen, so that outputs hold it once.
    size = 2.0 ** round(math.log2(factor))
    least, faint = (FINE, FAINT) if little_ink else (FINEST, 0.0)
    seen = _seen(content, least / size, faint / size, kept)
    picture = Symbol(f"{artwork.id}-{side}", seen, artwork.trim.grown(artwork.bleed))
    shown: list[Node] = [
        Shape(artwork.cut_path, fill=WHITE),
        Group((Use(picture),), clip=artwork.cut_path),
    ]
    if outline is not None:
        thick = replace(outline, width=outline.width / factor)
        shown.append(Shape(artwork.cut_path, stroke=thick))
    x, y = box.centre
    place = translate(x - factor * artwork.width / 2, y - factor * artwork.height / 2)
    placed = scale(factor).then(place)
    return Group(tuple(shown), placed, drawing=artwork.cut_path.transformed(placed))


def _seen(content: Node, least: float, faint: float, kept: KeptSides | None) -> Node:
    """What is seen of a piece; which lines are too thin for that is ``kept``."""

    def work() -> Worked:
        seen = _thinned(content, least, faint) or Group(())
        return Worked() if seen is content else Worked(scenes=(keyed(seen, key),))

    if kept is None:
        return _thinned(content, least, faint) or Group(())
    key = digest_of_text(kept.key_of(content), repr((least, faint)))
    worked = kept.worked(key, work)
    return worked.scenes[0] if worked is not None and worked.scenes else content


def _thinned(node: Node, least: float, faint: float) -> Node | None:
    """The node without lines thinner than ``least``, those thinner than ``faint`` paler.

    Both in mm of its own; itself if it has none.
    """
    match node:
        case Group(children=children, transform=transform):
            size = math.hypot(transform.a, transform.b) or 1.0
            kept = [_thinned(child, least / size, faint / size) for child in children]
            if all(one is other for one, other in zip(kept, children, strict=True)):
                return node
            return replace(node, children=tuple(child for child in kept if child is not None))
        case Shape(stroke=stroke, fill=fill) if stroke is not None and stroke.width < least:
            return None if fill is None else replace(node, stroke=None)
        case Shape(stroke=stroke) if stroke is not None and stroke.width < faint:
            paler = stroke.colour.tint(stroke.width / faint)
            return replace(node, stroke=replace(stroke, colour=paler, width=faint))
        case _:
            return node

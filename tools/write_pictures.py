"""Draws the pictures of the README and the docs: ``python -m tools.write_pictures [kit]``.

The pieces come from printkit itself, as for previews; Pillow lays them on a table.
"""

import math
import sys
from dataclasses import replace
from io import BytesIO

from PIL import Image, ImageDraw, ImageFilter

from printkit.art.style import Ink
from printkit.components.design import Design
from printkit.components.registry import components_of
from printkit.components.tokens import DEPTH_SHARE
from printkit.export.document import DocumentInfo
from printkit.export.pdf import write_pdf
from printkit.export.piece import piece_sheet
from printkit.export.png import render_pages
from printkit.geometry.nets.standee import EASE
from printkit.geometry.outlines import box, common
from printkit.geometry.path import Bounds, polyline
from printkit.geometry.transform import translate
from printkit.model import Standee
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.press import sides
from printkit.scene import Artwork, Group, Side
from printkit.units import MM_PER_INCH
from tools.arrangements import DOCS, PICTURES, Arranged, Placed

SIZE = (1500, 850)
TABLE = "#e9e2d6"
FINE = 2
"""Everything is drawn this many times as large, and made small at the end."""
COLOURS = 200
SHADOW, SHADOW_STRENGTH, SHADOW_BLUR = "#2b2333", 0.45, 9


def main() -> None:
    """Writes the pictures, or those that are named."""
    for name in sys.argv[1:] or PICTURES:
        _write(name)


def _write(name: str) -> None:
    target = DOCS / "images" / f"{name}.png"
    picture_of(*PICTURES[name]).save(target, optimize=True)


def picture_of(game: str, arranged: Arranged) -> Image.Image:
    """The pieces of a game as they lie on the table."""
    design = open_context(prepare(game)).design(Ink.FULL)
    pieces = pieces_of(design)
    placed = list(arranged())
    table = Image.new("RGB", (SIZE[0] * FINE, SIZE[1] * FINE), TABLE)
    for one in placed:
        _lay(table, _cut_out(design, pieces[one.name], one.height * FINE), one)
    small = table.resize(SIZE, Image.Resampling.LANCZOS)
    return small.quantize(COLOURS, dither=Image.Dither.NONE)


def pieces_of(design: Design) -> dict[str, Artwork]:
    """Each side of each piece as a front, by name."""
    found = {}
    for component in components_of(design.variant):
        for name, artwork, side in sides(component.compose(design)):
            front = artwork.front if side is Side.FRONT else artwork.back
            found[name] = replace(artwork, front=front or artwork.front, bleed=0.0)
    for name, piece in design.variant.pieces.items():
        if isinstance(piece, Standee):
            found[name] = _panel(found[name], piece)
    return found


def _panel(net: Artwork, token: Standee) -> Artwork:
    """The front of a token alone, which stands above the base at the foot of the net."""
    height = (net.height + EASE) / (2 + 2 * DEPTH_SHARE)
    top = net.height - height * (1 + DEPTH_SHARE)
    front = Group((net.front,), translate(0.0, -top))
    cut = [] if net.outline is None else list(net.outline.polylines())
    (figure,) = common(cut, [box(Bounds(0.0, top, net.width, height))])
    outline = polyline(figure, close=True).moved(0.0, -top)
    return Artwork(token.name, token.name, token.width, height, front, outline=outline)


def _cut_out(design: Design, artwork: Artwork, height: float) -> Image.Image:
    """The piece ``height`` pixels high, nothing around it."""
    pdf = write_pdf([piece_sheet(artwork, Side.FRONT)], DocumentInfo("kit"), design.shaper.library)
    dpi = math.ceil(height / artwork.height * MM_PER_INCH)
    picture = Image.open(BytesIO(render_pages(pdf, dpi)[0])).convert("RGBA")
    if artwork.outline is not None:
        mask = Image.new("L", picture.size)
        scale = picture.width / artwork.width
        for points in artwork.outline.polylines():
            ImageDraw.Draw(mask).polygon([(p.x * scale, p.y * scale) for p in points], fill=255)
        picture.putalpha(mask)
    return picture


def _lay(table: Image.Image, piece: Image.Image, one: Placed) -> None:
    """Lay a piece and its shadow on the table."""
    turned = piece.rotate(-one.turn, Image.Resampling.BICUBIC, expand=True)
    room = 4 * SHADOW_BLUR
    shadow = Image.new("L", (turned.width + 2 * room, turned.height + 2 * room))
    shadow.paste(turned.getchannel("A"), (room, room))
    shadow = shadow.filter(ImageFilter.GaussianBlur(SHADOW_BLUR))
    left = round(one.x * FINE - turned.width / 2)
    top = round(one.y * FINE - turned.height / 2)
    weak = shadow.point(lambda value: value * SHADOW_STRENGTH)
    table.paste(SHADOW, (left - room, top - room + SHADOW_BLUR), weak)
    table.paste(turned, (left, top), turned)


if __name__ == "__main__":
    main()

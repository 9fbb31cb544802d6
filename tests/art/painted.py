"""A drawing laid down as pixels, so that tests can weigh its ink."""

from PIL import Image, ImageDraw

from printkit.geometry.path import Path
from printkit.geometry.transform import IDENTITY, Transform
from printkit.scene import Group, Node, Shape

SCALE = 4
"""Pixels for each mm."""


def painted(node: Node, width: float, height: float) -> Image.Image:
    """The scene's fills and strokes on white paper."""
    page = Image.new("RGB", (round(width * SCALE), round(height * SCALE)), "white")
    _paint(node, page, IDENTITY)
    return page


def ink(node: Node, width: float, height: float) -> float:
    """How much of the paper is inked: 0 white paper, 1 all black."""
    grey = painted(node, width, height).convert("L")
    histogram = grey.histogram()
    weight = sum(count * (255 - value) for value, count in enumerate(histogram))
    return weight / 255 / sum(histogram)


def _paint(node: Node, page: Image.Image, placed: Transform) -> None:
    match node:
        case Shape():
            _paint_shape(node, page, placed)
        case Group():
            inner = node.transform.then(placed)
            target = page if node.clip is None else page.copy()
            for child in node.children:
                _paint(child, target, inner)
            if node.clip is not None:
                page.paste(target, mask=_mask(node.clip, page.size, inner))
        case _:
            raise TypeError(f"drawings hold groups and shapes only, not {type(node).__name__}")


def _paint_shape(shape: Shape, page: Image.Image, placed: Transform) -> None:
    if shape.fill is not None:
        page.paste(
            Image.new("RGB", page.size, shape.fill.hex), mask=_mask(shape.path, page.size, placed)
        )
    if shape.stroke is not None:
        draw = ImageDraw.Draw(page)
        width = max(1, round(shape.stroke.width * SCALE))
        for points in shape.path.transformed(placed).polylines(8):
            draw.line([(x * SCALE, y * SCALE) for x, y in points], shape.stroke.colour.hex, width)


def _mask(path: Path, size: tuple[int, int], placed: Transform) -> Image.Image:
    """The inside of the path; a subpath that runs the other way round cuts a hole."""
    mask = Image.new("1", size)
    draw = ImageDraw.Draw(mask)
    outer = 0.0
    for points in path.transformed(placed).polylines(8):
        corners = [(x * SCALE, y * SCALE) for x, y in points]
        if len(corners) > 2:
            turn = _turn(corners)
            outer = outer or turn
            draw.polygon(corners, fill=1 if turn * outer >= 0 else 0)
    return mask


def _turn(points: list[tuple[float, float]]) -> float:
    """Twice the signed area; positive if the points run clockwise on paper."""
    return sum(
        x1 * y2 - x2 * y1
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)
    )

"""Drawings as shapes, and as pixels by Pillow's polygons and lines: tests weigh their ink."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from printkit.geometry.path import Bounds, Path
from printkit.geometry.transform import IDENTITY, Point, Transform, scale
from printkit.scene import Group, Node, Shape, Use


def shapes(node: Node, outer: Transform = IDENTITY) -> Iterator[tuple[Shape, Transform]]:
    """All shapes of a scene in painting order, each with where it goes."""
    match node:
        case Shape():
            yield node, outer
        case Group(children=children, transform=transform):
            for child in children:
                yield from shapes(child, transform.then(outer))
        case Use(symbol=symbol, transform=transform):
            yield from shapes(symbol.content, transform.then(outer))
        case _:
            raise AssertionError(f"a drawing holds {node}")


def extent(node: Node) -> Bounds:
    """The rectangle around all that a scene paints; corners of lines are taken to be round."""
    boxes = list(_boxes(node, IDENTITY))
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Bounds(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def _boxes(node: Node, outer: Transform) -> Iterator[Bounds]:
    """The rectangles around the shapes of a scene, as far as groups do not cut them off."""
    match node:
        case Group(children=children, transform=transform, clip=clip):
            place = transform.then(outer)
            inner = (box for child in children for box in _boxes(child, place))
            edge = None if clip is None else clip.transformed(place).bounds()
            yield from inner if edge is None else (_common(box, edge) for box in inner)
        case _:
            for shape, place in shapes(node, outer):
                reach = shape.stroke.width / 2 * abs(place.a) if shape.stroke else 0.0
                yield shape.path.transformed(place).bounds().grown(reach)


def _common(one: Bounds, other: Bounds) -> Bounds:
    x, y = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Bounds(min(x, right), min(y, bottom), max(0.0, right - x), max(0.0, bottom - y))


def painted(node: Node, width: float, height: float, pixels_per_mm: float = 4) -> Image.Image:
    """The scene's fills and strokes on white paper."""
    size = round(width * pixels_per_mm), round(height * pixels_per_mm)
    page = Image.new("RGB", size, "white")
    _paint(node, page, scale(pixels_per_mm))
    return page


def ink(node: Node, width: float, height: float) -> float:
    """How much of the paper is inked: 0 white paper, 1 all black."""
    histogram = painted(node, width, height).convert("L").histogram()
    weight = sum(count * (255 - value) for value, count in enumerate(histogram))
    return weight / 255 / sum(histogram)


def silhouette(node: Node, side: float, pixels: int = 96) -> Image.Image:
    """What of the square (0, 0, side, side) is darker than its paper, as a one-bit image."""
    grey = painted(node, side, side, pixels / side).convert("L")
    return grey.point(lambda value: 255 * (value < 128), "1")


def overlap(one: Image.Image, other: Image.Image) -> float:
    """Intersection over union of the dark pixels."""
    a, b = (int.from_bytes(image.tobytes()) for image in (one, other))
    return (a & b).bit_count() / (a | b).bit_count()


def _paint(node: Node, page: Image.Image, placed: Transform) -> None:
    match node:
        case Group(clip=None, children=children, transform=transform):
            for child in children:
                _paint(child, page, transform.then(placed))
        case Group(clip=Path() as clip, transform=transform):
            within = page.copy()
            _paint(Group(node.children, transform), within, placed)
            page.paste(within, mask=_mask(clip, page.size, transform.then(placed)))
        case Use(symbol=symbol, transform=transform):
            _paint(symbol.content, page, transform.then(placed))
        case Shape():
            _paint_shape(node, page, placed)
        case _:
            raise AssertionError(f"a drawing holds {node}")


def _paint_shape(shape: Shape, page: Image.Image, placed: Transform) -> None:
    if shape.fill is not None:
        page.paste(shape.fill.hex, mask=_mask(shape.path, page.size, placed))
    if shape.stroke is not None:
        width = max(1, round(shape.stroke.width * abs(placed.a)))
        draw = ImageDraw.Draw(page)
        for points in shape.path.transformed(placed).polylines():
            draw.line(points, shape.stroke.colour.hex, width, joint="curve")


def _mask(path: Path, size: tuple[int, int], placed: Transform) -> Image.Image:
    """The inside of the path; a subpath that runs the other way round cuts a hole."""
    mask = Image.new("1", size)
    draw = ImageDraw.Draw(mask)
    outer = 0.0
    for points in path.transformed(placed).polylines():
        turn = _turn(points)
        outer = outer or turn
        if len(points) > 2:
            draw.polygon(points, fill=int(turn * outer > 0))
    return mask


def _turn(points: list[Point]) -> float:
    """Twice the signed area; positive if the points run clockwise on paper."""
    return sum(
        x1 * y2 - x2 * y1
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)
    )

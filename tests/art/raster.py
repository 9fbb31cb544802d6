"""A drawing as black and white pixels, by Pillow's polygons and lines."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform
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


def painted(node: Node) -> Bounds:
    """The rectangle around all that a scene paints; corners of lines are taken to be round."""
    boxes = []
    for shape, place in shapes(node):
        reach = shape.stroke.width / 2 * abs(place.a) if shape.stroke else 0.0
        boxes.append(shape.path.transformed(place).bounds().grown(reach))
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Bounds(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def silhouette(node: Node, side: float, pixels: int = 96) -> Image.Image:
    """What of the square (0, 0, side, side) is darker than its paper, as a one-bit image."""
    image = Image.new("1", (pixels, pixels), 0)
    draw = ImageDraw.Draw(image)
    factor = pixels / side
    for shape, place in shapes(node):
        path = shape.path.transformed(place)
        lines = [[(x * factor, y * factor) for x, y in points] for points in path.polylines()]
        if shape.fill is not None:
            _fill(image, lines, int(shape.fill.luminance < 0.5))
        if shape.stroke is not None:
            ink = int(shape.stroke.colour.luminance < 0.5)
            width = max(1, round(shape.stroke.width * abs(place.a) * factor))
            for points in lines:
                draw.line(points, fill=ink, width=width, joint="curve")
    return image


def overlap(one: Image.Image, other: Image.Image) -> float:
    """Intersection over union of the dark pixels."""
    a, b = (int.from_bytes(image.tobytes()) for image in (one, other))
    return (a & b).bit_count() / (a | b).bit_count()


def _fill(image: Image.Image, lines: list[list[tuple[float, float]]], ink: int) -> None:
    """Subpaths inside others run the other way round and are holes (as in a ring)."""
    mask = Image.new("1", image.size, 0)
    draw = ImageDraw.Draw(mask)
    sign = None
    for points in lines:
        area = sum(
            x1 * y2 - x2 * y1
            for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)
        )
        sign = sign or area
        draw.polygon(points, fill=int(area * sign > 0))
    image.paste(ink, mask=mask)

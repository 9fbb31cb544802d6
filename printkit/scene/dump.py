"""A scene as text, for goldens and for eyes that wonder why a picture is as it is."""

from collections.abc import Iterator

from printkit.geometry.path import Path
from printkit.scene.nodes import Group, Image, Node, Shape, Stroke, Text, Use


def dump(node: Node) -> str:
    """The scene, a line for each node, its children indented; lengths in mm, two decimals."""
    return "".join(f"{line}\n" for line in _lines(node, 0))


def _lines(node: Node, depth: int) -> Iterator[str]:
    indent = "  " * depth
    match node:
        case Group(children, transform, clip, layer):
            told = ["group", "" if layer is None else layer.value]
            if transform != (1, 0, 0, 1, 0, 0):
                told.append("by " + _numbers(*transform))
            if clip is not None:
                told.append("clip " + _extent(clip))
            yield indent + " ".join(part for part in told if part)
            for child in children:
                yield from _lines(child, depth + 1)
        case Shape(path, fill, stroke):
            paint = [] if fill is None else [f"fill {fill.hex}"]
            paint += [] if stroke is None else [_line(stroke)]
            yield f"{indent}shape {_extent(path)} {' '.join(paint)}".rstrip()
        case Text(run, x, y, colour):
            place = f"{_numbers(x, y)} {run.font} {_numbers(run.size)} wide {_numbers(run.width)}"
            yield f"{indent}text {run.text!r} at {place} {colour.hex}"
        case Image(picture, x, y, width, height):
            yield f"{indent}image {picture.digest[:12]} {_numbers(x, y, width, height)}"
        case Use(symbol, transform):
            yield f"{indent}use {symbol.name} by {_numbers(*transform)}"


def _extent(path: Path) -> str:
    return f"{_numbers(*path.bounds())} ({len(path.segments)} segments)"


def _line(stroke: Stroke) -> str:
    dash = f" dash {_numbers(*stroke.dash)}" if stroke.dash else ""
    return f"line {stroke.colour.hex} {_numbers(stroke.width)}{dash}"


def _numbers(*values: float) -> str:
    """The numbers with two decimals; never ``-0.00``."""
    return " ".join(f"{round(value, 2) + 0.0:.2f}" for value in values)

"""Marks by which a cutter finds where a print lies, and the room that they leave for pieces."""

from collections.abc import Iterator

from printkit.colour import BLACK
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import rectangle
from printkit.imposition.frames import printable
from printkit.imposition.paper import Paper
from printkit.model.machines import Machine, Marks
from printkit.scene import Group, Layer, Node, Shape, Stroke


def rooms(paper: Paper, machine: Machine) -> tuple[Bounds, ...]:
    """The rectangles of a paper that pieces may lie in, of which a sheet uses one."""
    marks = machine.marks
    if marks is None:
        return (printable(paper, machine.margin),)
    inner = paper.bounds.grown(-marks.inset)
    off = marks.length + marks.clear
    x, y, width, height = inner
    if marks.kind == "crosses":
        off = marks.length / 2 + marks.clear
        return (
            Bounds(x + off, machine.margin, width - 2 * off, paper.height - 2 * machine.margin),
            Bounds(x, y + off, width, height - 2 * off),
        )
    return (
        Bounds(x, y + off, width, height - 2 * off),
        Bounds(x + off, y + off, width - off, height - off),
        Bounds(x + off, y, width - 2 * off, height),
    )


def registration(paper: Paper, marks: Marks) -> Node:
    """The marks as they are printed."""
    line = Shape(joined(_lines(paper, marks)), stroke=Stroke(BLACK, marks.line))
    if marks.kind == "crosses":
        return Group((line,), layer=Layer.GUIDES)
    square = Shape(_square(marks), BLACK)
    return Group((square, line), layer=Layer.GUIDES)


def mark_lines(paper: Paper, marks: Marks) -> Path:
    """The marks as lines."""
    lines = joined(_lines(paper, marks))
    return lines if marks.kind == "crosses" else _square(marks) + lines


def _square(marks: Marks) -> Path:
    return rectangle(marks.inset, marks.inset, marks.square, marks.square)


def _lines(paper: Paper, marks: Marks) -> Iterator[Path]:
    x, y, width, height = paper.bounds.grown(-marks.inset)
    right, bottom, length = x + width, y + height, marks.length
    if marks.kind == "crosses":
        for cx, cy in ((x, y), (right, y), (right, bottom), (x, bottom)):
            yield polyline([(cx - length / 2, cy), (cx + length / 2, cy)])
            yield polyline([(cx, cy - length / 2), (cx, cy + length / 2)])
        return
    yield polyline([(right - length, y), (right, y), (right, y + length)])
    yield polyline([(x, bottom - length), (x, bottom), (x + length, bottom)])

"""Words along an arch: each letter stands on a circle, turned as the circle is."""

from collections.abc import Iterable
from math import copysign, degrees

from printkit.geometry.transform import rotate
from printkit.scene import GlyphRun, Group, Node, Text


def arched(nodes: Iterable[Node], middle: float, radius: float) -> tuple[Group, ...]:
    """The letters of lines of text, each in a turned group of its own.

    The baseline, once straight, lies on a circle of this radius (mm), whose middle is below the
    text's ``middle``; for a negative radius above it.
    """
    return tuple(
        _turned(letter, middle, radius)
        for node in nodes
        if isinstance(node, Text)
        for letter in _letters(node)
    )


def _letters(line: Text) -> Iterable[Text]:
    run, x = line.run, line.x
    for character, advance in zip(run.text, run.advances, strict=True):
        if not character.isspace():
            yield Text(GlyphRun(run.font, run.size, character, (advance,)), x, line.y, line.colour)
        x += advance


def _turned(letter: Text, middle: float, radius: float) -> Group:
    """The letter, moved to the middle and turned about the middle of the circle."""
    from_middle = letter.x + letter.run.width / 2 - middle
    straight = Text(letter.run, middle - letter.run.width / 2, letter.y, letter.colour)
    angle = degrees(from_middle / abs(radius))
    return Group((straight,), rotate(copysign(angle, angle * radius), middle, letter.y + radius))

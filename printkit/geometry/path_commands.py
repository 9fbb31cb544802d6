"""SVG path data taken apart into commands and their numbers."""

import re
from collections.abc import Iterator
from typing import NamedTuple

_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_FLAGS = (3, 4)
"""The numbers of an arc that are 0 or 1, and need nothing between them and the next number."""
_LARGEST = 1e9

_GAP = re.compile(r"\s*")
_COMMA_GAP = re.compile(r"\s*(?:,\s*)?")
_NUMBER = re.compile(r"[+-]?(?:\d++(?:\.\d*+)?|\.\d++)(?:[eE][+-]?\d++)?")
_FLAG = re.compile(r"[01]")


class Command(NamedTuple):
    """A letter (small: relative to where the pen stands) and as many numbers as it takes."""

    letter: str
    numbers: tuple[float, ...]


def path_commands(text: str) -> Iterator[Command]:
    """Each command with its numbers; numbers that repeat a command come with its letter again.

    Raises:
        ValueError: a letter or a number is out of place.
    """
    text = text.strip()
    at, first = 0, True
    while at < len(text):
        letter = text[at]
        if letter.upper() not in _ARGUMENTS:
            raise ValueError(f"{text[at : at + 10]!r} is not path data")
        if first and letter not in "Mm":
            raise ValueError(f"a path begins with M, not with {letter}")
        first = False
        at = _after(_GAP, text, at + 1)
        if letter in "Zz":
            yield Command(letter, ())
            continue
        repeated = False
        while not repeated or _NUMBER.match(text, at):
            numbers, at = _numbers(letter, text, at)
            # After the first pair of a move, further pairs are lines.
            name = {"M": "L", "m": "l"}.get(letter, letter) if repeated else letter
            yield Command(name, numbers)
            repeated = True


def _numbers(letter: str, text: str, at: int) -> tuple[tuple[float, ...], int]:
    """The numbers of one command, and where the next thing stands."""
    numbers: list[float] = []
    count = _ARGUMENTS[letter.upper()]
    for i in range(count):
        flag = letter in "Aa" and i in _FLAGS
        match = (_FLAG if flag else _NUMBER).match(text, at)
        if match is None:
            found = f"{text[at : at + 10]!r}" if at < len(text) else "the end"
            raise ValueError(f"{letter} has too few numbers: it needs {count}, then comes {found}")
        number = float(match[0])
        if abs(number) > _LARGEST:
            raise ValueError(f"the number {match[0][:20]} is too large")
        numbers.append(number)
        at = _after(_COMMA_GAP, text, match.end())
    return tuple(numbers), at


def _after(gap: re.Pattern[str], text: str, at: int) -> int:
    match = gap.match(text, at)
    return at if match is None else match.end()

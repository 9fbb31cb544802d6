"""Reading SVG path data (M L H V C S Q T A Z, absolute and relative) into a path."""

import math
import re
from collections.abc import Iterator

from printkit.geometry.path import Path, Segment
from printkit.geometry.transform import Point

_TOKEN = re.compile(
    r"\s*,?\s*(?:([MmLlHhVvCcSsQqTtAaZz])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))"
)
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
MAX_SEGMENTS = 20_000


def parse_path_data(text: str) -> Path:
    """The path that SVG path data describes.

    Raises:
        ValueError: a letter or a number is out of place, or there is far too much.
    """
    pen = _Pen()
    for command, numbers in _commands(text):
        pen.draw(command, numbers)
        if len(pen.segments) > MAX_SEGMENTS:
            raise ValueError(f"a path of more than {MAX_SEGMENTS:,} segments")
    return Path(tuple(pen.segments))


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; repeated numbers repeat the command."""
    command, numbers, started = "", list[float](), False
    for letter, number in _tokens(text):
        if letter:
            if numbers:
                raise ValueError(f"{command} has too few numbers")
            command, started = letter, False
            if command in "Zz":
                yield command, []
                command = ""
            continue
        if not command:
            raise ValueError(f"a command letter is missing before {number}")
        numbers.append(float(number))
        if len(numbers) == _ARGUMENTS[command.upper()]:
            yield command, numbers
            numbers, started = [], True
            # After the first pair of a move, further pairs are lines.
            command = {"M": "L", "m": "l"}.get(command, command)
    if numbers or (command and not started):
        raise ValueError(f"{command} has too few numbers")


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    position, text = 0, text.rstrip()
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            raise ValueError(f"{text[position : position + 10]!r} is no path data")
        yield match[1] or "", match[2] or ""
        position = match.end()


class _Pen:
    """Where the drawing stands."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self._at = self._start = Point(0.0, 0.0)
        self._cubic_handle: Point | None = None
        self._quadratic_handle: Point | None = None

    def draw(self, command: str, numbers: list[float]) -> None:
        kind = command.upper()
        origin = self._at if command.islower() else Point(0.0, 0.0)
        cubic, quadratic = self._cubic_handle, self._quadratic_handle
        self._cubic_handle = self._quadratic_handle = None
        match kind:
            case "Z":
                self.segments.append(("Z",))
                self._at = self._start
            case "H":
                self._line(Point(origin.x + numbers[0], self._at.y))
            case "V":
                self._line(Point(self._at.x, origin.y + numbers[0]))
            case "A":
                self._arc(numbers, Point(origin.x + numbers[5], origin.y + numbers[6]))
            case _:
                points = [
                    Point(origin.x + x, origin.y + y)
                    for x, y in zip(numbers[::2], numbers[1::2], strict=True)
                ]
                self._points(kind, points, cubic, quadratic)

    def _points(
        self, kind: str, points: list[Point], cubic: Point | None, quadratic: Point | None
    ) -> None:
        match kind, points:
            case "M", [to]:
                self.segments.append(("M", *to))
                self._at = self._start = to
            case "L", [to]:
                self._line(to)
            case "C", [one, two, to]:
                self._curve(one, two, to)
            case "S", [two, to]:
                self._curve(self._mirrored(cubic), two, to)
            case "Q", [handle, to]:
                self._quadratic(handle, to)
            case "T", [to]:
                self._quadratic(self._mirrored(quadratic), to)

    def _mirrored(self, handle: Point | None) -> Point:
        if handle is None:
            return self._at
        return Point(2 * self._at.x - handle.x, 2 * self._at.y - handle.y)

    def _line(self, to: Point) -> None:
        self.segments.append(("L", *to))
        self._at = to

    def _curve(self, one: Point, two: Point, to: Point) -> None:
        self.segments.append(("C", *one, *two, *to))
        self._cubic_handle, self._at = two, to

    def _quadratic(self, handle: Point, to: Point) -> None:
        at = self._at
        self._curve(
            Point(at.x + 2 / 3 * (handle.x - at.x), at.y + 2 / 3 * (handle.y - at.y)),
            Point(to.x + 2 / 3 * (handle.x - to.x), to.y + 2 / 3 * (handle.y - to.y)),
            to,
        )
        self._cubic_handle, self._quadratic_handle = None, handle

    def _arc(self, numbers: list[float], to: Point) -> None:
        """An elliptical arc, from SVG's end point form (SVG 1.1, appendix F.6)."""
        rx, ry, turn = abs(numbers[0]), abs(numbers[1]), math.radians(numbers[2])
        if rx == 0 or ry == 0 or to == self._at:
            self._line(to)
            return
        cos, sin = math.cos(turn), math.sin(turn)
        dx, dy = (self._at.x - to.x) / 2, (self._at.y - to.y) / 2
        x, y = cos * dx + sin * dy, cos * dy - sin * dx
        grow = max(1.0, math.sqrt((x / rx) ** 2 + (y / ry) ** 2))
        rx, ry = rx * grow, ry * grow
        square = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1
        root = math.sqrt(max(0.0, square)) * (-1 if bool(numbers[3]) == bool(numbers[4]) else 1)
        cx, cy = root * rx * y / ry, -root * ry * x / rx
        start = math.atan2((y - cy) / ry, (x - cx) / rx)
        sweep = (math.atan2((-y - cy) / ry, (-x - cx) / rx) - start) % (2 * math.pi)
        if not numbers[4]:
            sweep -= 2 * math.pi
        middle = Point((self._at.x + to.x) / 2, (self._at.y + to.y) / 2)
        count = max(1, math.ceil(abs(sweep) / (math.pi / 4)))
        handle = 4 / 3 * math.tan(sweep / count / 4)

        def at(u: float, v: float) -> Point:
            px, py = rx * u + cx, ry * v + cy
            return Point(middle.x + cos * px - sin * py, middle.y + sin * px + cos * py)

        for i in range(count):
            a, b = start + sweep * i / count, start + sweep * (i + 1) / count
            self._curve(
                at(math.cos(a) - handle * math.sin(a), math.sin(a) + handle * math.cos(a)),
                at(math.cos(b) + handle * math.sin(b), math.sin(b) - handle * math.cos(b)),
                to if i == count - 1 else at(math.cos(b), math.sin(b)),
            )
        self._cubic_handle = None

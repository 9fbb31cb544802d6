"""Reading SVG path data (M L H V C S Q T A Z, absolute and relative) into a path."""

from printkit.geometry.arc import elliptical_arc
from printkit.geometry.path import Path, Segment
from printkit.geometry.path_commands import path_commands
from printkit.geometry.transform import Point
from printkit.limits import limits, remedy


def parse_path_data(text: str) -> Path:
    """The path that SVG path data describes; every subpath begins with a move.

    Raises:
        ValueError: a letter or a number is out of place, or there is far too much.
    """
    pen, most = _PathPen(), limits().segments
    for command, numbers in path_commands(text):
        pen.draw(command, numbers)
        if len(pen.segments) > most:
            raise ValueError(
                f"a path of {len(pen.segments):,} segments and more; {remedy('segments')}"
            )
    return Path(tuple(pen.segments))


class _PathPen:
    """Where the drawing stands."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self._at = self._start = Point(0.0, 0.0)
        self._cubic_handle: Point | None = None
        self._quadratic_handle: Point | None = None

    def draw(self, command: str, numbers: tuple[float, ...]) -> None:
        kind = command.upper()
        if kind not in "MZ" and self.segments[-1] == ("Z",):
            self.segments.append(("M", *self._start))
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

    def _arc(self, numbers: tuple[float, ...], to: Point) -> None:
        rx, ry, turn, large, clockwise = numbers[:5]
        cubics = elliptical_arc(
            self._at, to, rx, ry, turn, large=bool(large), clockwise=bool(clockwise)
        )
        before = len(self.segments)
        self.segments.extend(cubics)
        if len(self.segments) == before and to != self._at:
            self._line(to)
        self._at = to

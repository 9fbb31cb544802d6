"""Outlines of glyphs as paths of lines and cubics."""

from typing import Any

from printkit.geometry.path import Path, Segment
from printkit.text.fonts import Font


def glyph_outline(font: Font, char: str) -> Path:
    """The outline of a character in em, y down; of one without glyph, the font's box for it."""
    pen = _Pen(1 / font.units_per_em)
    font.face.draw_glyph_with_pen(font.face.get_nominal_glyph(ord(char)) or 0, pen)
    return Path(tuple(pen.segments))


class _Pen:
    """Takes what uharfbuzz draws: font units, y up, quadratic curves. Names are fontTools'."""

    def __init__(self, scale: float) -> None:
        self.segments: list[Segment] = []
        self._scale = scale
        self._at = (0.0, 0.0)

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol
        self._at = self._placed(point)
        self.segments.append(("M", *self._at))

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol
        self._at = self._placed(point)
        self.segments.append(("L", *self._at))

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol
        """The cubic that is the same curve: handles two thirds of the way to the control."""
        (x0, y0), (cx, cy), (x, y) = self._at, *map(self._placed, points)
        self._at = (x, y)
        self.segments.append(
            (
                "C",
                x0 + (cx - x0) * 2 / 3,
                y0 + (cy - y0) * 2 / 3,
                x + (cx - x) * 2 / 3,
                y + (cy - y) * 2 / 3,
                x,
                y,
            )
        )

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol
        (x1, y1), (x2, y2), self._at = map(self._placed, points)
        self.segments.append(("C", x1, y1, x2, y2, *self._at))

    def closePath(self) -> None:  # noqa: N802 - the pen protocol
        self.segments.append(("Z",))

    def endPath(self) -> None:  # noqa: N802 - the pen protocol
        """An open contour ends by itself."""

    def _placed(self, point: Any) -> tuple[float, float]:
        x, y = point
        return x * self._scale, -y * self._scale

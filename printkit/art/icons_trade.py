"""Symbols of trade between planets: bases, towers, customs, speed traps, chance and risk."""

from printkit.art.icons_grid import Icon, IconLayer, gap, hole, line, solid
from printkit.geometry.path import joined
from printkit.geometry.shapes import arc, circle, ellipse, on_circle, rectangle, sector

DECKS = 9.0
"""Walls of towers that are at least so high have two rows of lights."""
_QUESTION = "M{x0} {y1}C{x0} {y0} {x1} {y0} {x1} {y1}C{x1} {y2} {xm} {y2} {xm} {y3}"


def _tower(
    left: float, top: float, width: float, walls: float, roof: float
) -> tuple[IconLayer, ...]:
    """A tower with six sides, seen at one of its walls: a pointed roof, two edges, lit decks."""
    right, eaves, tip = left + width, top + roof, left + width / 2
    foot, third = eaves + walls, width / 3.4
    inner, outer = left + third, right - third
    decks = [eaves + walls * share for share in ((0.5,) if walls < DECKS else (0.3, 0.66))]
    return (
        solid(f"M{left} {eaves}L{tip} {top}L{right} {eaves}V{foot}H{left}Z", soft=0.8),
        gap(f"M{left - 1} {eaves}H{right + 1}", width=1.0),
        gap(f"M{inner} {eaves}V{foot + 0.6}M{outer} {eaves}V{foot + 0.6}", width=0.9),
        hole(*(rectangle(inner + 1.1, y - 0.9, outer - inner - 2.2, 1.8) for y in decks)),
    )


def _question(x: float, y: float, size: float) -> str:
    """A question mark without its dot; ``x`` is its middle, ``y`` its top."""
    return _QUESTION.format(
        x0=x - 0.36 * size,
        x1=x + 0.36 * size,
        xm=x,
        y0=y - 0.08 * size,
        y1=y + 0.28 * size,
        y2=y + 0.5 * size,
        y3=y + 0.68 * size,
    )


ICONS: dict[str, Icon] = {
    # A broad dome between two towers on a deck.
    "space-base": (
        solid("M1.6 19.4H22.4V22.4H1.6Z", soft=0.6),
        solid("M6 18.2C6 11.6 8.4 8.4 12 8.4C15.6 8.4 18 11.6 18 18.2Z", soft=0.6),
        solid("M2 18.2V9.4L3.4 7L4.8 9.4V18.2ZM19.2 18.2V9.4L20.6 7L22 9.4V18.2Z", soft=0.5),
        line("M12 7.6V2M9.6 3.6H14.4", width=1.3),
        gap("M6.4 14.2H17.6", width=1.2),
        hole(rectangle(10.6, 16, 2.8, 2.8)),
    ),
    # A luxury base: the same dome with a spire on top, under a star.
    "luxury-base": (
        solid("M1.6 20.4H22.4V22.6H1.6Z", soft=0.6),
        solid("M5 19.2C5 14.4 7.6 12 12 12C16.4 12 19 14.4 19 19.2Z", soft=0.6),
        solid("M12 1L13.8 5.6V11H10.2V5.6Z", soft=0.5),
        gap(ellipse(12, 8.2, 5.6, 1.9), width=2.4),
        line(ellipse(12, 8.2, 5.6, 1.9), width=1.2),
        hole(circle(9, 16.2, 0.9), circle(12, 16.2, 0.9), circle(15, 16.2, 0.9)),
    ),
    # Towers as they are folded from paper: a low one, a slim one, a broad one, and the broad one
    # with a slim one on its roof.
    "tower-low": _tower(4.0, 7.0, 16.0, 8.4, 6.6),
    "tower-slim": _tower(5.4, 2.0, 13.2, 14.6, 5.4),
    "tower-broad": _tower(1.6, 2.0, 20.8, 13.4, 6.6),
    "tower-crowned": (*_tower(8.4, 0.6, 7.2, 7.6, 3.4), *_tower(2.4, 11.6, 19.2, 6.6, 4.4)),
    # A barrier across the way, with its post.
    "customs": (
        solid("M3 8.6H7.6V21.6H3Z", soft=0.8),
        solid("M1.6 20.4H9V22.6H1.6Z", soft=0.6),
        solid("M4 8.8L21.4 2.4L22.6 5.8L5.2 12.2Z", soft=0.7),
        gap("M10 6.4L11.6 10M14.4 4.8L16 8.4M18.8 3.2L20.4 6.8", width=1.5),
        solid(circle(5.3, 10, 2.6), soft=0.2),
        hole(circle(5.3, 10, 1.1)),
        line("M20.6 9V21.6M18.4 21.8H22.8", width=1.5),
    ),
    # A camera on a mast, with its waves.
    "radar": (
        solid(rectangle(7.4, 3, 9.2, 8.6), soft=1.0),
        hole(circle(12, 7.3, 3.1)),
        solid(circle(12, 7.3, 1.5), soft=0.2),
        line("M12 12V22M8 22.2H16", width=1.8),
        line(joined([arc(12, 7.3, 8.6, -32, 32), arc(12, 7.3, 8.6, 148, 212)]), width=1.3),
        line("M12 12.6L7.6 21.8M12 12.6L16.4 21.8", width=1.2),
    ),
    # Three question marks, the middle one largest.
    "question-marks": (
        line(_question(12, 3.2, 13.4), width=2.4),
        solid(circle(12, 18.6, 1.4), soft=0.4),
        line(_question(3.4, 12.6, 5.6), width=1.4),
        line(_question(20.6, 12.6, 5.6), width=1.4),
        solid(circle(3.4, 19.1, 0.85), circle(20.6, 19.1, 0.85), soft=0.3),
    ),
    # A wheel of fortune with its ball.
    "roulette": (
        solid(circle(12, 12, 10.6), soft=0.4),
        hole(
            joined(sector(12, 12, 9.2, 5.4, 45 * i, 45 * i + 22.5) for i in range(8)),
        ),
        gap(circle(12, 12, 4.4), width=1.0),
        hole(circle(12, 12, 1.7)),
        hole(circle(*on_circle(12, 12, 7.3, 33.75), 1.5)),
    ),
}

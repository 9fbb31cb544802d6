"""Brown: a house of the south, and merchants of the north."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    STONE,
    door,
    wall,
    windows,
)
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    TIMBER,
    cypress,
    person,
    placed,
)
from printkit.art.classic.street_scene import GROUND, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("us-mediterranean-avenue")
def mediterranean_avenue(width: float, height: float, style: Style) -> Node:
    """A white house of the south: arches, a tiled roof, cypresses and the week's washing."""
    street = street_of(width, height, style, "mediterranean")
    for x, tall in ((-15.6, 10.0), (-13, 14.6)):
        cypress(street, x, tall)
    wall(street, -11, 6.4, 12, GROUND)
    wall(street, 1, 10.6, 8.4, GROUND, STONE)
    _tiles(street, -11, 6.6, 12, 4)
    _tiles(street, 1, 10.8, 8.4, 3)
    windows(street, (-8.2, -5, -1.8), (8.2,), 1.5, 2.6)
    for x in (-8.4, -5, -1.6):
        street.body(f"M{x - 1.2} {GROUND}V14.6Q{x} 12.2 {x + 1.2} 14.6V{GROUND}Z", GLASS, FINE)
    door(street, 4, GROUND, style.accent, 2.2)
    windows(street, (7,), (13,), 1.5, 2)
    street.line("M9.4 12.4C11.4 13.8 14 13.8 16.6 12M16.6 11.4V19", 0.28)
    for x, colour in ((11, PLASTER), (13, style.accent), (15, GLOW)):
        street.accent(placed("M-0.8 0H0.8V2.5H-0.8Z", x, 13.2), colour, FINE)
    person(street, 13, PLASTER)
    return street.node()


def _tiles(street: StreetScene, x: float, base: float, width: float, rise: float) -> None:
    """A low roof of tiles in the colour of the group."""
    street.accent(
        f"M{x - 0.9} {base}L{x + 1.6} {base - rise}H{x + width - 1.6}L{x + width + 0.9} {base}Z",
        street.style.accent,
        CONTOUR,
    )
    ridge, count = x + width / 2, round(width / 1.4)
    lines = (
        f"M{ridge + 1.3 * i} {base}L{ridge + 0.95 * i} {base - rise}"
        for i in range(-count // 2 + 1, count // 2)
    )
    street.faint(" ".join(lines), 0.14, street.style.accent.tint(0.6))


@drawing("us-baltic-avenue")
def baltic_avenue(width: float, height: float, style: Style) -> Node:
    """Merchants' houses with stepped gables, goods at the crane."""
    street = street_of(width, height, style, "baltic")
    for x, top, wide, colour in (
        (-16, 8.6, 10, PLASTER),
        (6, 8.6, 10, STONE),
        (-6, 6.4, 12, BRICK),
    ):
        _stepped_gable(street, x, top, wide, colour)
    for x in (-11, 11):
        windows(street, (x - 2.6, x, x + 2.6), (9.6,), 1.4, 2)
        windows(street, (x - 2.6, x + 2.6), (13.4,), 1.5, 2.2)
        street.accent(circle(x, 6.4, 0.9), style.accent, FINE)
    windows(street, (-3.4, 3.4), (7.4, 11), 1.6, 2.4)
    windows(street, (-3.4, 3.4), (14.6,), 1.6, 2.4)
    street.accent(rectangle(-1.1, 7, 2.2, 3), style.accent, EDGE)
    for x in (-11, 0, 11):
        door(street, x, GROUND, style.accent, 2)
    street.line("M0 4.4H2.2M2.2 4.2V9", 0.3)
    street.surface(placed("M-1 2.4C-1.4 1 -0.8 0.4 0 0C0.8 0.4 1.4 1 1 2.4Z", 2.2, 9), TIMBER, FINE)
    for barrel in (4.4, 6.2):
        street.surface(rectangle(barrel - 0.8, 17.9, 1.6, 1.7, 0.5), TIMBER, FINE)
    person(street, -4.4, PLASTER)
    return street.node()


def _stepped_gable(street: StreetScene, x: float, top: float, width: float, colour: Colour) -> None:
    """A narrow house whose gable climbs in steps to a coping of the group's colour."""
    wall(street, x, top, width, GROUND, colour)
    step = width / 7
    for i in range(1, 4):
        tier = rectangle(x + i * step, top - 1.4 * i, width - 2 * i * step, 1.4)
        street.surface(tier, colour, CONTOUR)
    for i in range(4):
        ends = sorted({x + i * step, x + (6 - i) * step})
        caps = (rectangle(end - 0.2, top - 1.4 * i - 0.45, step + 0.4, 0.6) for end in ends)
        street.accent(joined(caps), street.style.accent, FINE)

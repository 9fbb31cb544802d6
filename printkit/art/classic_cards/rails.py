"""Pictures of cards that send somebody to a train."""

from printkit.art.classic_cards.people import RUNNING, person
from printkit.art.classic_cards.things import smoke, wheel
from printkit.art.classic_cards.vignette import CREAM, DARK, GOLD, SAND, STONE, THIN, VignettePlate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, on_circle, rectangle, star
from printkit.scene import Node


@drawing("card-catch-the-train")
def catch_the_train(width: float, height: float, style: Style) -> Node:
    """Somebody runs along the platform after the last carriage."""
    plate = VignettePlate(width, height, style)
    plate.sky(30)
    smoke(plate, ((36, 4, 3), (31.4, 3.6, 2.4), (27.6, 5.2, 1.8)))
    plate.area("M17 10.4Q17 7.6 20 7.6H44V27H17Z", plate.deck)
    plate.area("M15.4 10.4Q16 6.4 20.4 6.4H44V9.8H16Z", DARK)
    plate.area(joined(rectangle(x, 12, 5.4, 6, 0.6) for x in (25.8, 33.4)), GOLD.tint(0.7))
    plate.area(rectangle(18.8, 11.4, 4.8, 13.6, 0.6), plate.other)
    plate.area(rectangle(19.8, 12.6, 2.8, 4.6, 0.4), GOLD.tint(0.7), THIN)
    plate.line("M24.8 20.6H44M24.8 22H44", THIN, GOLD if style.is_full else None)
    plate.shade("M17 23.6H44V27H17Z", 0.0, 0.6)
    plate.area(rectangle(12.4, 24.4, 32, 2.6), DARK)
    plate.line("M13 24.4V18.4H17M15 24.4V18.4", 0.7)
    plate.strong(circle(14.2, 17, 1.2), GOLD)
    for x in (20, 25.6, 36):
        wheel(plate, x, 28.4, 2.4, 6)
    plate.floor(30.8, STONE)
    plate.area(rectangle(plate.left - 1, 30.8, 60, 1.4), CREAM, THIN)
    late = plate.at(12.8, 36.4, 1.1, turn=9)
    person(
        late,
        plate.other,
        "bowler",
        legs=RUNNING,
        arms=(((-5, -12.6), (-7, -9.4)), ((5, -14.8), (8, -16.4))),
    )
    case = late.at(-7.2, -8.6, 1, turn=24)
    case.area(rectangle(-3, 0.4, 6, 4.4, 0.5), GOLD.shade(0.2))
    case.line("M-1 0.4V-0.4H1V0.4M-1.8 0.6V4.8M1.8 0.6V4.8", THIN)
    plate.line("M1 21H5M2 23.6H4.4M2 34H5", THIN)
    return plate.node()


@drawing("card-steam-engine")
def steam_engine(width: float, height: float, style: Style) -> Node:
    """An engine comes head on, under steam."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 18, 18, 5)
    smoke(plate, ((20, 4, 3.6), (25, 2.6, 3), (30.6, 4, 2.6), (14.6, 3.4, 2.6)))
    plate.floor(31, SAND)
    for y, reach in ((32.4, 12), (34.6, 15), (37.2, 18)):
        plate.area(rectangle(20 - reach, y, 2 * reach, 1.2), GOLD.shade(0.4), THIN)
    plate.line("M12 31L6 40.6M28 31L34 40.6", 1.4)
    plate.area("M8.4 31V13.6Q8.4 9.6 13 9.6H27Q31.6 9.6 31.6 13.6V31Z", plate.other)
    plate.area(joined(rectangle(x, 12.4, 3.4, 5) for x in (9.6, 27)), GOLD.tint(0.6), THIN)
    plate.area("M17 12L16 4.6H24L23 12Z", DARK)
    plate.area(rectangle(15, 3.6, 10, 1.9, 0.6), GOLD, THIN)
    plate.area(circle(20, 19.4, 9.4), plate.deck)
    plate.shade("M29.4 19.4A9.4 9.4 0 0 1 12 24.4C18 27.4 26 25.4 29.4 19.4Z", 0.7)
    plate.area(circle(20, 19.4, 7), DARK.tint(0.85))
    rivets = (on_circle(20, 19.4, 8.2, a) for a in range(0, 360, 30))
    plate.spot(joined(circle(p.x, p.y, 0.4) for p in rivets))
    plate.area(circle(20, 19.4, 3.6), GOLD, THIN)
    plate.area(circle(20, 19.4, 2.4), CREAM, THIN)
    plate.line("M13.4 19.4H16.4M23.6 19.4H26.6", 0.6, CREAM if style.is_full else None)
    plate.area(rectangle(17.8, 9, 4.4, 3.4, 0.8), GOLD, THIN)
    plate.area(rectangle(7, 28, 26, 3.4, 0.6), plate.deck)
    for x in (10.4, 29.6):
        plate.area(circle(x, 29.6, 1.7), STONE)
    plate.area("M11 31.4H29L33 37H7Z", DARK)
    plate.line(
        "M14 31.4L11.4 37M17 31.4L15.8 37M20 31.4V37M23 31.4L24.2 37M26 31.4L28.6 37",
        THIN,
        CREAM if style.is_full else None,
    )
    smoke(plate, ((4.6, 30, 2.4), (35.4, 30, 2.4), (2, 32, 2), (38, 32, 2)))
    return plate.node()


@drawing("card-night-train")
def night_train(width: float, height: float, style: Style) -> Node:
    """Lit windows cross a viaduct under the moon."""
    plate = VignettePlate(width, height, style)
    plate.night(40)
    plate.spot(
        joined(
            star(x, y, 0.8, 0.3, 4)
            for x, y in ((12, 4), (18, 9), (5, 12.6), (36.4, 12), (23.4, 3.4), (10, 16))
        ),
        GOLD,
    )
    plate.strong(circle(30.4, 7.6, 4.4), GOLD.tint(0.6))
    plate.flat(
        joined([circle(29, 6.6, 0.9), circle(32, 8.8, 1.2), circle(31.6, 5.4, 0.6)]),
        GOLD.tint(0.85),
    )
    plate.area("M-5 31C4 24 9 27 14 30C22 23 33 24 46 31V41H-5Z", plate.other.shade(0.25))
    smoke(plate, ((33.4, 13, 1.4), (29.6, 12, 1.9), (24.8, 11.8, 2.3), (19.4, 12.6, 2)))
    engine = plate.at(34, 23.6)
    engine.area("M-5 -1.6V-8H-0.4V-5.6H4.4Q5.4 -5.6 5.4 -4.4V-1.6Z", plate.deck)
    engine.area("M2.2 -5.6L1.8 -9.4H4L3.6 -5.6Z", DARK, THIN)
    engine.area("M-5.6 -8.6H0.2V-7.4H-5.6Z", DARK, THIN)
    engine.spot(rectangle(-3.8, -6.6, 2.2, 2.4), GOLD)
    engine.spot(circle(5.6, -4, 0.8), GOLD)
    for x in (-3, 0.6, 3.6):
        wheel(engine, x, -1, 1.4, 4)
    for start in (-12.4, 1.2, 14.8):
        plate.area(rectangle(start, 16.4, 12.8, 6), plate.deck)
        plate.area(rectangle(start - 0.3, 15.2, 13.4, 1.8, 0.6), DARK, THIN)
        plate.spot(
            joined(rectangle(start + 1 + 2.9 * i, 18, 2, 2.2) for i in range(4)), GOLD.tint(0.8)
        )
        for x in (start + 2.6, start + 10.2):
            wheel(plate, x, 22.8, 1.2, 4)
    plate.area("M-5 24.2H46V41H-5Z", STONE)
    plate.shade("M-5 24.2H46V26.2H-5Z", 0.0, 0.5)
    arches = joined(
        parse for parse in (rectangle(x, 28, 9, 14, 4.5) for x in (-8.4, 3, 14.4, 25.8, 37.2))
    )
    plate.flat(arches, DARK.mix(plate.other, 0.5) if style.is_full else DARK)
    plate.contour(arches)
    return plate.node()

"""Pictures of cards about walks, races and fairs."""

from printkit.art.classic_cards.people import RUNNING, WALKING, person
from printkit.art.classic_cards.things import rim
from printkit.art.classic_cards.vignette import CREAM, FINE, GOLD, SAND, THIN, VignettePlate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.scene import Node


@drawing("card-seaside-stroll")
def seaside_stroll(width: float, height: float, style: Style) -> Node:
    """A lady with a parasol on the planks, behind her the sea and a big wheel."""
    plate = VignettePlate(width, height, style)
    plate.sky(21)
    plate.strong(circle(9.4, 14.6, 2.6), GOLD)
    for a in range(0, 360, 45):
        end = on_circle(28, 13, 8.6, a)
        plate.line(f"M28 13L{end.x} {end.y}", FINE)
    plate.area(rim(28, 13, 9, 0.9), plate.other, THIN)
    for a in range(22, 380, 45):
        place = on_circle(28, 13, 8.6, a)
        plate.strong(
            f"M{place.x - 1.3} {place.y}H{place.x + 1.3}L{place.x + 0.8} {place.y + 2}"
            f"H{place.x - 0.8}Z",
            plate.deck if a % 90 else GOLD,
            FINE,
        )
    plate.line("M28 13L23.6 24M28 13L32.4 24", 0.8)
    plate.area(circle(28, 13, 1.1), GOLD, THIN)
    plate.area(rectangle(plate.left - 1, 22, 60, 8), plate.other.tint(0.7))
    plate.line(
        "M1 24.4Q2.4 23.4 3.8 24.4T6.6 24.4M11 26.6Q12.4 25.6 13.8 26.6T16.6 26.6"
        "M29 25.4Q30.4 24.4 31.8 25.4T34.6 25.4M4 28Q5.4 27 6.8 28T9.6 28",
        THIN,
    )
    plate.floor(30, GOLD.tint(0.75))
    plate.line(
        f"M{plate.left} 32.4H{plate.right}M{plate.left} 35H{plate.right}"
        f"M{plate.left} 38H{plate.right}",
        FINE,
    )
    plate.area(
        joined(
            [rectangle(plate.left - 1, 24.6, 60, 0.9), rectangle(plate.left - 1, 27.4, 60, 0.7)]
            + [rectangle(x, 24, 1, 6.6) for x in range(-3, 44, 6)]
        ),
        CREAM,
        THIN,
    )
    lady = plate.at(16, 35.4, 1.12)
    person(
        lady,
        plate.deck,
        "lady",
        dress=True,
        legs=WALKING,
        arms=(((-3.6, -11), (-3.4, -8.2)), ((4.4, -11.6), (5.2, -13.4))),
    )
    plate.line("M21.8 20.4L23 6.4", 0.8)
    plate.area(
        "M13.4 12C14 5.4 20 3 23.2 3.2C27.4 3.6 32 7.6 31.6 13.4Q29.6 11.6 27.4 12.8"
        "Q25 11 22.6 12.4Q20 10.6 17.8 12Q15.4 10.4 13.4 12Z",
        GOLD.tint(0.5),
    )
    plate.area(
        "M22.6 12.4Q20 10.6 17.8 12Q18.6 6 23.2 3.2ZM27.4 12.8Q29.6 11.6 31.6 13.4"
        "Q32 7.6 23.2 3.2Q27.4 6.6 27.4 12.8Z",
        plate.deck,
        THIN,
    )
    plate.line(
        "M3.4 18.4Q4.8 17 6 18.4Q7.2 17 8.6 18.4M12.6 20Q13.6 19 14.6 20Q15.6 19 16.6 20", THIN
    )
    return plate.node()


@drawing("card-second-wind")
def second_wind(width: float, height: float, style: Style) -> Node:
    """A runner through the ribbon, the wind in his back."""
    plate = VignettePlate(width, height, style)
    plate.rays(22, 22, 20, 4)
    plate.floor(33, SAND)
    plate.shadow(21, 35.6, 9)
    for x in (32.6, 5.8):
        plate.area(rectangle(x, 12, 1.4, 23), CREAM, THIN)
        plate.flat(joined(rectangle(x, y, 1.4, 2.6) for y in (14, 19.2, 24.4)), plate.deck)
        plate.contour(rectangle(x, 12, 1.4, 23), THIN)
    plate.area("M4 13V5.6L35.8 5.6V13Z", plate.deck)
    squares = joined(rectangle(4 + 2.65 * i, 5.6 + 2.47 * (i % 3), 2.65, 2.47) for i in range(12))
    plate.flat(squares, CREAM)
    plate.flat(
        joined(rectangle(4 + 2.65 * i, 5.6 + 2.47 * ((i + 1) % 3), 2.65, 2.47) for i in range(12)),
        plate.deck.tint(0.5),
    )
    plate.contour("M4 13V5.6L35.8 5.6V13Z")
    runner = plate.at(19.6, 35.4, 1.12, turn=10)
    person(
        runner,
        plate.other,
        "",
        legs=RUNNING,
        arms=(((-5.4, -15), (-6.4, -19)), ((5.2, -14.8), (7, -18.4))),
    )
    plate.area(
        "M7 24C14 22.4 18 25 24 23.4C28 22.4 30 24 33.4 23L33.2 24.8"
        "C29.6 26 28 24.4 24.2 25.4C18 27 14 24.4 6.8 26Z",
        plate.deck,
    )
    plate.line(
        "M2 18.4C8 17 11 18.4 12.2 16.6C13.2 15 10.8 13.8 10.2 15.6M1 29.4"
        "C7 28.4 9.6 30.4 12.4 28.4C14 27 12 25.6 11.2 27.4M3 22H9M2 32H8",
        THIN,
    )
    return plate.node()


@drawing("card-carousel")
def carousel(width: float, height: float, style: Style) -> Node:
    """Once around on a wooden horse."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 20, 20, 3)
    plate.floor(34, SAND)
    plate.area("M5 31.4Q20 28 35 31.4L34 35.4Q20 37.6 6 35.4Z", plate.other)
    plate.shade("M24 29.8Q30 30 35 31.4L34 35.4Q28 36.6 24 36.6Z", 0.0, 0.6)
    plate.area(rectangle(19, 12, 2, 18), GOLD)
    plate.line("M19 14L21 16M19 17L21 19M19 20L21 22M19 25.6L21 27.6", FINE)
    horse = (
        "M10.6 22.6C12.6 19.6 17 21 21 20.8C23.6 20.6 25.4 18.4 26.2 15.4L26 13.4"
        "L27.6 14.4C30.6 14.6 32.4 17.4 33.4 19.4L31.8 21L29.6 20"
        "C29 23 28.4 25.4 26 26.6L29.6 28.4L28.6 31.6L27 31.2L27.4 29.4L22.6 27.2"
        "C19 27.8 16.4 27.4 14 26.4L11 28.8L12.4 31.4L11 32.2L8.6 28.6L11 25.4Z"
    )
    plate.area(horse, CREAM)
    plate.shade(
        "M11 25.4C16 27.2 24 26.8 28.6 22C28.2 24.6 27.4 26 26 26.6L22.6 27.2"
        "C19 27.8 16.4 27.4 14 26.4L11 28.8Z",
        0.7,
        0.6,
    )
    plate.area("M10.8 22.4C7 21.4 6.4 25 8 28C4 27 3.4 20.4 8 20C9.4 20 10.4 21 10.8 22.4Z", GOLD)
    plate.area("M26.2 13.6C23.6 14.4 23.6 17 22.4 19.4C24.4 19.6 25.6 19 26.4 17.4Z", GOLD, THIN)
    plate.area("M15 20.4Q18.4 19 21.6 20.4L22.4 24.4Q18.4 25.6 14.6 24.2Z", plate.deck)
    plate.line("M18.4 24.8V27.6M26.6 19Q28.6 20.4 30.2 18.6M26.6 19L23 22.6", 0.6, plate.deck)
    plate.spot(circle(29.2, 17, 0.55))
    plate.area(rectangle(19.2, 12, 1.6, 8.4), GOLD, THIN)
    plate.area("M3 12C8 4.4 14 3.6 20 1.6C26 3.6 32 4.4 37 12Z", plate.deck)
    plate.area(
        "M12.4 12C13.6 7 16.4 3.4 20 1.6C17 5 17 9 17 12ZM27.6 12"
        "C26.4 7 23.6 3.4 20 1.6C23 5 23 9 23 12Z",
        CREAM,
        THIN,
    )
    scallops = "".join("a2.125 2.2 0 0 1 -4.25 0" for _ in range(8))
    plate.area(f"M37 12{scallops}Z", GOLD, THIN)
    plate.line("M20 1.6V-0.4", 0.6)
    return plate.node()

"""Three vignettes of Britain: a robin, a lion, the crown."""

from printkit.art.engravings.britain import paving
from printkit.art.engravings.engraving import BOLD, FINE, Engraving
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle, star
from printkit.scene import Node


@drawing("note-vignette-britain-1")
def robin(width: float, height: float, style: Style) -> Node:
    """A robin on a pillar box, in the snow."""
    plate = Engraving(width, height, style)
    plate.sky(23)
    paving(plate)
    flakes = (
        (6, 9),
        (9.6, 14.6),
        (10.4, 6),
        (30, 6.4),
        (33.6, 10.6),
        (31, 16),
        (6.4, 18.6),
        (28, 11.6),
    )
    plate.cut(joined(star(x, y, 0.9, 0.35, 6) for x, y in flakes), FINE)
    plate.cut("M14.6 27.4V14.6H25.4V27.4Z")
    plate.shade("M21.6 14.6H25.4V27.4H21.6Z", 0.8, 0.45)
    plate.cut("M13.6 14.8C13.8 11.8 16.6 10.8 20 10.8C23.4 10.8 26.2 11.8 26.4 14.8Z")
    plate.deep(rectangle(16.4, 16.2, 7.2, 1.3, 0.4))
    plate.cut(rectangle(17.2, 18.8, 5.6, 4.6, 0.3), 0.26)
    plate.line("M18.2 20.2H21.8M18.2 21.4H21.8", 0.3)
    plate.deep("M13.8 26.4H26.2V28.2H13.8Z")
    plate.cut(
        "M14.8 4.4C16 2 19.6 1.6 21.4 3.4C23.6 5 24 7.6 26.6 9.6L24 9.8"
        "C22.4 11 18.4 11.2 16.6 9.2C15.4 7.8 15 6.4 14.8 4.4Z"
    )
    plate.deep(
        "M14.9 4.6C16.6 4.6 18.2 6 18.4 8C18.4 9.2 17.8 9.8 17.4 9.8C15.6 8.6 15 6.6 14.9 4.6Z"
    )
    plate.shade("M19.6 5C22 5.6 23.4 7.6 25.4 9.4L24 9.8C21.4 9.6 19.8 8 19.6 5Z", 0.5, 0.42)
    plate.deep("M14.8 4L12.8 4.4L14.9 5Z")
    plate.deep(circle(16.8, 3.9, 0.45))
    plate.line("M19 10.4V11.2M20.6 10.4V11.2", 0.4)
    return plate.node()


@drawing("note-vignette-britain-5")
def lion(width: float, height: float, style: Style) -> Node:
    """A lion at rest on its plinth, the admiral's column behind."""
    plate = Engraving(width, height, style)
    plate.sky(23)
    plate.cut("M7.4 22.6L8 4.6H11L11.6 22.6Z")
    plate.shade("M9.8 4.6H11L11.6 22.6H10Z", 0.2, 0.42)
    plate.cut("M7 4.8L7.6 3.4H11.4L12 4.8Z", 0.3)
    plate.deep("M8.9 3.4L9.1 1.6H9.9L10.1 3.4Z")
    paving(plate)
    plate.line("M30.4 19.4C34 19 35.2 15.6 33.2 13.6", 0.9)
    plate.deep(circle(33.2, 13.2, 0.9))
    body = "M13.4 21.6C13 18.4 14.6 16.2 18 15.6C22 14.8 27.6 15 30 17C31.6 18.4 31.6 20.4 31 21.6Z"
    plate.cut(body)
    plate.shade(
        "M24 15.2C27 15 29 16 30 17C31.6 18.4 31.6 20.4 31 21.6H22C24.6 20 25.4 17.6 24 15.2Z",
        0.8,
        0.45,
    )
    plate.cut("M25.4 21.6C24.6 18.6 27 17.2 28.8 18.2C30.4 19.2 30 21 29.4 21.6Z", 0.3)
    plate.cut("M12 21.6V20.4C12.6 19.6 14 19.6 15 19.8L19.6 20.2V21.6Z", 0.3)
    plate.cut(joined([star(16.6, 12.4, 6.2, 5, 16)]))
    plate.shade(star(16.6, 12.4, 6.2, 5, 16), 1.0, 0.5)
    plate.cut(
        "M13 9.4C14 8 17.6 7.8 19 9.2C20.2 10.6 20 14 18.8 15.6"
        "C17.8 17 14.8 17 13.6 15.6C12.2 14 12 10.8 13 9.4Z"
    )
    plate.cut(joined([circle(12.8, 8.8, 1.1), circle(19.4, 8.6, 1.1)]), 0.3)
    plate.deep(joined([ellipse(14.4, 11.2, 0.55, 0.4), ellipse(17.8, 11.2, 0.55, 0.4)]))
    plate.deep("M15.2 13.4H17.2L16.2 14.5Z")
    plate.line(
        "M16.2 14.5V15.2C15.6 15.8 14.8 15.8 14.4 15.4M16.2 15.2C16.8 15.8 17.6 15.8 18 15.4", 0.3
    )
    plate.cut("M10 21.6H33V25.8H10Z")
    plate.shade("M24 21.6H33V25.8H24Z", 0.0, 0.5)
    plate.cut("M9 25.4H34L33 27H10Z", 0.3)
    return plate.node()


@drawing("note-vignette-britain-7")
def crown(width: float, height: float, style: Style) -> Node:
    """The crown on its cushion, in its light."""
    plate = Engraving(width, height, style)
    plate.sky(30, 1.5)
    rays = (
        polyline(
            [on_circle(20, 14, 8, a - 2), on_circle(20, 14, 13, a), on_circle(20, 14, 8, a + 2)],
            close=True,
        )
        for a in range(0, 360, 15)
    )
    plate.cut(joined(rays), FINE)
    cushion = (
        "M7.6 22.6C14 24 26 24 32.4 22.6C34.6 24 34.4 26.4 32.4 27.4"
        "C26 26.6 14 26.6 7.6 27.4C5.6 26.4 5.4 24 7.6 22.6Z"
    )
    plate.cut(cushion)
    plate.shade(cushion, 0.4, 0.5)
    plate.cut(joined([circle(6.8, 26.6, 1.1), circle(33.2, 26.6, 1.1)]), 0.3)
    plate.cut("M11.4 17C10.6 11.4 14 7.4 20 7.4C26 7.4 29.4 11.4 28.6 17Z")
    plate.shade("M21.4 7.6C26.6 7.8 29.2 11.6 28.6 17H24.2C24.8 13.4 23.8 9.8 21.4 7.6Z", 0.8, 0.45)
    plate.cut("M9.8 17C7.6 9.6 13 4.8 20.4 8.2L19.6 10C14.2 7.4 10 11 11.7 17Z", 0.3)
    plate.cut("M30.2 17C32.4 9.6 27 4.8 19.6 8.2L20.4 10C25.8 7.4 30 11 28.3 17Z", 0.3)
    pearls = (
        (10.6, 13.6),
        (11, 11.2),
        (12.6, 9.2),
        (15, 8.4),
        (29.4, 13.6),
        (29, 11.2),
        (27.4, 9.2),
        (25, 8.4),
    )
    plate.deep(joined(circle(x, y, 0.35) for x, y in pearls))
    plate.cut(circle(20, 6.6, 1.9))
    plate.line("M18.2 6.6H21.8M20 4.8V6.6", 0.26)
    plate.cut("M19.5 4.7V3.7H18.3V2.6H19.5V1.3H20.5V2.6H21.7V3.7H20.5V4.7Z", 0.3)
    for x in (10.6, 20, 29.4):
        plate.cut(f"M{x} 17.4L{x - 2} 14.2Q{x} 12.4 {x + 2} 14.2Z")
        plate.deep(circle(x, 14.8, 0.5))
    plate.cut("M9.4 16.6C15 18.2 25 18.2 30.6 16.6V20.8C25 22.4 15 22.4 9.4 20.8Z")
    gems = joined(
        [
            ellipse(14, 19.4, 1.2, 0.9),
            rectangle(18.8, 18.4, 2.4, 2.4, 0.4),
            ellipse(26, 19.4, 1.2, 0.9),
        ]
    )
    plate.deep(gems)
    plate.cut("M9 20.6C15 22.2 25 22.2 31 20.6V23C25 24.6 15 24.6 9 23Z", BOLD)
    plate.deep(
        joined(
            ellipse(x, y, 0.28, 0.5)
            for x, y in (
                (12, 22.4),
                (15.4, 22.9),
                (18.6, 23.1),
                (21.6, 23.1),
                (24.8, 22.9),
                (28, 22.4),
            )
        )
    )
    return plate.node()

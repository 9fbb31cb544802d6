"""Marks of colour groups: twelve silhouettes that can be distinguished without colour."""

from printkit.art.icons_grid import Icon, gap, hole, solid
from printkit.geometry.shapes import circle, polygon, rectangle, ring, star

ICONS: dict[str, Icon] = {
    "mark-circle": (solid(circle(12, 12, 8.7)),),
    "mark-ring": (solid(ring(12, 12, 9.6, 5.2), soft=0.6),),
    "mark-triangle": (solid("M12 3L21.7 20H2.3Z"),),
    "mark-square": (solid(rectangle(4, 4, 16, 16), soft=0.8),),
    "mark-diamond": (solid("M12 1.5L20.2 12L12 22.5L3.8 12Z", soft=0.8),),
    "mark-pentagon": (
        solid(polygon(12, 12.9, 10.6, 5), soft=0.8),
        hole(polygon(12, 12.9, 4.2, 5), soft=0.4),
    ),
    "mark-hexagon": (
        solid(polygon(12, 12, 10.2, 6), soft=0.8),
        gap("M12 12V22.6M12 12L2.9 6.75M12 12L21.1 6.75", width=1.8),
    ),
    "mark-star": (solid(star(12, 12.9, 10.9, 4.9, 5), soft=0.8),),
    "mark-cross": (solid("M8.7 3H15.3V8.7H21V15.3H15.3V21H8.7V15.3H3V8.7H8.7Z", soft=0.8),),
    "mark-crescent": (
        solid(
            "M19.4 18.9C13.4 25 3.4 20.8 3.4 12C3.4 3.2 13.4-1 19.4 5.1"
            "C13.6 4 10.4 7.6 10.4 12C10.4 16.4 13.6 20 19.4 18.9Z",
            soft=0.8,
        ),
    ),
    "mark-drop": (
        solid(
            "M12 1.6C14.6 6.2 19 9.8 19 15C19 19 15.9 22 12 22"
            "C8.1 22 5 19 5 15C5 9.8 9.4 6.2 12 1.6Z"
        ),
    ),
    "mark-chevron": (solid("M12 3.6L21.6 13.2V20.4L12 11.6L2.4 20.4V13.2Z", soft=0.8),),
}

"""The colours of the travel posters: warm paper, a violet night, and what stands out against it."""

from printkit.colour import Colour, parse_colour
from printkit.records import record

CREAM = parse_colour("#fff3d9")
SAND = parse_colour("#ecc98f")
GOLD = parse_colour("#ffc94a")
AMBER = parse_colour("#e8962e")
CORAL = parse_colour("#ee6a4c")
BRICK = parse_colour("#b5362f")
WINE = parse_colour("#6d1f3c")
ROSE = parse_colour("#f0a3a8")
ORCHID = parse_colour("#9a63bf")
VIOLET = parse_colour("#5b3597")
PLUM = parse_colour("#3a2168")
NIGHT = parse_colour("#1d1746")
AQUA = parse_colour("#a8dfdc")
TEAL = parse_colour("#2f9fa0")
SEA = parse_colour("#1b5f7d")
LEAF = parse_colour("#5aa45c")
FOREST = parse_colour("#23603f")
STEEL = parse_colour("#c3cddd")
SLATE = parse_colour("#6a7797")
IRON = parse_colour("#3b4465")
BROWN = parse_colour("#7d4a2b")

# What the pieces of these names are printed in.
OUTPOST, STATION, BASE = map(parse_colour, ("#2fae66", "#2f86c0", "#d8392b"))

Sky = tuple[Colour, Colour, Colour, Colour]
"""From the far edge of a sky to the light in its middle."""

DEEP_NIGHT: Sky = (NIGHT, PLUM, VIOLET, ORCHID)
SUNDOWN: Sky = (WINE, BRICK, CORAL, parse_colour("#f7a86a"))
DAYBREAK: Sky = (CORAL, parse_colour("#f59a62"), parse_colour("#f9bf7c"), parse_colour("#fde2a8"))
LAGOON: Sky = (SEA, parse_colour("#2a8595"), parse_colour("#5db7b0"), AQUA)
HAZE: Sky = (ORCHID, parse_colour("#c084b4"), ROSE, parse_colour("#fbd3c0"))


@record
class Scenery:
    """The colours of one planet: its sky, the disc in it, and its ground from far to near."""

    sky: Sky
    disc: Colour
    far: Colour
    middle: Colour
    near: Colour
    light: Colour
    spot: Colour


def _scenery(sky: str, disc: str, ground: str, light: str, spot: str) -> Scenery:
    first, second, third, fourth = (parse_colour(c) for c in sky.split())
    far, middle, near = (parse_colour(c) for c in ground.split())
    of = (parse_colour(disc), far, middle, near, parse_colour(light), parse_colour(spot))
    return Scenery((first, second, third, fourth), *of)


LUPUS = _scenery(
    "#16305c #27558a #4f90c0 #9fd4e8", "#fdf3d0", "#7fb3d6 #4278ac #17345f", "#eaf8ff", "#f2a03d"
)
CARINA = _scenery(
    "#e8743b #f29a4b #f8c274 #fde3a8", "#fff6da", "#7f97dc #2a4fb4 #11266e", "#d6e3ff", "#d8392b"
)
TAURUS = _scenery(
    "#a31d33 #cc3d33 #e87347 #f7b06f", "#fff0c8", "#b03a44 #7c1830 #450b24", "#f9d0a4", "#2f86c0"
)
HERCULES = _scenery(
    "#2c5f73 #4b8c94 #8fbfae #e3e2b8", "#fff3d0", "#eba662 #d56a2b #73300f", "#ffdda8", "#b5261e"
)
PEGASUS = _scenery(
    "#4b2a6b #7a3f8e #b866a8 #eaa7c4", "#fff1d6", "#dba6d3 #a1559f #4a2261", "#fdeaf4", "#ffcf33"
)
LYRA = _scenery(
    "#3a3f86 #6a63ad #c08fb0 #f7cf8e", "#fffbe0", "#f2d763 #cf9c27 #6f4a10", "#fff5c4", "#c4407c"
)
HYDRUS = _scenery(
    "#0c4a56 #157a74 #58ae8c #c9e2a6", "#fdf6cf", "#4aa583 #16735a #083c34", "#d9f4d9", "#e8743b"
)
ORION = _scenery(
    "#1b1236 #3d2048 #7a3d4c #c9785a", "#ffe9bd", "#9a5c3c #5f2c19 #2c120c", "#edc294", "#8fd3e8"
)

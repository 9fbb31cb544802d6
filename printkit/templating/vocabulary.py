"""The elements of templates, their attributes, and what each is for.

The element reference in ``docs/elements.md`` is generated from this table.
"""

from enum import StrEnum

from printkit.records import record


class Kind(StrEnum):
    """What an attribute holds."""

    LENGTH = "length"
    SIZE = "length of 0 or more"
    NUMBER = "number"
    WHOLE = "whole number"
    COLOUR = "colour"
    FONT = "font role"
    STYLE = "text style"
    BOX = "box"
    FLAG = "true or false"
    TEXT = "text"
    DASH = "lengths of 0 or more, not all 0"
    PATH = "path data"
    ICON = "icon"
    ART = "drawing"


@record
class Attribute:
    """One attribute: its kind, whether it must stand, and what it may be if it is a choice."""

    kind: Kind
    doc: str
    required: bool = False
    choices: tuple[str, ...] = ()


@record
class ElementSpec:
    """One element: what it draws, its attributes, and which children it may hold."""

    doc: str
    attributes: dict[str, Attribute]
    children: tuple[str, ...] = ()
    text: bool = False


_BOX = {
    "x": Attribute(Kind.LENGTH, "left edge within the parent; default 0"),
    "y": Attribute(Kind.LENGTH, "upper edge within the parent; default 0"),
    "w": Attribute(Kind.LENGTH, "width; default: what the parent leaves"),
    "h": Attribute(Kind.LENGTH, "height; default: what the parent leaves"),
    "right": Attribute(Kind.LENGTH, "from its right edge to the parent's; default 0"),
    "bottom": Attribute(Kind.LENGTH, "from its lower edge to the parent's; default 0"),
    "cx": Attribute(Kind.LENGTH, "its middle, instead of `x` or `right`"),
    "cy": Attribute(Kind.LENGTH, "its middle, instead of `y` or `bottom`"),
    "box": Attribute(Kind.BOX, "a box of the theme instead of x, y, w, h"),
    "inset": Attribute(Kind.LENGTH, "taken away on all four sides"),
    "grow": Attribute(Kind.NUMBER, "share of the free room in a row or column; default 1"),
}
_PAINT = {
    "fill": Attribute(Kind.COLOUR, "colour of the area"),
    "stroke": Attribute(Kind.COLOUR, "colour of the outline"),
    "stroke-width": Attribute(Kind.SIZE, "width of the outline; default 0.25mm"),
    "dash": Attribute(Kind.DASH, "lengths of dashes and gaps in mm, such as `1 0.5`"),
}
_TYPE = {
    "style": Attribute(Kind.STYLE, "a text style of the theme"),
    "font": Attribute(Kind.FONT, "replaces the style's font"),
    "size": Attribute(Kind.LENGTH, "replaces the style's size"),
    "min": Attribute(Kind.LENGTH, "the text may shrink to this size"),
    "colour": Attribute(Kind.COLOUR, "replaces the style's colour"),
    "align": Attribute(Kind.TEXT, "where lines stand", choices=("left", "center", "right")),
    "valign": Attribute(
        Kind.TEXT, "where the block stands in its box", choices=("top", "middle", "bottom")
    ),
    "leading": Attribute(Kind.NUMBER, "line distance as a multiple of the size"),
    "tracking": Attribute(Kind.LENGTH, "extra distance between letters"),
    "uppercase": Attribute(Kind.FLAG, "sets capitals"),
    "hyphenate": Attribute(Kind.FLAG, "whether words may be hyphenated"),
    "of": Attribute(
        Kind.TEXT, "the field that the text comes from, for messages: `name`, `game.title`"
    ),
    "alike": Attribute(
        Kind.FLAG,
        "sets the field that `of` names in one size on all cards of decks that share this "
        "template: the largest in which each fits this box",
    ),
}
DRAWABLE = (
    "group",
    "rect",
    "circle",
    "ellipse",
    "line",
    "arrow",
    "path",
    "text",
    "image",
    "icon",
    "art",
    "row",
    "column",
    "grid",
    "table",
    "place",
    "piece",
)

ELEMENTS: dict[str, ElementSpec] = {
    "artwork": ElementSpec(
        "The root: one side of a piece. Its size is given by the component.",
        {"ground": Attribute(Kind.COLOUR, "paints the piece including its bleed")},
        DRAWABLE,
    ),
    "group": ElementSpec(
        "A box with its own coordinates; its children are placed in it.",
        {
            **_BOX,
            "rotate": Attribute(Kind.NUMBER, "degrees clockwise about the middle"),
            "clip": Attribute(Kind.FLAG, "cuts off what reaches beyond the box"),
            "radius": Attribute(Kind.SIZE, "rounds the corners of the clipping box"),
            "plate": Attribute(Kind.FLAG, "cuts these corners as the theme cuts those of plates"),
            "accent": Attribute(Kind.COLOUR, "the accent colour within the group"),
            "units": Attribute(
                Kind.NUMBER,
                "its width in units of its own: all lengths and paths within count in these",
            ),
        },
        DRAWABLE,
    ),
    "rect": ElementSpec(
        "A rectangle.",
        {**_BOX, **_PAINT, "radius": Attribute(Kind.SIZE, "rounds the corners")},
    ),
    "ellipse": ElementSpec("An ellipse that fills its box.", {**_BOX, **_PAINT}),
    "circle": ElementSpec(
        "A circle.",
        {
            "cx": Attribute(Kind.LENGTH, "middle", required=True),
            "cy": Attribute(Kind.LENGTH, "middle", required=True),
            "r": Attribute(Kind.SIZE, "radius", required=True),
            **_PAINT,
        },
    ),
    "line": ElementSpec(
        "A straight line.",
        {
            "x1": Attribute(Kind.LENGTH, "start", required=True),
            "y1": Attribute(Kind.LENGTH, "start", required=True),
            "x2": Attribute(Kind.LENGTH, "end", required=True),
            "y2": Attribute(Kind.LENGTH, "end", required=True),
            "stroke": Attribute(Kind.COLOUR, "colour", required=True),
            "stroke-width": _PAINT["stroke-width"],
            "dash": _PAINT["dash"],
            "cap": Attribute(Kind.TEXT, "how it ends", choices=("butt", "round", "square")),
        },
    ),
    "arrow": ElementSpec(
        "A line with a head at its end.",
        {
            "x1": Attribute(Kind.LENGTH, "start", required=True),
            "y1": Attribute(Kind.LENGTH, "start", required=True),
            "x2": Attribute(Kind.LENGTH, "where it points", required=True),
            "y2": Attribute(Kind.LENGTH, "where it points", required=True),
            "bend": Attribute(Kind.LENGTH, "how far its middle lies to the left; default 0"),
            "stroke": Attribute(Kind.COLOUR, "colour; default `ink`"),
            "stroke-width": Attribute(Kind.SIZE, "width of the line; default 0.5mm"),
            "dash": _PAINT["dash"],
        },
    ),
    "path": ElementSpec(
        "A free shape in the parent's millimetres.",
        {
            "d": Attribute(Kind.PATH, "SVG path data: M L H V C S Q T A Z", required=True),
            **_PAINT,
        },
    ),
    "text": ElementSpec(
        "Text set in its box: wrapped, then shrunk to `min`, else reported. `**bold**` and "
        "`*italic*` are understood.",
        {
            **_BOX,
            **_TYPE,
            "arch": Attribute(
                Kind.LENGTH,
                "radius of a circle on which a line of text stands; below 0 it hangs in the circle",
            ),
        },
        text=True,
    ),
    "image": ElementSpec(
        "A picture of the pack (PNG, JPEG, or plain SVG).",
        {
            **_BOX,
            "src": Attribute(Kind.TEXT, "the file, relative to the pack", required=True),
            "fit": Attribute(Kind.TEXT, "how it fills the box", choices=("contain", "cover")),
        },
    ),
    "icon": ElementSpec(
        "A one-colour symbol, square, in the middle of its box; or a picture of the pack, of which "
        "an SVG drawing in one colour takes that of the symbol.",
        {
            **_BOX,
            "name": Attribute(Kind.ICON, "the icon, or a file of the pack", required=True),
            "colour": Attribute(Kind.COLOUR, "its colour; default `ink`"),
            "ground": Attribute(Kind.COLOUR, "what shows through it; default `paper`"),
        },
    ),
    "art": ElementSpec(
        "A drawing that printkit makes, filling its box; or a picture of the pack, whole in it.",
        {
            **_BOX,
            "name": Attribute(Kind.ART, "the drawing, or a file of the pack", required=True),
            "fit": Attribute(Kind.TEXT, "how a picture fills it", choices=("contain", "cover")),
            "accent": Attribute(Kind.COLOUR, "main colour; default `accent`"),
            "ground": Attribute(Kind.COLOUR, "ground colour; default `ground`"),
            "line": Attribute(Kind.COLOUR, "line colour; default `ink`"),
            "seed": Attribute(Kind.WHOLE, "varies what is scattered, such as stars"),
            "pale": Attribute(Kind.FLAG, "draws it as with little ink, in full ink too"),
        },
    ),
    "row": ElementSpec(
        "Children side by side; those without `w` share what is left.",
        {**_BOX, "gap": Attribute(Kind.LENGTH, "distance between children")},
        DRAWABLE,
    ),
    "column": ElementSpec(
        "Children one below the other; a table with `row` takes what its lines need, others "
        "without `h` share what is left.",
        {**_BOX, "gap": Attribute(Kind.LENGTH, "distance between children")},
        DRAWABLE,
    ),
    "grid": ElementSpec(
        "Children line by line in cells of one size.",
        {
            **_BOX,
            "columns": Attribute(Kind.WHOLE, "how many stand side by side", required=True),
            "gap": Attribute(Kind.LENGTH, "distance between children"),
        },
        DRAWABLE,
    ),
    "table": ElementSpec(
        "Lines with the same columns; all lines are set in the largest size that fits all.",
        {
            **_BOX,
            **_TYPE,
            "columns": Attribute(Kind.TEXT, "widths in mm; `*` takes the rest", required=True),
            "row": Attribute(Kind.SIZE, "height of a line; default: the lines share the height"),
            "most": Attribute(Kind.SIZE, "height of all lines at most, whatever `row` says"),
            "rule": Attribute(Kind.COLOUR, "line between the lines of the table"),
            "rule-width": Attribute(Kind.SIZE, "its width; default 0.2mm"),
        },
        ("tr",),
    ),
    "tr": ElementSpec(
        "A line of a table.",
        {"grow": _BOX["grow"], "fill": _PAINT["fill"]},
        ("td",),
    ),
    "td": ElementSpec(
        "A cell of a table, with its text.",
        {
            "align": _TYPE["align"],
            "valign": Attribute(
                Kind.TEXT,
                "where the text stands in its row; default middle",
                choices=("top", "middle", "bottom"),
            ),
            "font": _TYPE["font"],
            "colour": _TYPE["colour"],
            "style": _TYPE["style"],
            "of": _TYPE["of"],
            "icon": Attribute(Kind.ICON, "an icon in place of a text, where `align` says"),
            "times": Attribute(Kind.WHOLE, "how many of the icon, side by side; default 1"),
            "icon-size": Attribute(Kind.SIZE, "its side; default 60 % of the line"),
        },
        text=True,
    ),
    "place": ElementSpec(
        "Marks where a piece or a deck lies, so that the checker can compare the sizes.",
        {**_BOX, "for": Attribute(Kind.TEXT, "piece or deck", required=True)},
    ),
    "piece": ElementSpec(
        "A small picture of another piece, as large as its box allows; only where the component "
        "hands pieces in, as the contents sheet and the figures of the rulebook do.",
        {
            **_BOX,
            "name": Attribute(Kind.TEXT, "the piece", required=True),
            "side": Attribute(Kind.TEXT, "which side; default front", choices=("front", "back")),
            "stroke": Attribute(Kind.COLOUR, "colour of its outline; default none"),
            "stroke-width": _PAINT["stroke-width"],
        },
    ),
}

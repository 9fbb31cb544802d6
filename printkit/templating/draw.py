"""From elements to scene nodes."""

from collections.abc import Callable
from dataclasses import replace
from math import ceil, inf

from printkit.art.registry import LONGEST, draw_art, has_room
from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.geometry.path import Bounds, Path, polyline
from printkit.geometry.plates import plate
from printkit.geometry.shapes import ellipse, rectangle
from printkit.geometry.transform import rotate, scale, translate
from printkit.limits import LimitError, check_time
from printkit.model.base import is_picture
from printkit.scene import Group, Node, Shape, Side, Stroke
from printkit.templating.arrows import WIDTH, arrow
from printkit.templating.attributes import Values, length_of, read_attributes
from printkit.templating.codes import DRAWING_FAILS, WRONG_ELEMENT
from printkit.templating.failing import failure_to_draw
from printkit.templating.look import LookupFailure, unknown
from printkit.templating.markup import Element
from printkit.templating.miniature import miniature
from printkit.templating.named_pictures import as_drawing, in_its_box, named_icon, placed_picture
from printkit.templating.nesting import known_element
from printkit.templating.scope import Place, Scope
from printkit.templating.sharing import divided, growth
from printkit.templating.spending import weight
from printkit.templating.tables import draw_table, table_height
from printkit.templating.words import draw_text

_NOT_WEIGHED = 50
"""Drawings on one side that a sketch leaves out without a look at how much they hold."""


class SideStopped(Exception):  # noqa: N818 - no error: it is reported already
    """Nothing more of this side is drawn."""


Draw = Callable[[Element, Values, Bounds, Scope], Node | None]


def draw_children(element: Element, frame: Bounds, scope: Scope) -> tuple[Node, ...]:
    """The children of an element, each in the whole frame (0, 0, width, height)."""
    nodes = (draw_element(child, element.name, frame, scope) for child in element.children)
    return tuple(node for node in nodes if node is not None)


def draw_element(element: Element, parent: str, frame: Bounds, scope: Scope) -> Node | None:
    """One element in its parent's frame; None if it draws nothing or is mistaken."""
    check_time()
    spec = known_element(element, parent, scope)
    if spec is None:
        return None
    values = read_attributes(element, spec, frame, scope)
    if values is None:
        return None
    try:
        check_time()
        node = _DRAW[element.name](element, values, frame, scope)
        if node is not None and not element.children:
            scope.spend("shapes", weight(node, scope.kept))
    except SideStopped:
        raise
    except Exception as error:  # noqa: BLE001 - a finding, whatever it is
        _report_failure(error, element, scope)
        return None
    scope.note(node, element)
    return node


def _report_failure(error: Exception, element: Element, scope: Scope) -> None:
    """Say once for all pieces that an element cannot be drawn.

    Raises:
        SideStopped: it goes beyond a limit, and so would all that follows.
    """
    rule, message, remedy = failure_to_draw(error, f"{scope.title}: <{element.name}>")
    scope.report_once(rule, message, element.span, remedy)
    if isinstance(error, LimitError):
        raise SideStopped from None


def _group(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node:
    box = values.box(frame)
    inner = scope.within(box)
    if "units" in values:
        inner = replace(inner, unit=box.width / (values.number("units") or 1.0))
    accent = values.colour("accent")
    if accent is not None:
        inner = inner.accented(accent)
    transform = translate(box.x, box.y)
    if "rotate" in values:
        turn = rotate(values.number("rotate"), box.width / 2, box.height / 2)
        transform = turn.then(transform)
    clip = None
    if values.flag("clip") or "radius" in values:
        clip = _clip(values, box)
    return Group(draw_children(element, _own(box), inner), transform, clip)


def _clip(values: Values, box: Bounds) -> Path:
    radius, tokens = values.number("radius"), values.tokens
    if values.flag("plate"):
        return plate(0.0, 0.0, box.width, box.height, radius * tokens.corner, tokens.plate)
    return rectangle(0.0, 0.0, box.width, box.height, radius)


def _rect(_element: Element, values: Values, frame: Bounds, _scope: Scope) -> Node:
    box = values.box(frame)
    tokens = values.tokens
    return _painted(plate(*box, values.number("radius") * tokens.corner, tokens.plate), values)


def _ellipse(_element: Element, values: Values, frame: Bounds, _scope: Scope) -> Node:
    box = values.box(frame)
    return _painted(ellipse(*box.centre, box.width / 2, box.height / 2), values)


def _circle(_element: Element, values: Values, _frame: Bounds, _scope: Scope) -> Node:
    radius = values.number("r")
    return _painted(ellipse(values.number("cx"), values.number("cy"), radius, radius), values)


def _line(_element: Element, values: Values, _frame: Bounds, _scope: Scope) -> Node:
    ends = [(values.number(f"x{end}"), values.number(f"y{end}")) for end in (1, 2)]
    return Shape(polyline(ends), stroke=_stroke(values))


def _arrow(_element: Element, values: Values, _frame: Bounds, scope: Scope) -> Node:
    start, end = ((values.number(f"x{n}"), values.number(f"y{n}")) for n in (1, 2))
    colour = values.colour("stroke") or scope.look.colour("ink")
    stroke = Stroke(colour, values.number("stroke-width", WIDTH), values.given.get("dash", ()))
    return arrow(start, end, values.number("bend"), stroke)


def _path(_element: Element, values: Values, _frame: Bounds, scope: Scope) -> Node:
    path = values.path("d")
    return _painted(path if scope.unit == 1 else path.transformed(scale(scope.unit)), values)


def _icon(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node | None:
    box = _room(element, values, frame, scope)
    if box is None:
        return None
    colour = values.colour("colour") or scope.look.colour("ink")
    ground = values.colour("ground") or scope.look.colour("paper")
    return named_icon(element, values.text("name"), box, (colour, ground), scope)


def _art(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node | None:
    box = _room(element, values, frame, scope, LONGEST)
    if box is None:
        return None
    if is_picture(values.text("name")):
        fit = values.text("fit", "contain")
        node = placed_picture(element, values.text("name"), box, fit, scope)
        return node and as_drawing(node, box)
    if scope.sketch and scope.spending.of("drawings") <= _NOT_WEIGHED:
        return in_its_box(box)

    def colour(name: str, role: str) -> Colour:
        return values.colour(name) or scope.look.colour(role)

    style = scope.look.art_style(
        colour("accent", "accent"),
        colour("ground", "ground"),
        colour("line", "ink"),
        int(values.number("seed")),
    )
    drawn = draw_art(values.text("name"), box, style.paler() if values.flag("pale") else style)
    if scope.sketch:
        scope.spend("shapes", weight(drawn))
        return in_its_box(box)
    return in_its_box(box, drawn)


def _image(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node | None:
    box = _room(element, values, frame, scope)
    if box is None:
        return None
    return placed_picture(element, values.text("src"), box, values.text("fit", "contain"), scope)


def _piece(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node | None:
    name = values.text("name")
    if name not in scope.pieces and scope.left_out(name):
        return None
    if name not in scope.pieces:
        message = f"<piece name>: {unknown('piece', name, scope.pieces)}"
        scope.report(WRONG_ELEMENT, message, element.span, attribute="name")
        return None
    box = _room(element, values, frame, scope)
    if box is None:
        return None
    side = Side(values.text("side", Side.FRONT))
    only = scope.look.ink is not Ink.FULL
    return miniature(scope.pieces[name], side, box, _stroke(values), scope.kept, little_ink=only)


def _place(_element: Element, values: Values, frame: Bounds, scope: Scope) -> None:
    box = values.box(frame)
    x, y = scope.origin
    scope.places.append(
        Place(values.text("for"), Bounds(box.x + x, box.y + y, box.width, box.height))
    )


def _row(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node:
    return _stack(element, values, frame, scope, across=True)


def _column(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node:
    return _stack(element, values, frame, scope, across=False)


def _grid(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node:
    """Children line by line in cells of one size, so many in a line."""
    box, gap = values.box(frame), values.number("gap")
    columns = max(1, int(values.number("columns", 1)))
    lines = max(1, ceil(len(element.children) / columns))
    wide, high = _each(box.width, columns, gap), _each(box.height, lines, gap)
    nodes: list[Node] = []
    for at, child in enumerate(element.children):
        x, y = (wide + gap) * (at % columns), (high + gap) * (at // columns)
        inner = scope.within(Bounds(box.x + x, box.y + y, wide, high))
        node = draw_element(child, element.name, Bounds(0.0, 0.0, wide, high), inner)
        if node is not None:
            nodes.append(Group((node,), translate(x, y)))
    return Group(tuple(nodes), translate(box.x, box.y))


def _each(whole: float, count: int, gap: float) -> float:
    """What each of ``count`` equal parts takes with gaps between them."""
    return (whole - gap * (count - 1)) / count


def _stack(element: Element, values: Values, frame: Bounds, scope: Scope, *, across: bool) -> Node:
    """Children one after the other; the free room goes to those without their own size."""
    box = values.box(frame)
    size, whole = ("w", box.width) if across else ("h", box.height)
    gap = values.number("gap")
    room = whole - gap * max(0, len(element.children) - 1)
    nodes: list[Node] = []
    at = 0.0
    sizes = _sizes(element, size, room, scope)
    for child, length in zip(element.children, sizes, strict=True):
        x, y = (at, 0.0) if across else (0.0, at)
        cell = Bounds(x, y, *((length, box.height) if across else (box.width, length)))
        inner = scope.within(Bounds(box.x + x, box.y + y, cell.width, cell.height))
        node = draw_element(_filling(child, size), element.name, _own(cell), inner)
        if node is not None:
            nodes.append(Group((node,), translate(x, y)))
        at += length + gap
    return Group(tuple(nodes), translate(box.x, box.y))


def _sizes(element: Element, size: str, room: float, scope: Scope) -> list[float]:
    """How much of the room each child of a row or column gets."""
    fixed: list[float | None] = []
    for child in element.children:
        text = child.attributes.get(size)
        try:
            if text is not None:
                fixed.append(length_of(text, room, scope))
            else:
                fixed.append(table_height(child, room, scope) if size == "h" else None)
        except LookupFailure:  # reported when the child itself is drawn
            fixed.append(0.0)
    return divided(room, fixed, [growth(child) for child in element.children])


def _filling(child: Element, size: str) -> Element:
    """A child that fills the cell of a row or column: its percentage is already in the cell."""
    if child.attributes.get(size, "").endswith("%"):
        return replace(child, attributes=child.attributes | {size: "100%"})
    return child


def _painted(path: Path, values: Values) -> Shape:
    return Shape(path, values.colour("fill"), _stroke(values))


def _room(
    element: Element, values: Values, frame: Bounds, scope: Scope, longest: float = inf
) -> Bounds | None:
    """The box of a picture, at most ``longest`` times as long as wide; None if it has no room."""
    scope.spend("drawings")
    box = values.box(frame)
    if has_room(box, longest):
        return box
    scope.report_once(
        DRAWING_FAILS,
        f"{scope.title}: <{element.name}> has a box of {box.width:.3g} × {box.height:.3g} mm, "
        "in which nothing can be drawn",
        element.span,
        "give it a width and a height, or its neighbours less room",
    )
    return None


def _stroke(values: Values) -> Stroke | None:
    colour = values.colour("stroke")
    if colour is None:
        return None
    dash = values.given.get("dash", ())
    cap = values.text("cap", "butt")
    return Stroke(colour, values.line_width("stroke-width", 0.25), dash, cap)  # type: ignore[arg-type]  # one of the attribute's choices


def _own(box: Bounds) -> Bounds:
    return Bounds(0.0, 0.0, box.width, box.height)


_DRAW: dict[str, Draw] = {
    "group": _group,
    "rect": _rect,
    "ellipse": _ellipse,
    "circle": _circle,
    "line": _line,
    "arrow": _arrow,
    "path": _path,
    "text": draw_text,
    "icon": _icon,
    "art": _art,
    "image": _image,
    "place": _place,
    "piece": _piece,
    "row": _row,
    "column": _column,
    "grid": _grid,
    "table": draw_table,
}

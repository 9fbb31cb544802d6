"""What drawing a template needs to know, and what it finds out on the way."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, NamedTuple

from printkit.colour import Colour
from printkit.diagnostics import TEMPLATE, Diagnostic, Related, Route, Rule, Span
from printkit.geometry.path import Bounds, Path
from printkit.languages import Writing
from printkit.records import record
from printkit.scene import Artwork, Group, Image, Node, Shape, Stroke
from printkit.templating.look import Look
from printkit.templating.markup import Element
from printkit.templating.spending import Spending
from printkit.text.shaping import Shaper
from printkit.text.style import TextStyle

if TYPE_CHECKING:
    from printkit.templating.kept_sides import KeptSides

PlacePicture = Callable[[str, Bounds, str], Node]
"""A picture of the pack, placed in a box (fit ``contain`` or ``cover``).

Raises :class:`printkit.templating.look.LookupFailure` when it cannot be used.
"""
PlaceInked = Callable[[str, str, Bounds, str], Node]
"""The same for any ink, which comes first."""


@record
class Place:
    """Where something is meant to lie, in the artwork's coordinates."""

    target: str
    bounds: Bounds


@record
class SetText:
    """A text as it was set, for those who look at the finished piece.

    ``size`` and ``wanted`` are in mm; ``nodes`` are its runs in the scene. ``span`` is the
    element of the template, ``route`` the field of the definition, if the template names it.
    ``misfit`` says that it does not fit its box, which is reported; what else is found about such
    a text mostly follows from that. ``joints`` is the whole text with a soft hyphen wherever its
    author lets a word break. ``alone`` is the size in which it would fit by itself, if it shares
    its size with others.
    """

    piece: str
    words: str
    size: float
    wanted: float
    nodes: tuple[Node, ...]
    span: Span | None = None
    route: Route | None = None
    misfit: bool = False
    joints: str = ""
    alone: float = 0.0

    @property
    def needed(self) -> float:
        """The size that the text would have if it were not to be like others, mm."""
        return self.alone or self.size


class SharedSize(NamedTuple):
    """A box in which what a field holds on all pieces is set in one size, and this ``size``, mm.

    The colour of the style is any.
    """

    field_name: str
    style: TextStyle
    width: float
    height: float
    size: float


class DrawnElement(NamedTuple):
    """A part of the scene, and the element of the template that it comes from.

    ``part`` is the path of a shape, the box of a drawing, a line, a picture, or all that
    one template has drawn; ``route`` is the piece in the definition. ``shows`` distinguishes
    drawings, also where a sketch leaves them out.
    """

    part: Path | Stroke | Image | Group
    span: Span
    route: Route
    shows: str = ""


@record
class Scope:
    """The surroundings of an element; findings, places and texts are filled while drawing."""

    look: Look
    shaper: Shaper
    writing: Writing
    place_picture: PlacePicture
    title: str = ""
    """The piece, for messages: ``deed "Old Kent Road"``."""
    route: Route = ()
    """Where the piece stands in the definition."""
    origin: tuple[float, float] = (0.0, 0.0)
    """The parent's corner in the artwork's coordinates (rotations aside)."""
    unit: float = 1.0
    """What a length of 1 means, mm."""
    pieces: Mapping[str, Artwork] = field(default_factory=dict)
    """Pieces of which the template may show small pictures."""
    left_out: Callable[[str], bool] = lambda _name: False
    """Whether a piece is of a component that the game leaves out, and is therefore not shown."""
    alike: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What a field holds on all pieces that may set it in one size."""
    shown_template: Callable[[str], str] = str
    """What messages call a template of that name: the path of its file."""
    attribute_place: Callable[[Span, str], Span] = lambda tag, _name: tag
    """Where the tag at a place of a template states an attribute."""
    sketch: bool = False
    """Set words and note places, but leave drawings and icons out: enough to see what fits."""
    kept: "KeptSides | None" = None
    """What was drawn before."""
    spending: Spending = field(default_factory=Spending)
    findings: list[Diagnostic] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    texts: list[SetText] = field(default_factory=list)
    shared: list[SharedSize] = field(default_factory=list)
    drawn: list[DrawnElement] = field(default_factory=list)

    def within(self, frame: Bounds) -> "Scope":
        """The scope for what is placed inside a box."""
        return replace(self, origin=(self.origin[0] + frame.x, self.origin[1] + frame.y))

    def accented(self, accent: Colour) -> "Scope":
        """The scope with another accent colour."""
        return replace(self, look=Look(self.look.theme, self.look.ink, accent))

    def report(
        self,
        rule: Rule,
        message: str,
        span: Span | None = None,
        *,
        attribute: str = "",
        field_name: str = "",
        help_text: str | None = None,
        cause: Hashable = None,
    ) -> None:
        """Note a finding about the element of a template at ``span``, or about its attribute.

        One that names a field, relative to the piece, points at the definition and only relates
        to the template. Any other points at the template alone, so that a mistake that spoils
        many pieces is reported once.
        """
        place = self.shown(self.attribute_place(span, attribute) if span and attribute else span)
        if field_name:
            stated = self.stated(field_name)
            related = () if place is None else (Related(TEMPLATE, place),)
            found = rule.diagnostic(message, route=stated, help=help_text, related=related)
        else:
            piece = None if place is not None else self.route or None
            found = rule.diagnostic(message, span=place, route=piece, help=help_text)
        if cause is not None:
            found = replace(found, cause=cause, piece=self.title)
        self.findings.append(found)

    def report_once(self, rule: Rule, message: str, span: Span, help_text: str) -> None:
        """Note a finding that names the piece, but not again for other pieces."""
        place = self.shown(span)
        if not any(found.code == rule.code and found.span == place for found in self.findings):
            self.report(rule, message, span, help_text=help_text)

    def spend(self, name: str, count: int = 1) -> None:
        """Count what is drawn on this side.

        Raises:
            LimitError: it is more than the limit of this name.
        """
        self.spending.spend(name, count)

    def note(self, node: Node | None, element: Element) -> None:
        """Remember which element a shape, a picture or a drawing comes from."""
        match node:
            case Shape(path, _, stroke):
                parts = (path,) if stroke is None else (path, stroke)
                self.note_parts(element, *parts)
            case Image():
                self.note_parts(element, node)
            case Group(children=[Image() as image]):
                self.note_parts(element, image)
            case Group(drawing=Path() as box):
                shows = f"{self.look.accent} {sorted(element.attributes.items())}"
                self.note_parts(element, box, shows=shows)

    def note_parts(
        self, element: Element, *parts: Path | Stroke | Image | Group, shows: str = ""
    ) -> None:
        """Remember which element these parts of the scene come from."""
        span = self.shown(element.span) or element.span
        self.drawn.extend(DrawnElement(part, span, self.route, shows) for part in parts)

    def shown(self, span: Span | None) -> Span | None:
        """A place in a template, with the file as messages call it."""
        return None if span is None else replace(span, file=self.shown_template(span.file))

    def stated(self, field_name: str) -> Route:
        """Where a field of the piece stands in the definition, or one of the whole ``game``."""
        first, *others = field_name.split(".")
        if first == "game" and others:
            return tuple(map(_step, others))
        return (*self.route, *map(_step, (first, *others)))


_DIGITS = 9
"""No list has a longer number."""


def _step(text: str) -> str | int:
    """A part of a field's name; list positions are numbers."""
    return int(text) if text.isdecimal() and len(text) <= _DIGITS else text

"""What drawing a template needs to know, and what it finds out on the way."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from printkit.colour import Colour
from printkit.diagnostics import Diagnostic, Route, Rule, Span
from printkit.geometry.path import Bounds
from printkit.scene import Artwork, Node
from printkit.templating.look import Look
from printkit.text.shaping import Shaper

PlacePicture = Callable[[str, Bounds, str], Node]
"""A picture of the pack, placed in a box (fit ``contain`` or ``cover``).

Raises :class:`printkit.templating.look.LookupFailure` when it cannot be used.
"""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is meant to lie, in the artwork's coordinates."""

    target: str
    bounds: Bounds


@dataclass(frozen=True, slots=True)
class Scope:
    """The surroundings of an element; ``findings`` and ``places`` are filled while drawing."""

    look: Look
    shaper: Shaper
    language: str
    place_picture: PlacePicture
    title: str = ""
    """The piece, for messages: ``deed "Old Kent Road"``."""
    route: Route = ()
    """Where the piece stands in the definition."""
    origin: tuple[float, float] = (0.0, 0.0)
    """The parent's corner in the artwork's coordinates (rotations aside)."""
    pieces: Mapping[str, Artwork] = field(default_factory=dict)
    """Pieces of which the template may show small pictures."""
    findings: list[Diagnostic] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)

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
        field_name: str = "",
        help_text: str | None = None,
    ) -> None:
        """Note a finding; one that names a field points at the definition, not the template."""
        route = (*self.route, *field_name.split(".")) if field_name else self.route or None
        self.findings.append(
            rule.diagnostic(message, span=span, route=_numbers(route), help=help_text)
        )


def _numbers(route: Route | None) -> Route | None:
    """The route with its list positions as numbers."""
    if route is None:
        return None
    return tuple(int(step) if isinstance(step, str) and step.isdigit() else step for step in route)

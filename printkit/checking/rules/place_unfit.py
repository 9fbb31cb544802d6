"""A piece or a deck does not fit the place that is drawn for it; or, a warning, two places overlap.

Cards would cover what is printed beside them or what lies there, and pieces would not stand in
their circle.
Bad: <place for="large-dome" w="30" h="30"/>     # the dome is 32 mm wide
Good: <place for="large-dome" w="34" h="34"/>
"""

from itertools import combinations

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Findings, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK610", Severity.ERROR)

TOLERANCE = 1e-3
"""mm: rounding in computed positions is not a mistake; templates keep four decimal places."""


def check_print(context: CheckContext) -> Findings:
    for fit in context.fits:
        needed = _footprint(context, fit.target)
        if needed is None:
            continue
        route, width, height = needed
        place = fit.bounds
        if min(width, height) > min(place.width, place.height) + TOLERANCE or (
            max(width, height) > max(place.width, place.height) + TOLERANCE
        ):
            yield RULE.diagnostic(
                f"'{fit.target}' is {figures(width)} × {figures(height)} mm, but its place on "
                f"'{fit.artwork}' is {figures(place.width)} × {figures(place.height)} mm",
                route=route,
                help="make the place in the template larger, or the piece smaller",
                old="PK610",
            )
    for one, other in combinations(context.fits, 2):
        if one.artwork == other.artwork and one.bounds.overlaps(other.bounds):
            yield RULE.diagnostic(
                f"the places of '{one.target}' (at {figures(one.bounds.x)}, "
                f"{figures(one.bounds.y)} mm) and "
                f"'{other.target}' (at {figures(other.bounds.x)}, {figures(other.bounds.y)} mm) on "
                f"'{one.artwork}' overlap",
                help="move one of them in the template, or make it smaller",
                severity=Severity.WARNING,
                old="PK611",
            )


def _footprint(context: CheckContext, target: str) -> tuple[Route, float, float] | None:
    """Where the size stands, width and height, mm; nothing for what lies nowhere."""
    variant = context.variant
    if target in variant.decks:
        return ("formats", "card"), variant.formats.card.width, variant.formats.card.height
    piece = variant.pieces.get(target)
    found = None if piece is None else piece.footprint()
    return None if found is None else (("pieces", target, found.field), found.width, found.height)

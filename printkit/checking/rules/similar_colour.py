"""Two groups, seats, decks or notes have colours that are hard to distinguish, or one of a group or
seat is nearly white; or, a hint, colour-blind players take two for one.

Two colours that are easy to distinguish side by side may not be so on different sides of a board,
by lamplight, from two printers. Colours should differ by 20 or more of CIEDE2000 (black and white:
100); the groups of the classic board differ by 23 at least. Notes, which carry large numerals, may
come as near as 15. A colour that is less than 12 from white looks unprinted. One man in twelve has
a red-green deficiency (protan or deutan); tritan deficiency is rare. All three are simulated for
groups and seats, whose colours should still differ by 10; that is a hint, because a mark or a
figure distinguishes them as well.
Bad: red: {colour: "#dd0a2b"}
    pink: {colour: "#e0304b"}   # 6.8 apart
Good: red: {colour: "#dd0a2b"}
    pink: {colour: "#c45ba5"}   # 28.1 apart
"""

from functools import lru_cache
from itertools import chain

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.palette import Coloured, Palette, groups_and_seats, palettes
from printkit.colour import WHITE
from printkit.colour_vision import difference, nearest_vision
from printkit.diagnostics import Diagnostic, Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK609", Severity.WARNING)

APART = 20.0
"""CIEDE2000 that two colours on a table need."""
NOTES_APART = 15.0
"""The same for notes, whose numerals are larger than their colour is bright."""
APART_IF_BLIND = 10.0
"""CIEDE2000 that has to be left of it in every kind of colour vision."""
PALE = 12.0
"""CIEDE2000 from white that a band needs to be seen."""


def check(context: CheckContext) -> Findings:
    for palette in palettes(context):
        yield from _close(palette)
    for palette in groups_and_seats(context):
        yield from _pale(palette)


@lru_cache(maxsize=64)
def _close(palette: Palette) -> tuple[Diagnostic, ...]:
    """What is wrong between colours, which editions have in common with their base."""
    near = (_near(palette, one, other) for one, other in palette.pairs())
    return (*_same(palette), *chain.from_iterable(near))


def _same(palette: Palette) -> Findings:
    first: dict[str, Coloured] = {}
    for thing in palette.things:
        owner = first.setdefault(thing.colour.hex, thing)
        if owner is not thing:
            yield RULE.diagnostic(
                f"{palette.kind} {owner.name} and {thing.name} have the same colour, "
                f"{thing.colour.hex}",
                route=(*thing.route, "colour"),
                help="choose another colour",
                related=(Related("first used here", route=(*owner.route, "colour")),),
            )


def _near(palette: Palette, one: Coloured, other: Coloured) -> Findings:
    """Two colours are apart for those who see all colours; groups and seats also for others."""
    needed = NOTES_APART if palette.kind == "notes" else APART
    apart, vision = difference(one.colour, other.colour), None
    if apart >= needed and palette.kind in {"groups", "seats"}:
        apart, vision = nearest_vision(one.colour, other.colour)
        needed = APART_IF_BLIND
    if apart < needed:
        remedy = f"choose colours that are {figures(needed)} or more apart"
        lighter = "make one of them lighter or darker; everyone sees that difference"
        yield RULE.diagnostic(
            f"{f'with {vision} ' if vision else ''}the colours of {palette.kind} {one.name} "
            f"({one.colour.hex}) and {other.name} ({other.colour.hex}) are only {apart:.1f} apart "
            "(CIEDE2000)",
            route=(*other.route, "colour"),
            help=lighter if vision else remedy,
            related=(Related("the other colour", route=(*one.route, "colour")),),
            severity=Severity.INFO if vision else None,
            old="PK612" if vision else "",
        )


def _pale(palette: Palette) -> Findings:
    for thing in palette.things:
        apart = difference(thing.colour, WHITE)
        if apart < PALE:
            yield RULE.diagnostic(
                f"the colour of {palette.kind[:-1]} {thing.name}, {thing.colour.hex}, is only "
                f"{apart:.1f} from white (CIEDE2000)",
                route=(*thing.route, "colour"),
                help="choose a stronger colour",
            )

"""The front of a flat piece has nothing on it but a ground, or a deed shows none of its rents, on
neither side.

A card that says nothing is useless, and players look up on the deed what a visitor pays. Usually
the template draws nothing yet, or an `if` leaves everything out. Deeds of kinds with `unit: dice`
may say the multiple in words.
Bad: <artwork ground="paper"></artwork>
Good: <artwork ground="paper"><text …>{{ deed.name }}</text></artwork>
"""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import InspectedSide
from printkit.checking.prints.margins import is_flat
from printkit.checking.prints.piece_findings import on_piece
from printkit.diagnostics import Findings, Related, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene import Side

RULE = Rule.documented(__name__, __doc__, "PK632", Severity.WARNING)

_FIGURES = re.compile(r"\d+")
_SEPARATORS = re.compile(r"(?<=\d)[.,'’\s](?=\d\d\d)")


def check_print_fronts(context: CheckContext) -> Findings:
    prints, remedy = context.prints, "let its template show something"
    fact = "there is nothing on its front"
    for face in prints.faces if prints.is_complete else ():
        if face.side is Side.FRONT and _is_empty(face):
            side, piece = prints.side(face), face.artwork.title
            span, route = (None, None) if side is None else (side.span, side.route or None)
            cause = span or face.artwork.id.partition("-")[0]
            yield on_piece(RULE, piece, fact, remedy, cause, span=span, route=route, old="PK632")


def _is_empty(face: InspectedSide) -> bool:
    artwork = face.artwork
    if face.words or face.rasters or not is_flat(artwork):
        return False
    whole = Bounds(0.0, 0.0, artwork.width, artwork.height)
    return all(thing.fill is not None and thing.area.holds(whole) for thing in face.painted.things)


def check_print_deeds(context: CheckContext) -> Findings:
    prints, bare = context.prints, dict[str, list[int | str]]()
    for key, kind in _bare(context):
        bare.setdefault(kind, []).append(key)
    for keys in bare.values():
        first, others = context.variant.deed_name(keys[0]), len(keys) - 1
        more = f"; also on {others} other deed{'s' if others > 1 else ''}" if others else ""
        sides = (prints.side(f) for f in prints.sides if f.artwork.id == f"deed-{keys[0]}")
        templates = [Related("drawn by this template", side.span) for side in sides if side]
        yield RULE.diagnostic(
            f"deed “{first}”: none of its rents is printed on it{more}",
            route=("deeds", keys[0]),
            help="show the rents in its template",
            related=tuple(templates[:1]),
            old="PK633",
        )


def _bare(context: CheckContext) -> Iterator[tuple[int | str, str]]:
    """The deeds without a rent on them, with their kinds."""
    from printkit.model.rents import rent_table  # noqa: PLC0415 - late: pydantic

    printed, variant = _printed_figures(context), context.variant
    for key, deed in variant.deeds.items():
        piece, kind = f"deed-{key}", variant.deed_kinds.get(deed.kind)
        if kind is None or kind.unit == "dice" or piece not in printed:
            continue
        rents = {str(int(line.amount)) for line in rent_table(deed, kind)}
        if rents and not rents & printed[piece]:
            yield key, deed.kind


def _printed_figures(context: CheckContext) -> dict[str, set[str]]:
    """The whole numbers on each deed, both sides together."""
    deeds = {f"deed-{key}" for key in context.variant.deeds}
    found: dict[str, set[str]] = {}
    for side in context.prints.sides if context.prints.is_complete else ():
        if side.artwork.id in deeds:
            words = _SEPARATORS.sub("", " ".join(side.texts))
            found.setdefault(side.artwork.id, set()).update(_FIGURES.findall(words))
    return found

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
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import InspectedSide
from printkit.checking.prints.margins import is_flat
from printkit.checking.prints.occurrences import Occurrence, each_occurrence
from printkit.checking.registry import Stage
from printkit.diagnostics import Findings, Related, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene import Side

if TYPE_CHECKING:
    from printkit.templating.scope import DrawnElement

RULE = Rule.documented(__name__, __doc__, "PK632", Severity.WARNING)
STAGE = Stage.PRINT

_FIGURES = re.compile(r"\d+")
_SEPARATORS = re.compile(r"(?<=\d)[.,'’\s](?=\d\d\d)")


def check_fronts(context: CheckContext) -> Findings:
    prints = context.prints
    faces = prints.faces if prints.is_complete else ()
    empty = (face for face in faces if face.side is Side.FRONT and _is_empty(face))
    yield from each_occurrence(
        RULE,
        (_occurrence(face, prints.side(face)) for face in empty),
        "let its template show something",
        "PK632",
    )


def _occurrence(face: InspectedSide, side: "DrawnElement | None") -> Occurrence:
    fact = "there is nothing on its front"
    if side is None:
        return Occurrence(face.artwork.id.partition("-")[0], face.artwork.title, fact)
    return Occurrence(side.span, face.artwork.title, fact, side.span, side.route or None)


def _is_empty(face: InspectedSide) -> bool:
    artwork = face.artwork
    if face.words or face.rasters or not is_flat(artwork):
        return False
    whole = Bounds(0.0, 0.0, artwork.width, artwork.height)
    return all(thing.fill is not None and thing.area.holds(whole) for thing in face.painted.things)


def check_deeds(context: CheckContext) -> Findings:
    bare: dict[str, list[int | str]] = {}
    for key, kind in _bare(context):
        bare.setdefault(kind, []).append(key)
    for keys in bare.values():
        first, others = context.variant.deed_name(keys[0]), len(keys) - 1
        more = f"; also on {others} other deed{'s' if others > 1 else ''}" if others else ""
        yield RULE.diagnostic(
            f"deed “{first}”: none of its rents is printed on it{more}",
            route=("deeds", keys[0]),
            help="show the rents in its template",
            related=_template(context, f"deed-{keys[0]}"),
            old="PK633",
        )


def _template(context: CheckContext, piece: str) -> tuple[Related, ...]:
    prints = context.prints
    sides = [side for f in prints.faces if f.artwork.id == piece and (side := prints.side(f))]
    return tuple(Related("drawn by this template", side.span) for side in sides[:1])


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
    """The whole numbers on each piece, both sides together."""
    found: dict[str, set[str]] = {}
    for face in context.prints.faces if context.prints.is_complete else ():
        words = _SEPARATORS.sub("", " ".join(word.text.run.text for word in face.words))
        found.setdefault(face.artwork.id, set()).update(_FIGURES.findall(words))
    return found

"""Deeds on which no rent is printed."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import Prints
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK633",
    name="deed-without-rents",
    severity=Severity.WARNING,
    what="A deed shows none of its rents, on neither side.",
    why="Players look up on the deed what a visitor pays. Kinds whose `unit` is `dice` are left "
    "out: their texts may say the multiple in words.",
    bad="a deed's template with {{ deed.name }} only",
    good="{% for line in deed.rents %}<text …>{{ line.value }}</text>{% endfor %}",
)
REQUIRES = ("deeds",)
STAGE = Stage.PRINT

_FIGURES = re.compile(r"\d+")
_SEPARATORS = re.compile(r"(?<=\d)[.,'’\s](?=\d\d\d)")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """One of a deed's rents at least is printed on it."""
    bare: dict[str, list[int | str]] = {}
    for key, kind in _bare(context):
        bare.setdefault(kind, []).append(key)
    for keys in bare.values():
        name, others = context.variant.deed_name(keys[0]), len(keys) - 1
        more = f"; also on {others} other deed{'s' if others > 1 else ''}" if others else ""
        yield RULE.diagnostic(
            f"deed “{name}”: none of its rents is printed on it{more}",
            route=("deeds", keys[0]),
            help="show the rents in its template",
            related=_template(context, f"deed-{keys[0]}"),
        )


def _template(context: CheckContext, piece: str) -> tuple[Related, ...]:
    """The template that draws the front of a piece."""
    prints = context.prints or Prints()
    sides = (prints.side(face) for face in prints.faces if face.artwork.id == piece)
    side = next(sides, None)
    return () if side is None else (Related("drawn by this template", side.span),)


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
    prints = context.prints
    for face in prints.faces if prints is not None and prints.is_complete else ():
        words = " ".join(word.text.run.text for word in face.words)
        figures = _FIGURES.findall(_SEPARATORS.sub("", words))
        found.setdefault(face.artwork.id, set()).update(figures)
    return found

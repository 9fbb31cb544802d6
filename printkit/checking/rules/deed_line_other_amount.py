"""Lines of deeds that name amounts which the deeds do not have."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import DeedKey
from printkit.checking.texts.label_amounts import deed_amounts, literal_amounts
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK726",
    name="deed-line-other-amount",
    severity=Severity.ERROR,
    what="A line of a kind of deed names an amount that not all of its deeds have.",
    why="The line is printed on every deed of the kind.",
    bad="lines: [{label: Each house costs, value: $50}]   # but some cost $100",
    good='lines: [{label: Each house costs, value: "{{ deed.build_cost | money }}"}]',
)
REQUIRES = ("deeds",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """An amount on a line is one of the rules, or one of each deed of the kind."""
    rules = context.rule_amounts
    for kind_id, kind in context.variant.deed_kinds.items():
        for side, lines in (("lines", kind.lines), ("back", kind.back)):
            for number, line in enumerate(lines):
                for field, text in (("label", line.label), ("value", line.value)):
                    said = literal_amounts(context, text)
                    for amount in sorted(said - rules):
                        key = _without(context, kind_id, amount)
                        if key is not None:
                            yield RULE.diagnostic(
                                f"this line says {context.amount(amount)}, but "
                                f"{context.variant.deed_name(key)} has no such amount",
                                route=("deed_kinds", kind_id, side, number, field),
                                help="write it as {{ deed.… | money }}, or state it in 'rules'",
                            )


def _without(context: CheckContext, kind_id: str, amount: float) -> DeedKey | None:
    """The first deed of a kind without this amount."""
    deeds = context.variant.deeds.items()
    of_kind = (key for key, deed in deeds if deed.kind == kind_id)
    return next((key for key in of_kind if amount not in deed_amounts(context, key)), None)

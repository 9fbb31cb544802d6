"""The name or label of a space, or a line of a deed, says an amount that neither they nor the rules
have.

Players pay what is printed. A line is printed on every deed of its kind.
Bad: 10: {name: Water Tax, kind: tax, amount: 75, label: Pay $57}
Good: 10: {name: Water Tax, kind: tax, amount: 75, label: "Pay {{ space.amount | money }}"}
"""

from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import amounts, has_figures, in_figures
from printkit.diagnostics import Findings, Route, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.deeds import DeedKind

RULE = Rule.documented(__name__, __doc__, "PK725", Severity.ERROR)


def check_deeds(context: CheckContext) -> Findings:
    for kind_id, kind in context.variant.deed_kinds.items():
        yield from _on_deeds(context, kind_id, kind)


def check_spaces(context: CheckContext) -> Findings:
    for index, space in context.spaces.items():
        kind = context.kind_of_space(index)
        route: Route = ("board", "spaces", index)
        label, place = space.label, (*route, "label")
        if label is None and kind is not None:
            label, place = kind.label, ("space_kinds", space.kind, "label")
        own = "" if space.amount is None else f"; its amount is {context.amount(space.amount)}"
        for text, where in ((space.name, (*route, "name")), (label or "", place)):
            said = _literal(context, text)
            for amount in sorted(said - _known(context, index)) if said else ():
                yield RULE.diagnostic(
                    f"space {index} “{space.name}” says {context.amount(amount)}, which no number "
                    f"of the game is{own}",
                    route=where,
                    help="write the amount as {{ space.amount | money }} or {{ rules.… | money }}",
                    old="PK725",
                )


def _known(context: CheckContext, index: int) -> set[float]:
    """The amounts that a space may name."""
    amount = context.spaces[index].amount
    if amount is not None:
        return {amount}
    return {*context.rule_amounts, *_of_deed(context, index)}


def _on_deeds(context: CheckContext, kind_id: str, kind: "DeedKind") -> Findings:
    deeds = [key for key, deed in context.variant.deeds.items() if deed.kind == kind_id]
    for side, lines in (("lines", kind.lines), ("back", kind.back)):
        for number, line in enumerate(lines):
            for field, text in (("label", line.label), ("value", line.value)):
                for amount in sorted(_literal(context, text) - context.rule_amounts):
                    others = (key for key in deeds if amount not in _of_deed(context, key))
                    if (key := next(others, None)) is not None:
                        yield RULE.diagnostic(
                            f"this line says {context.amount(amount)}, but "
                            f"{context.variant.deed_name(key)} has no such amount",
                            route=("deed_kinds", kind_id, side, number, field),
                            help="write it as {{ deed.… | money }}, or state it in 'rules'",
                            old="PK726",
                        )


def _literal(context: CheckContext, text: str) -> set[float]:
    """The amounts of money in a text that no expression writes."""
    if not has_figures(text):
        return set()
    plain = in_figures(without_expressions(text), context.language)
    found = amounts(plain, context.variant.currency, context.language)
    return {claim.value for claim in found}


def _of_deed(context: CheckContext, key: int | str) -> set[float]:
    deed = context.variant.deeds.get(key)
    if deed is None:
        return set()
    stated = {deed.price, deed.mortgage, deed.resale, deed.build_cost, deed.rent, *deed.rents}
    rents = {line.amount for table in context.tables if table.key == key for line in table.lines}
    return {amount for amount in stated if amount is not None} | rents

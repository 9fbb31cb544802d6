"""A printed amount is not a multiple of `rules.rounding_step`.

The rules promise that all amounts are multiples of the step; the change `round_up` makes those of a
base so, and what a definition adds itself must keep to it.
Bad: rules: {rounding_step: 5}, deeds: {1: {rent: 2}}
Good: rules: {rounding_step: 5}, changes: [{round_up: 5}]
Fixed: Writes the next multiple.
"""

from collections.abc import Sequence
from math import gcd

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.money.printed_amounts import printed_amounts
from printkit.diagnostics import Diagnostic, Findings, Fix, Related, Rule, SetValue, Severity
from printkit.plain_numbers import round_up

RULE = Rule.documented(__name__, __doc__, "PK409", Severity.ERROR)
REQUIRES = ("rules",)

_FEW = 3
"""Amounts that are reported one by one."""


def check(context: CheckContext) -> Findings:
    step = context.rounding_step
    if not step:
        return
    amounts = list(printed_amounts(context))
    wrong = [amount for _, amount in amounts if amount % step]
    if len(wrong) > _FEW and 2 * len(wrong) > len(amounts):
        yield _of_step(context, step, wrong, len(amounts))
        return
    for route, amount in amounts:
        if amount % step:
            others = f", or 'changes: [{{round_up: {figures(step)}}}]' for all amounts of the base"
            right = round_up(amount, step)
            can_change = context.overlay.base is not None and not context.overlay.step
            yield RULE.diagnostic(
                f"{context.amount(amount)} is not a multiple of {context.amount(step)}",
                route=route,
                help=f"write {figures(right)}" + (others if can_change else ""),
                related=(Related("the step", route=("rules", "rounding_step")),),
                likely=right,
                fix=Fix(f"write {figures(right)}", (SetValue(route, right),)),
            )


def _of_step(context: CheckContext, step: float, wrong: Sequence[float], total: int) -> Diagnostic:
    whole = all(amount == int(amount) for amount in wrong)
    likely = gcd(*map(int, wrong), int(step)) if whole and step == int(step) else None
    return RULE.diagnostic(
        f"rules.rounding_step is {context.amount(step)}, but {len(wrong)} of {total} amounts are "
        f"not multiples of it, such as {context.amount(wrong[0])}",
        route=("rules", "rounding_step"),
        help=f"write {likely or 'the step that the amounts keep to'}, or round the amounts",
        likely=likely,
    )

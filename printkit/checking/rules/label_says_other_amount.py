"""Labels of spaces that name other amounts than the space."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.label_amounts import label_amounts
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK725",
    name="label-says-other-amount",
    severity=Severity.ERROR,
    what="The name or the label of a space names an amount that neither the space nor the rules "
    "have.",
    why="Players pay what is printed on the board.",
    bad="10: {name: Water Tax, kind: tax, amount: 75, label: Pay $57}",
    good='10: {name: Water Tax, kind: tax, amount: 75, label: "Pay {{ space.amount | money }}"}',
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Amounts in a label are those of the space, its deed or the rules."""
    for label in label_amounts(context):
        for amount in sorted(label.said - label.known):
            space = context.board.spaces[label.space]
            own = "" if space.amount is None else f"; its amount is {context.amount(space.amount)}"
            yield RULE.diagnostic(
                f"space {label.space} “{space.name}” says {context.amount(amount)}, "
                f"which no number of the game is{own}",
                route=label.route,
                help="write the amount as {{ space.amount | money }} or {{ rules.… | money }}",
            )

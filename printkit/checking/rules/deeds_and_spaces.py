"""A space can be owned but has no deed, or a deed belongs to a space that nobody can own.

Whoever lands there finds no price to pay and gets no card to hold; the kind of a space says whether
it is for sale.
Bad: space 3 is a street, deeds: {1: …}
Good: space 3 is a street, deeds: {1: …, 3: …}
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK505", Severity.ERROR)
REQUIRES = ("board",)
PRESUPPOSES = ("board-gap",)


def check_not_for_sale(context: CheckContext) -> Findings:
    for key in context.variant.deeds:
        kind = context.kind_of_space(key)
        if kind is None or kind.ownable or not isinstance(key, int):
            continue
        space = context.spaces[key]
        yield RULE.diagnostic(
            f"deed {key} belongs to '{space.name}', but spaces of the kind '{space.kind}' "
            "cannot be owned",
            route=("deeds", key),
            help="move the deed to its space, or say 'ownable: true' for the kind",
            related=(Related("the space", route=("board", "spaces", key)),),
        )


def check_without_deeds(context: CheckContext) -> Findings:
    for index, space in context.spaces.items():
        kind = context.kind_of_space(index)
        if kind is not None and kind.ownable and index not in context.variant.deeds:
            yield RULE.diagnostic(
                f"space {index}, '{space.name}', can be owned but has no deed",
                route=("board", "spaces", index),
                help=f"add deed {index}, or give the space a kind that is not ownable",
                absent=("deeds", index),
            )

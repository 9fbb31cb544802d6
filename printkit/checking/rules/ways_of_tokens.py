"""Spaces where tokens may not rest although they should, or that lead nowhere."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK802",
    name="ways-of-tokens",
    severity=Severity.ERROR,
    what="No token may rest on a space with a deed (`stop: false`); or, a warning, nothing says "
    "where tokens go from such a space.",
    why="The deed would be printed in vain, or nobody knows where to move. A space leads on by the "
    "cards that it draws, or to jail.",
    bad="space_kinds: {street: {ownable: true, stop: false}}",
    good="space_kinds: {street: {ownable: true}}",
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where no token rests there is no deed, but cards, or a way to jail."""
    for index, space in context.board.spaces.items():
        kind, route = context.kind_of_space(index), ("board", "spaces", index, "kind")
        if kind is None or kind.stop:
            continue
        if index in context.variant.deeds:
            yield RULE.diagnostic(
                f"no token ever comes to rest on {context.variant.deed_name(index)}",
                route=route,
                help="let its kind stop tokens",
                old="PK802",
            )
        elif kind.draws is None and not kind.ownable and index not in context.jails.senders:
            yield RULE.diagnostic(
                f"no token may rest on space {index} ({space.name}), but nothing says where it "
                "goes",
                route=route,
                help="write 'role: go-to-jail' or 'draws: …' in the kind, or delete 'stop: false'",
                related=(Related("the kind", route=("space_kinds", space.kind)),),
                severity=Severity.WARNING,
                old="PK521",
            )

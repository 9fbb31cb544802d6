"""Spaces on which no token may rest, and of which nothing says where they send it."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK521",
    name="space-leads-nowhere",
    severity=Severity.WARNING,
    what="Tokens may not rest on a space (`stop: false`), but nothing says where they go.",
    why="A space leads on by the cards that it draws, or to jail.",
    bad="space_kinds: {off: {stop: false}}",
    good="space_kinds: {off: {stop: false, role: go-to-jail}}",
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where no token rests there are cards, a deed reported elsewhere, or a way to jail."""
    kinds = context.variant.space_kinds
    for index, space in context.board.spaces.items():
        kind = kinds.get(space.kind)
        if kind is None or kind.stop or kind.ownable or kind.draws is not None:
            continue
        if index not in context.jails.senders:
            yield RULE.diagnostic(
                f"no token may rest on space {index} ({space.name}), but nothing says where it "
                "goes",
                route=("board", "spaces", index, "kind"),
                help="write 'role: go-to-jail' or 'draws: …' in the kind, or delete 'stop: false'",
                related=(Related("the kind", route=("space_kinds", space.kind)),),
            )

"""Spaces where tokens never rest although they should, or never come to."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    code="PK802",
    name="ways-of-tokens",
    severity=Severity.ERROR,
    what="No token can come to rest on a space that has a deed, or tokens are sent on for ever; or "
    "they may not rest on a space (`stop: false`) and nothing says where they go, a warning.",
    why="The deed would be printed in vain, the turn would never end, or nobody knows where to "
    "move. A space leads on by the cards that it draws, or to jail.",
    bad="space_kinds: {street: {ownable: true, stop: false}}",
    good="space_kinds: {street: {ownable: true}}",
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Tokens reach every deed, and each turn ends."""
    if context.walk.sound:
        yield from _never_reached(context)
        yield from _endless(context) if context.variant.decks else ()
    yield from _leading_nowhere(context)


def _never_reached(context: CheckContext) -> Iterator[Diagnostic]:
    """Spaces with deeds that are not among those where tokens rest."""
    for index in sorted(context.board.spaces.keys() & context.variant.deeds.keys()):
        kind = context.kind_of_space(index)
        if index not in context.walk.visited or (kind is not None and not kind.stop):
            yield RULE.diagnostic(
                f"no token ever comes to rest on {context.variant.deed_name(index)}",
                route=_kind(index),
                help="let its kind stop tokens, and check where the cards lead",
                old="PK802",
            )


def _endless(context: CheckContext) -> Iterator[Diagnostic]:
    """Spaces from which no way leads to a rest."""
    for index in (at for at, found in enumerate(context.walk.rests) if not found):
        yield RULE.diagnostic(
            f"a token that lands on space {index} ({context.board.spaces[index].name}) is sent on "
            "by one card after the other and never rests",
            route=_kind(index),
            help="give one of the decks a card that does not move the token",
            old="PK803",
        )


def _leading_nowhere(context: CheckContext) -> Iterator[Diagnostic]:
    """Where no token rests there are cards, a deed reported above, or a way to jail."""
    for index, space in context.board.spaces.items():
        kind = context.kind_of_space(index)
        if kind is None or kind.stop or kind.ownable or kind.draws is not None:
            continue
        if index not in context.jails.senders:
            yield RULE.diagnostic(
                f"no token may rest on space {index} ({space.name}), but nothing says where it "
                "goes",
                route=_kind(index),
                help="write 'role: go-to-jail' or 'draws: …' in the kind, or delete 'stop: false'",
                related=(Related("the kind", route=("space_kinds", space.kind)),),
                severity=Severity.WARNING,
                old="PK521",
            )


def _kind(index: int) -> Route:
    return ("board", "spaces", index, "kind")

"""Boards with two starts, or with one where it cannot be."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK515", "second-start", Severity.ERROR,
    "The kind of the start is that of another space too, or tokens cannot begin there.",
    "Space 0 is the start: the salary is paid there, and cards lead to it. A second one leaves "
    "open which is meant.",
    "0: {name: Start, kind: go}, 20: {name: Park, kind: go}",
    "0: {name: Start, kind: go}, 20: {name: Park, kind: parking}",
)  # fmt: skip
REQUIRES = ("board", "rules")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The start is one of its kind, and a token can stand there."""
    start = subject.board.spaces.get(0)
    if start is None or "salary" not in subject.variant.rules:
        return
    kind = subject.variant.space_kinds.get(start.kind)
    route = ("board", "spaces", 0, "kind")
    if kind is not None and (kind.ownable or kind.draws or not kind.stop):
        yield RULE.diagnostic(
            f"space 0 is the start, but a space of kind '{start.kind}' is one to buy, to draw "
            "cards on, or to be sent away from",
            route=route,
            help="number the spaces from the start",
        )
        return
    for index, space in subject.board.spaces.items():
        if index and space.kind == start.kind:
            yield RULE.diagnostic(
                f"space {index} ({space.name}) is of kind '{space.kind}', as the start is",
                route=("board", "spaces", index, "kind"),
                help="give it another kind",
                related=(Related("the start", route=route),),
            )

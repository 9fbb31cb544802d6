"""Deeds of spaces that cannot be owned."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK505",
    name="deed-of-common-space",
    severity=Severity.ERROR,
    what="A deed belongs to a space that nobody can own.",
    why="The kind of the space says that it is not for sale; one of the two is wrong.",
    bad="deeds: {2: …}   # space 2 is a chest",
    good="deeds: {3: …}   # space 3 is a street",
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each deed's space is of an ownable kind."""
    for key in context.variant.deeds:
        kind = context.kind_of_space(key)
        if kind is None or kind.ownable or not isinstance(key, int):
            continue
        space = context.board.spaces[key]
        yield RULE.diagnostic(
            f"deed {key} belongs to '{space.name}', but spaces of the kind '{space.kind}' "
            "cannot be owned",
            route=("deeds", key),
            help="move the deed to its space, or say 'ownable: true' for the kind",
            related=(Related("the space", route=("board", "spaces", key)),),
        )

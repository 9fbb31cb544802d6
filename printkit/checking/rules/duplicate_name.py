"""Spaces and deeds of the same name."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.names import Named, named
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK720",
    name="duplicate-name",
    severity=Severity.ERROR,
    what="Two properties, or a property and another space, have the same name.",
    why="Cards and players name a space by its name. Spaces of one kind without a deed, such as "
    "three of Chance, may share theirs.",
    bad="1: {name: Elm Street}\n3: {name: Elm Street}",
    good="1: {name: Elm Street}\n3: {name: Oak Street}",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Names are unique, but for spaces that are all alike."""
    first: dict[str, Named] = {}
    for name in named(context):
        before = first.setdefault(name.text, name)
        if before is not name and (before.alike is None or before.alike != name.alike):
            yield RULE.diagnostic(
                f"the name '{name.text}' is used twice",
                route=name.route,
                help="give one of them another name",
                related=(Related("first used here", route=before.route),),
            )

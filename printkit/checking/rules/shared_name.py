"""Groups or seats that share their name."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK738",
    name="shared-name",
    severity=Severity.WARNING,
    what="Two groups, or two seats, have the same name.",
    why="Players cannot know which of the two is meant.",
    bad="groups: {red: {name: Roses}, orange: {name: Roses}}",
    good="groups: {red: {name: Roses}, orange: {name: Lilies}}",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each group has its own name, and so has each seat."""
    variant = context.variant
    for part, named in (("groups", variant.groups), ("seats", variant.seats)):
        first: dict[str, str] = {}
        for key, record in named.items():
            before = first.setdefault(record.name.strip().casefold(), key)
            if before != key and record.name.strip():
                yield RULE.diagnostic(
                    f"{part} '{before}' and '{key}' are both called “{record.name}”",
                    route=(part, key, "name"),
                    help="give one of them another name",
                    related=(Related("first used here", route=(part, before, "name")),),
                )

"""Facts of which nothing says where they come from, although others have it said."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Route, Rule, Severity, format_route

RULE = Rule(
    code="PK808",
    name="origin-not-stated",
    severity=Severity.INFO,
    what="The definition says of some of its facts where they come from, and of others not.",
    why="What no pattern names does not count as stated by the source. The rulebook ends with "
    "what is the source's and what is not, once all facts have their origin.",
    bad="provenance: {deeds.*.price: stated}     # and the rents?",
    good="provenance: {deeds.*.price: stated, deeds.*.rent*: inferred}     # ... and so on",
)
REQUIRES = ("provenance",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """A definition that speaks of origins itself speaks of all of them."""
    from printkit.loading.provenance import unnamed  # noqa: PLC0415 - late: pydantic

    overlay = context.overlay
    if overlay is not None and overlay.inherits(("provenance",)):
        return
    facts = unnamed(context.variant).values()
    if facts:
        yield RULE.diagnostic(
            f"no pattern says where these come from: {', '.join(map(_told, facts))}",
            route=("provenance",),
            help="name each of them: stated, inferred, placeholder or designed",
        )


def _told(routes: list[Route]) -> str:
    first, count = format_route(routes[0]), len(routes)
    return f"'{first}'" if count == 1 else f"{count} values such as '{first}'"

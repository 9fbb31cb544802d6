"""The definition marks facts as placeholders, or says of some where they come from, and of others
not.

Placeholders are printed like any other fact: replace them before you print the game for good. What
no pattern names does not count as stated by the source; the rulebook ends with what is the source's
and what is not, once all facts have their origin.
Bad: provenance: {deeds.*.price: stated}     # and the rents?
Good: provenance: {deeds.*.price: stated, deeds.*.rent*: inferred}     # ... and so on
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Route, Rule, Severity, format_route

RULE = Rule.documented(__name__, __doc__, "PK808", Severity.INFO)
READS_TEXTS = False
REQUIRES = ("provenance",)


def check_placeholders(context: CheckContext) -> Findings:
    """Facts of one kind, such as the names of spaces, are reported in one finding."""
    from printkit.loading.provenance import statuses  # noqa: PLC0415 - late: pydantic
    from printkit.model.variant import Provenance  # noqa: PLC0415 - late: pydantic

    if Provenance.PLACEHOLDER not in context.variant.provenance.values():
        return
    alike: dict[str, list[Route]] = {}
    for route, status in statuses(context.variant).items():
        if status is Provenance.PLACEHOLDER:
            kind = ".".join("*" if isinstance(step, int) else step for step in route)
            alike.setdefault(kind, []).append(route)
    for kind, routes in alike.items():
        says = "is a placeholder" if len(routes) == 1 else "are placeholders"
        yield RULE.diagnostic(
            f"{len(routes)} of '{kind}' {says}",
            route=routes[0],
            help="write the right ones and say in 'provenance' where they come from",
            old="PK724",
        )


def check_unnamed(context: CheckContext) -> Findings:
    """A definition that speaks of origins itself speaks of all of them."""
    from printkit.loading.provenance import unnamed  # noqa: PLC0415 - late: pydantic

    if context.overlay.inherits(("provenance",)):
        return
    facts = unnamed(context.variant).values()
    listed = [
        f"{f'{len(routes)} values such as ' if len(routes) > 1 else ''}'{format_route(routes[0])}'"
        for routes in facts
    ]
    if listed:
        yield RULE.diagnostic(
            f"no pattern says where these come from: {', '.join(listed)}",
            route=("provenance",),
            help="name each of them: stated, inferred, placeholder or designed",
            old="PK808",
        )

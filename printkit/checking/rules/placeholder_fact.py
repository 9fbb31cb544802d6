"""Facts that stand in for others until somebody fills them in."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    code="PK724",
    name="placeholder-fact",
    severity=Severity.INFO,
    what="The definition marks some of its facts as placeholders.",
    why="They are printed like any other fact. Replace them before you print the game for good.",
    bad="provenance: {board.spaces.*.name: placeholder}",
    good="provenance: {board.spaces.*.name: stated}     # and the right names in the table",
)
READS_TEXTS = False
REQUIRES = ("provenance",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Facts of one kind, such as the names of spaces, are reported in one finding."""
    from printkit.loading.provenance import statuses  # noqa: PLC0415 - late: pydantic
    from printkit.model.variant import Provenance  # noqa: PLC0415 - late: pydantic

    if Provenance.PLACEHOLDER not in context.variant.provenance.values():
        return
    alike: dict[str, list[Route]] = {}
    for route, status in statuses(context.variant).items():
        if status is Provenance.PLACEHOLDER:
            alike.setdefault(_kind(route), []).append(route)
    for kind, routes in alike.items():
        says = "is a placeholder" if len(routes) == 1 else "are placeholders"
        yield RULE.diagnostic(
            f"{len(routes)} of '{kind}' {says}",
            route=routes[0],
            help="write the right ones and say in 'provenance' where they come from",
        )


def _kind(route: Route) -> str:
    """``board.spaces.*.name`` for the name of any space: keys and numbers become ``*``."""
    return ".".join("*" if isinstance(step, int) else step for step in route)

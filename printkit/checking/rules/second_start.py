"""The kind of the start is that of another space too, or tokens cannot begin there.

Space 0 is the start: the salary is paid there, and cards lead to it. A second one leaves open which
is meant.
Bad: 0: {name: Start, kind: go}, 20: {name: Park, kind: go}
Good: 0: {name: Start, kind: go}, 20: {name: Park, kind: parking}
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK515", Severity.ERROR)
REQUIRES = ("board", "rules")


def check(context: CheckContext) -> Findings:
    start, kinds = context.spaces.get(0), context.variant.space_kinds
    stated = {kind_id for kind_id, kind in kinds.items() if kind.role == "start"}
    if start is None or not (stated or "salary" in context.variant.rules):
        return
    kind = kinds.get(start.kind)
    route = ("board", "spaces", 0, "kind")
    other = kind is not None and (kind.ownable or kind.draws or not kind.stop)
    if other or (kind is not None and stated and start.kind not in stated):
        yield RULE.diagnostic(
            f"space 0 is the start, but tokens cannot begin on a space of kind '{start.kind}'",
            route=route,
            help="number the spaces from the start",
        )
        return
    for index, space in context.spaces.items():
        if index and space.kind in (stated or {start.kind}):
            was = context.overlay.was(("board", "spaces", index, "kind"))
            yield RULE.diagnostic(
                f"space {index} ({space.name}) is of kind '{space.kind}', as the start is",
                route=("board", "spaces", index, "kind"),
                help=f"write {was}, as the base has" if was else "give it another kind",
                likely=was,
                related=(Related("the start", route=route),),
            )

"""No token may rest on a space with a deed (`stop: false`); or, a warning, nothing says where
tokens go from such a space.

The deed would be printed in vain, or nobody knows where to move. A space leads on by the cards that
it draws, or to jail.
Bad: space_kinds: {street: {ownable: true, stop: false}}
Good: space_kinds: {street: {ownable: true}}
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Findings, Related, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK802", Severity.ERROR)
REQUIRES = ("board",)


def check(context: CheckContext) -> Findings:
    restless: dict[str, list[int]] = {}
    for index, space in context.spaces.items():
        kind = context.kind_of_space(index)
        if kind is not None and not kind.stop:
            restless.setdefault(space.kind, []).append(index)
    for kind_id, spaces in restless.items():
        owned = [index for index in spaces if index in context.variant.deeds]
        if owned == spaces:
            yield _of_deed(context, owned, ("space_kinds", kind_id, "stop"))
            continue
        yield from (_of_deed(context, [i], ("board", "spaces", i, "kind")) for i in owned)
        kind = context.variant.space_kinds[kind_id]
        for index in spaces if kind.draws is None and not kind.ownable else ():
            if index not in {*owned, *context.jails.senders}:
                yield _leads_nowhere(context, index)


def _of_deed(context: CheckContext, spaces: list[int], route: Route) -> Diagnostic:
    first, others = context.variant.deed_name(spaces[0]), len(spaces) - 1
    have, them = f"{first} has a deed", "it"
    if others:
        have, them = f"{first} and {others} more of its kind have deeds", "them"
    return RULE.diagnostic(
        f"{have}, but no token ever comes to rest on {them}",
        route=route,
        help="let the kind stop tokens: 'stop: true'",
        related=(Related("the space", route=("board", "spaces", spaces[0])),),
        old="PK802",
    )


def _leads_nowhere(context: CheckContext, index: int) -> Diagnostic:
    space = context.spaces[index]
    return RULE.diagnostic(
        f"no token may rest on space {index} ({space.name}), but nothing says where it goes",
        route=("board", "spaces", index, "kind"),
        help="write 'role: go-to-jail' or 'draws: …' in the kind, or delete 'stop: false'",
        related=(Related("the kind", route=("space_kinds", space.kind)),),
        severity=Severity.WARNING,
        old="PK521",
    )

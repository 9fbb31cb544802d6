"""What is reported of a text that cannot be worked out."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic, Related, Route, format_route
from printkit.templating.codes import WORDING_FAILS
from printkit.templating.wording import WordingError

if TYPE_CHECKING:
    from printkit.model.variant import Variant


def unworded(
    error: WordingError, route: Route, stated: Mapping[str, Route], variant: "Variant"
) -> Diagnostic:
    """The finding about the text at ``route``.

    ``stated`` says where things stand that the text speaks about: what one of them does not
    state is a mistake there, not in a text that serves many.
    """
    thing, _, name = error.failure.empty.partition(".")
    if thing not in stated or not name:
        lacks, number = error.failure.entry or ("", 0)
        absent = ("board", "spaces", number) if lacks == "spaces" else None
        found = WORDING_FAILS.diagnostic(
            error.message,
            route=route,
            help=error.failure.help,
            absent=absent,
            words=error.failure.written or error.expression,
        )
        return replace(found, cause=error.failure.cause)
    return WORDING_FAILS.diagnostic(
        f"{_called(stated[thing], variant)} has no {name}, which is printed on it",
        route=(*stated[thing], name),
        help=f"state it: '{name}: …'",
        related=(Related("printed by this text", route=route),),
    )


def _called(route: Route, variant: "Variant") -> str:
    """What messages call a space or a deed."""
    match route:
        case ("board", "spaces", index) if variant.board is not None:
            return f"space {index} '{variant.board.spaces[int(index)].name}'"
        case ("deeds", key):
            return f"deed {key} '{variant.deed_name(key)}'"
    return format_route(route)

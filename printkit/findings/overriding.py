"""What an edition writes, and where, so that what its base states becomes something else."""

from printkit.diagnostics import Route, Span, format_route
from printkit.loading.load import Loaded
from printkit.source.nodes import Mapping

UNKNOWN = "…"
"""Where nobody knows the right value."""


def overriding(route: Route, value: str, loaded: Loaded) -> str | None:
    """What to write where, so that a value of the base becomes another one.

    A row of a list gets one more column. Others state it below what they state already, since a key
    can stand there only once. None for a part of a list, which is overridden as a whole.
    """
    if any(not isinstance(_node(loaded, route[:n]), Mapping) for n in range(len(route))):
        return None
    if loaded.pack.stated is not None:
        right = "" if value == UNKNOWN else f" with {value}"
        return f"add a column '{format_route(route)}'{right}"
    stated = max((n for n in range(1, len(route)) if _is_stated_here(route[:n], loaded)), default=0)
    text = value
    for step in reversed(route[stated + 1 :]):
        text = f"{{{step}: {text}}}"
    text = f"{route[stated]}: {text}"
    if not stated:
        return f"add '{text}' to {loaded.pack.shown_main_file}"
    key = loaded.index.key_span(route[:stated])
    return f"add '{text}' to {format_route(route[:stated])} ({key.file}:{key.line})"


def _node(loaded: Loaded, route: Route) -> object:
    return loaded.index.value_of(route)


def _is_stated_here(route: Route, loaded: Loaded) -> bool:
    return not is_inherited(loaded.index.key_span(route), loaded)


def is_inherited(span: Span, loaded: Loaded) -> bool:
    """Whether a place is in a file of a base; the innermost folder counts."""
    holding = [
        pack for pack in loaded.chain if pack.shown == "." or span.file.startswith(f"{pack.shown}/")
    ]
    return bool(holding) and max(holding, key=lambda pack: len(pack.shown)) is not loaded.pack

"""What an edition takes out of its base although the game needs it, reported there once."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from printkit.diagnostics import Diagnostic, Related, Route, format_route
from printkit.findings.overriding import overriding
from printkit.loading.index import SourceIndex
from printkit.loading.load import Loaded
from printkit.source.nodes import Scalar


def at_removals(found: Iterable[Diagnostic], loaded: Loaded) -> Iterator[Diagnostic]:
    """The findings; those about what the edition sets to ``null`` as one, at the ``null``."""
    own = None if loaded.own is None else SourceIndex(loaded.own)
    removed: dict[Route, list[Diagnostic]] = {}
    for diagnostic in found:
        route = diagnostic.absent
        if route is None or own is None or not _is_null(own, route):
            yield diagnostic
        else:
            removed.setdefault(route, []).append(diagnostic)
    for route, needing in removed.items():
        assert own is not None  # noqa: S101 - nothing is removed without a tree
        yield _at_removal(route, needing, own, loaded)


def _is_null(own: SourceIndex, route: Route) -> bool:
    node = own.value_of(route)
    return isinstance(node, Scalar) and node.value is None


def _at_removal(
    route: Route, needing: list[Diagnostic], own: SourceIndex, loaded: Loaded
) -> Diagnostic:
    first, *others = needing
    places = (Related("needed here", one.span, one.route) for one in needing if one.span)
    more = f", and {len(others)} more like this" if others else ""
    return replace(
        first,
        message=f"'{format_route(route)}' is removed here, but needed: {first.message}{more}",
        span=own.key_span(route),
        route=route,
        words="",
        help="; ".join(
            (
                *_instead(route),
                "delete this line, or change what needs it too",
                *_likewise(first, loaded),
            )
        ),
        related=tuple(places),
        fix=None,
    )


def _instead(route: Route) -> Iterator[str]:
    """What is mostly meant where a space is taken out."""
    if route[:2] == ("board", "spaces"):
        yield f"to give the space another name, write '{route[-1]}: {{name: …}}'"


def _likewise(diagnostic: Diagnostic, loaded: Loaded) -> Iterator[str]:
    """How to take out what needs it, if that is an entry of the same name."""
    about, absent = diagnostic.route, diagnostic.absent
    if about and absent and about[-1] == absent[-1]:
        remedy = overriding(about, "null", loaded)
        yield from () if remedy is None else (remedy,)

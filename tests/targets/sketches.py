"""The shipped games drawn for a target without their drawings, which takes a tenth of the time."""

from functools import cache

from printkit.art.style import Ink
from printkit.components.component import Component
from printkit.components.design import Composition
from printkit.components.registry import components_of
from printkit.pipeline.prepare import Prepared, open_context, prepare
from printkit.pipeline.render_context import RenderContext
from printkit.targets.catalogue import shipped_target
from printkit.targets.export import Export, ExportOptions
from printkit.targets.fitting import takes

GAMES = (
    *("classic-us", "classic-uk", "monopoly-space", "mass-effect-n7"),
    *("moonopoly", "monopoly-2-0", "planetopoly"),
)


@cache
def _studio(game: str) -> tuple[Prepared, RenderContext]:
    prepared = prepare(game)
    return prepared, open_context(prepared)


@cache
def _drawn(game: str) -> tuple[tuple[Component, Composition], ...]:
    _, context = _studio(game)
    design = context.design(Ink.FULL, sketch=True)
    return tuple((one, context.composed(one, design)) for one in components_of(context.variant))


def export_of(game: str, target: str, options: ExportOptions | None = None) -> Export:
    """A game on its way to a shipped target, its pieces in their own size."""
    prepared, context = _studio(game)
    loaded = shipped_target(target)
    wanted = tuple(one for one in _drawn(game) if takes(loaded.target, one[0].id))
    return Export(
        prepared, context.design(Ink.FULL), loaded, options or ExportOptions(), wanted, (), ()
    )

"""A game drawn and fitted for a target."""

from collections.abc import Iterator
from dataclasses import replace

from printkit.components.registry import components_of
from printkit.model import Variant
from printkit.pipeline.prepare import Prepared, open_studio
from printkit.pipeline.request import Progress
from printkit.targets.export import Export, ExportRequest, Fitted, Refused
from printkit.targets.fitting import fitted, refused_because, takes
from printkit.targets.reading import LoadedTarget
from printkit.targets.resizing import resized


def drawn_for(
    request: ExportRequest, prepared: Prepared, loaded: LoadedTarget, progress: Progress
) -> Export:
    """The components that the target takes, drawn in the sizes of its products."""
    target, asked = loaded.target, request.options.sizes
    variant = prepared.loaded.variant
    assert variant is not None  # noqa: S101 - what has no errors could be loaded
    other = resized(variant, target, asked)
    prepared = replace(prepared, loaded=replace(prepared.loaded, variant=other.variant))
    context = open_studio(prepared)
    wanted = [one for one in components_of(other.variant) if takes(target, one.id)]
    progress.begin("drawing", len(wanted))
    drawn = []
    for component in wanted:
        progress.step(component.id)
        drawn.append((component, context.composed(component, context.design(request.ink))))
    fits = [
        one
        for component, composition in drawn
        for one in fitted(target, component, composition, other.own, asked)
    ]
    return Export(
        prepared,
        context.design(request.ink),
        loaded,
        request.options,
        tuple(drawn),
        tuple(one for one in fits if isinstance(one, Fitted)),
        (
            *_refused(loaded, other.variant),
            *(one for one in fits if isinstance(one, Refused)),
        ),
    )


def _refused(loaded: LoadedTarget, variant: Variant) -> Iterator[Refused]:
    """The components of a game that a target takes nothing of."""
    for component in components_of(variant):
        if not takes(loaded.target, component.id):
            yield Refused(component.id, refused_because(loaded.target, component.id))

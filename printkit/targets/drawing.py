"""A game drawn and fitted for a target."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from printkit.checking.prints.inspection import faces_of
from printkit.components.component import Component
from printkit.components.registry import components_of
from printkit.model import Variant
from printkit.pipeline.prepare import Prepared, open_context
from printkit.pipeline.request import Progress
from printkit.scene import Side
from printkit.targets.export import Export, ExportRequest, Fitted, Refused, SeenFace
from printkit.targets.fitting import fitted, refused_because, takes
from printkit.targets.reading import LoadedTarget
from printkit.targets.resizing import resized
from printkit.targets.tuck_boxes import compose, left_out, tuck_box_of


def drawn_for(
    request: ExportRequest, prepared: Prepared, loaded: LoadedTarget, progress: Progress
) -> Export:
    """The components that the target takes, drawn in the sizes of its products."""
    target, chosen = loaded.target, request.options.sizes
    variant = prepared.loaded.variant
    assert variant is not None  # noqa: S101 - what has no errors could be loaded
    other = resized(variant, target, chosen)
    own, prepared = prepared, _with(prepared, other.variant)
    as_it_is, context = open_context(own), open_context(prepared)
    there = [one for one in components_of(other.variant) if request.options.wants(one.id)]
    wanted = [one for one in there if takes(target, one.id)]
    progress.begin("drawing", len(wanted))
    drawn, left = [], []
    for component in wanted:
        progress.step(component.id)
        # A book shows the pieces as its pages have room for them: in the sizes of the game.
        drawing = as_it_is if component.shows_others else context
        design = drawing.design(request.ink)
        boxes = tuck_box_of(target) if component.id == "boxes" else None
        made = drawing.composed(component, design) if boxes is None else compose(design, *boxes)
        drawn.append((component, made))
        if boxes is not None and (titles := left_out(design, *boxes)):
            left.append(Refused("boxes", refused_because(target, "boxes"), titles))
    fits = [
        one
        for component, composition in drawn
        for one in fitted(target, component, composition, other.own, chosen)
    ]
    pieces = tuple(one for one in fits if isinstance(one, Fitted))
    return Export(
        prepared,
        context.design(request.ink),
        loaded,
        request.options,
        tuple(drawn),
        pieces,
        (
            *_refused(loaded, there),
            *left,
            *(one for one in fits if isinstance(one, Refused)),
        ),
        tuple(_faces(pieces)),
    )


def _with(prepared: Prepared, variant: Variant) -> Prepared:
    return replace(prepared, loaded=replace(prepared.loaded, variant=variant))


def _faces(pieces: tuple[Fitted, ...]) -> Iterator[SeenFace]:
    """What is seen on each side; a back that several pieces share is there once."""
    shared: set[tuple[str, str, str]] = set()
    for one in pieces:
        for face in faces_of(one.artwork):
            name = one.artwork.back_name if face.side is Side.BACK else None
            key = (one.component, one.product_id, name or "")
            if name is None or key not in shared:
                shared.add(key)
                yield SeenFace(one, face)


def _refused(loaded: LoadedTarget, components: Iterable[Component]) -> Iterator[Refused]:
    """The components that a target takes nothing of."""
    for component in components:
        if not takes(loaded.target, component.id):
            yield Refused(component.id, refused_because(loaded.target, component.id))

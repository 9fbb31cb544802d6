"""What a build could do instead to take less paper, less cutting or less ink."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.art.style import Ink
from printkit.components.component import Component
from printkit.components.design import Composition
from printkit.imposition.impose import leaves_of
from printkit.imposition.options import Backs, CutBy, Save
from printkit.imposition.paper import Paper
from printkit.pipeline.kit import sheet_options
from printkit.pipeline.request import Request
from printkit.records import record

MONEY = "money"
SMALLEST_NOTE = 0.88
"""Notes are not made smaller than this share of what they are."""
_STEP = 0.5

Parts = Sequence[tuple[Component, Composition]]


@record
class Alternative:
    """Another request, as the option that asks for it; perhaps other pieces."""

    option: str
    request: Request
    parts: Parts


def changes(request: Request, paper: Paper, parts: Parts) -> Iterator[Alternative]:
    """What may be worth trying on this paper."""
    own = dict(request.own_backs)
    has_notes = any(component.id == MONEY and made.artworks for component, made in parts)
    for save in Save:
        if request.save is not save:
            yield Alternative(f"--save {save}", replace(request, save=save), parts)
    if request.cut_by is not CutBy.SCISSORS:
        yield Alternative("--cuts scissors", replace(request, cut_by=CutBy.SCISSORS), parts)
    if request.backs is not Backs.NONE:
        none = replace(request, backs=Backs.NONE, own_backs=())
        if has_notes and own.get(MONEY) is not Backs.NONE:
            notes = {**own, MONEY: Backs.NONE}
            fronts = replace(request, own_backs=tuple(sorted(notes.items())))
            yield Alternative("--backs money=none", fronts, parts)
        yield Alternative("--backs none", none, parts)
    if request.ink is Ink.FULL:
        yield Alternative("--ink low", replace(request, ink=Ink.LOW), parts)
    if has_notes:
        yield from _smaller_notes(request, paper, parts)


def _smaller_notes(request: Request, paper: Paper, parts: Parts) -> Iterator[Alternative]:
    """The notes, made a little smaller, on the fewest sheets that this brings."""
    options = sheet_options(request, paper.name)
    made = next(made for component, made in parts if component.id == MONEY)
    width, height = made.artworks[0].width, made.artworks[0].height
    best, fewest = made, len(leaves_of(made.artworks, options)[0])
    size = width
    while (size := size - _STEP * 2) >= SMALLEST_NOTE * width:
        smaller = (size, round(height * size / width / _STEP) * _STEP)
        artworks = tuple(
            replace(note, width=smaller[0], height=smaller[1]) for note in made.artworks
        )
        count = len(leaves_of(artworks, options)[0])
        if count < fewest:
            best, fewest = replace(made, artworks=artworks), count
    if best is not made:
        note = best.artworks[0]
        instead = [(one, best if one.id == MONEY else its) for one, its in parts]
        sizes = f"{{width: {note.width:g}, height: {note.height:g}}}"
        yield Alternative(f"formats: {{note: {sizes}}}", request, instead)

"""The contents sheet: what is in the box, and how it is made."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from printkit.components.bill import Bill, BillLine, BillPiece, InKit, runs
from printkit.components.component import Component, Layout, Stock
from printkit.components.contents_faces import (
    ContentsFace,
    ContentsRow,
    Folding,
    KitPlace,
    PanelFace,
    PictureFace,
    TileFace,
)
from printkit.components.design import Composition, Design, empty
from printkit.components.made import made_pieces
from printkit.components.page import HEIGHT, WIDTH, players_phrase
from printkit.components.parts_grid import Panel, PanelTile, panels_of
from printkit.model import Flat, Piece, Variant
from printkit.scene import Artwork, Tag
from printkit.scene.tagging import as_paragraphs, tagged
from printkit.templating.codes import WRONG_ELEMENT
from printkit.templating.look import LookupFailure
from printkit.templating.words import LINE_BREAK
from printkit.text.style import TextStyle

_BESIDE = 1.6
"""Between the names below the pictures, mm."""


def pages_of_contents(design: Design, bill: Bill) -> int:
    """How many pages the contents sheet has; where its parts are printed does not matter."""
    try:
        return len(panels_of(bill, design.look.box("contents.parts"))) + 1
    except LookupFailure:  # reported when the sheet is composed
        return 1


def stand_in_pages(count: int) -> tuple[Artwork, ...]:
    """Blank pages, to plan a kit with before its contents sheet can be composed."""
    return tuple(Artwork(f"contents-{n}", "", WIDTH, HEIGHT, empty()) for n in range(1, count + 1))


def compose_contents(
    design: Design, bill: Bill, own: Mapping[str, InKit] = MappingProxyType({})
) -> Composition:
    """The pages with the pieces, then one about the making; ``own`` is their place in the kits."""
    try:
        area = design.look.box("contents.parts")
        captions = _Captions(design, "part-name", "part-note")
    except LookupFailure as failure:
        message = f"the contents sheet needs it: {failure}"
        found = WRONG_ELEMENT.diagnostic(message, span=design.theme_span(("boxes",)))
        design.findings.append(found)
        return design.composition([])
    players = players_phrase(design)
    pages = panels_of(bill, area)
    total = len(pages) + 1
    artworks = [
        _page(
            design,
            "contents",
            _parts_page(page, ContentsFace(number, total, players), captions),
            _shown(page),
        )
        for number, page in enumerate(pages, 1)
    ]
    making = _making_page(design, bill, own, ContentsFace(total, total, players))
    return design.composition([*artworks, _page(design, "contents-making", making, {})])


def _page(
    design: Design, template: str, face: ContentsFace, shown: Mapping[str, Artwork]
) -> Artwork:
    name = f"contents-{face.number}"
    front = design.side(
        template,
        (WIDTH, HEIGHT),
        {"contents": face},
        piece=name,
        title=f"page {face.number} of the contents sheet",
        route=(),
        pieces=shown,
    )
    title = f"{design.component_title(CONTENTS.id)} {face.number}/{face.of}"
    return Artwork(
        name, title, WIDTH, HEIGHT, tagged([as_paragraphs(front)], Tag("Sect", face.number))
    )


class _Captions:
    """Measures names and notes below the pictures.

    Raises:
        LookupFailure: the theme lacks one of the styles.
    """

    def __init__(self, design: Design, name: str, note: str) -> None:
        look = design.look
        self._shaper = design.shaper
        self._name, self._note = (look.set_style(look.text_style(style)) for style in (name, note))

    def is_long(self, tile: PanelTile) -> bool:
        """Whether the name needs a second line."""
        return self._length(tile.piece.name, self._name) > tile.width - _BESIDE

    def note_lines(self, tile: PanelTile) -> int:
        """How many lines the note has; words that end a line early may take one more."""
        room = 0.92 * (tile.width - _BESIDE)
        lines = tile.piece.note.split(LINE_BREAK) if tile.piece.note else []
        return sum(max(1, math.ceil(self._length(line, self._note) / room)) for line in lines)

    def _length(self, text: str, style: TextStyle) -> float:
        return self._shaper.width(text, style.font, style.size)


def _parts_page(panels: tuple[Panel, ...], face: ContentsFace, captions: _Captions) -> ContentsFace:
    rows: dict[float, list[PanelTile]] = {}
    for panel in panels:
        rows.setdefault(panel.box.y, []).extend(panel.tiles)
    above: str | None = None
    shown = []
    for panel in panels:
        found = _panel_face(panel, rows[panel.box.y], captions)
        shown.append(replace(found, continued=found.component == above))
        above = found.component
    return replace(face, panels=tuple(shown))


def _panel_face(panel: Panel, row: Sequence[PanelTile], captions: _Captions) -> PanelFace:
    component = panel.line.component
    tiles = (_tile_face(component, tile.piece, tile.x, tile.width) for tile in panel.tiles)
    lines = max(map(captions.note_lines, row), default=0)
    long_names = any(map(captions.is_long, row))
    return PanelFace(component, panel.line.title, *panel.box, tuple(tiles), lines, long_names)


def _tile_face(component: str, piece: BillPiece, x: float, width: float) -> TileFace:
    return TileFace(
        name=piece.name,
        count=piece.count,
        note=piece.note,
        pictures=tuple(
            PictureFace(
                _picture_name(component, shown.artwork),
                str(shown.side),
                shown.artwork.width,
                shown.artwork.height,
            )
            for shown in piece.pictures
        ),
        art=piece.art,
        colours=tuple(colour.hex for colour in piece.colours),
        scale=piece.scale,
        x=x,
        width=width,
    )


def _shown(panels: tuple[Panel, ...]) -> dict[str, Artwork]:
    return {
        _picture_name(panel.line.component, picture.artwork): picture.artwork
        for panel in panels
        for tile in panel.tiles
        for picture in tile.piece.pictures
    }


def _picture_name(component: str, artwork: Artwork) -> str:
    """What the templates call a picture; pieces of other components may have the same id."""
    return f"{component}/{artwork.id}"


def _making_page(
    design: Design, bill: Bill, own: Mapping[str, InKit], face: ContentsFace
) -> ContentsFace:
    """The making, with the sheets of all components and of this one, in the order of printing."""
    phrases = design.phrases
    title, paper = design.component_title(CONTENTS.id), phrases.components[CONTENTS.id].paper
    line = BillLine(CONTENTS.id, title, (), own, paper)
    bill = Bill((line, *bill.lines))
    rows = (
        ContentsRow(
            line.component,
            line.title,
            tuple(_place(line.kit.get(paper, InKit())) for paper in bill.papers),
            phrases.two_sided if _is_two_sided(line) else phrases.one_sided,
            line.paper_hint,
        )
        for line in sorted(bill.lines, key=lambda line: line.printed)
    )
    return replace(
        face,
        papers=bill.papers,
        rows=tuple(rows),
        totals=tuple(bill.total(paper) for paper in bill.papers),
        foldings=tuple(_foldings(design, bill)),
        tiled=bill.has("board"),
    )


def _place(where: InKit) -> KitPlace:
    return KitPlace(_stated(where.sheets), _stated(where.pages))


def _is_two_sided(line: BillLine) -> bool:
    return any(place.two_sided for place in line.kit.values())


def _stated(numbers: Sequence[int]) -> str:
    """Numbers as people write them, on one line: `3, 25–30`."""
    stretches = ("–".join(map(str, dict.fromkeys((run[0], run[-1])))) for run in runs(numbers))
    return ",\u00a0".join(stretches)


def _foldings(design: Design, bill: Bill) -> Iterator[Folding]:
    built = {made.kind: made for made in reversed(made_pieces(design)) if made.built}
    for kind, steps in design.phrases.fold_steps.items():
        pieces = [piece for piece in design.variant.pieces.values() if _made_as(piece) == kind]
        names = tuple(dict.fromkeys(p.name for p in pieces if bill.has(p.COMPONENT)))
        if bill.has(kind):  # what is folded, but is no piece of the game
            names = (design.component_title(kind),)
        if names:
            yield Folding(kind, names, steps, built.get(kind))


def _made_as(piece: Piece) -> str:
    """The kind whose steps make it: what is round and has two sides is made like a chip."""
    is_flat_chip = isinstance(piece, Flat) and piece.outline == "circle" and piece.sides > 1
    return "chip" if is_flat_chip else piece.kind


def _applies(_variant: Variant) -> bool:
    return True


def _unlisted(_design: Design, _artworks: Sequence[Artwork]) -> tuple[BillPiece, ...]:
    return ()


def _alone(design: Design) -> Composition:
    return compose_contents(design, Bill(()))


CONTENTS = Component(
    "contents", Layout.PAGES, tuple(Variant.model_fields), _applies, _alone, _unlisted, Stock.ANY
)
"""Made from the bill of all other components, so it is none of the registry."""

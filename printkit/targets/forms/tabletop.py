"""A game for Tabletop Simulator: its pictures, and a saved object that sets it up."""

import json

from printkit.model.tables import VirtualTable
from printkit.model.target import Target
from printkit.pipeline import press
from printkit.scene import Artwork
from printkit.targets.export import Export, Files, Form
from printkit.targets.table.cards import cards_of
from printkit.targets.table.decks import Decks
from printkit.targets.table.pictures import BOOKS, FOLDER, Pictures
from printkit.targets.table.pieces import pieces_of_box
from printkit.targets.table.setting_up import TABLE, guid_of, set_up
from printkit.targets.table.states import State, placed, save_state, tile_state
from printkit.targets.table.things import UnpackedGame
from printkit.units import MM_PER_INCH

THUMBNAIL = 256
"""Pixels of the picture by which the program shows the object."""
BOARD_THICK = 0.2


class TabletopTarget(Target):
    """A virtual table."""

    table: VirtualTable = VirtualTable()
    """How large its pictures may be, and the units in which it measures."""


def write(export: Export) -> Files:
    """The saved object, its thumbnail, the pictures and the book."""
    pictures, save = saved(export)
    name = export.design.variant.id
    yield f"{name}.json", (json.dumps(save, ensure_ascii=False, indent=1) + "\n").encode()
    for number, picture in enumerate(pictures.made):
        if number == 0:
            dpi = THUMBNAIL * MM_PER_INCH / max(picture.sheet.width, picture.sheet.height)
            (small,) = press.pictures(export.design, [picture.sheet], dpi)
            yield f"{name}.png", small
        (data,) = press.pictures(export.design, [picture.sheet], picture.dpi, paper=picture.paper)
        yield f"{FOLDER}/{picture.name}", data
    for component, composition in export.drawn:
        if component.id == "rules" and composition.artworks:
            sheets = press.full_size(component, composition)
            file = pictures.file("rules", "pdf")
            yield f"{BOOKS}/{file}", press.pdf_of_sheets(export.design, sheets)


def saved(export: Export) -> tuple[Pictures, State]:
    """The pictures that are to be made, and the saved object that shows them."""
    target, variant = export.record, export.design.variant
    assert isinstance(target, TabletopTarget)  # noqa: S101 - the record of this form
    pictures = Pictures(variant.id, export.options.url, target.table.grid.pixels, export.dpi)
    made = {component.id: composition for component, composition in export.drawn}
    board = made.get("board")
    states = [] if board is None else [_board(variant.id, board.artworks[0], pictures, target)]
    artworks = {name: composition.artworks for name, composition in made.items()}
    box = UnpackedGame(
        export.design, artworks, target.table, pictures, Decks(pictures, target.table, export.dpi)
    )
    states += set_up(variant.id, [*cards_of(box), *pieces_of_box(box)], variant.board, board)
    return pictures, save_state(variant.title, export.design.notice, states)


def _board(game: str, board: Artwork, pictures: Pictures, target: TabletopTarget) -> State:
    """The board amid the table, fixed: a tile, since its size is known to the millimetre."""
    picture = pictures.side("board", board)
    unit = MM_PER_INCH * target.table.scales.tile
    scale = board.width / unit, board.height / unit
    state = tile_state(board.title, (picture, picture), scale, thickness=BOARD_THICK)
    return placed({**state, "Locked": True}, guid_of(game, "board"), (0.0, TABLE, 0.0), {})


FORM = Form("tabletop-simulator", write, TabletopTarget, options=("dpi", "url"))

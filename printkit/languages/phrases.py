"""What printkit itself says on sheets; every language has every phrase."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, NewType

from printkit.records import record

Forms = NewType("Forms", Mapping[str, str])
"""A phrase about a number, by the plural category of CLDR: ``one``, ``few``, ``other`` …"""


@record
class ComponentPhrases:
    """What is said of a component: its title, and the paper to take for it."""

    title: str
    paper: str
    order: str = ""
    """In which order the parts on a sheet are put together."""


@record
class Phrases:
    """Phrases with ``{…}`` are filled with ``str.format``.

    Their values stand in the files of the languages, and ``wording.py`` sees that they fit.
    """

    components: dict[str, ComponentPhrases]
    house_rules: str

    # Where the facts of the game come from, at the end of the rules.
    where_from: str
    origins: dict[str, str]
    """By what a definition says in ``provenance``."""
    some_facts: str
    """Facts of a kind of which others come from elsewhere; ``{count}`` of ``{total}``."""
    facts: dict[str, str]
    """By their kinds in ``printkit/loading/provenance.py``, and ``looks``."""

    # Names of pieces that the definition does not name itself.
    note: str
    band: str
    box_for: str
    band_for: str
    cards_held: Forms
    """How many cards a box holds; ``{count}`` of them."""
    boxes_made: str
    bands_made: str
    """All boxes, and all bands, of a kit."""

    # The slug lines of the sheets.
    sheet_of: str
    back: str
    front: str
    blank_back: str
    """Said of a back that nothing belongs on."""
    print_at_full_size: str
    ruler: str
    cut_order: str
    """In which order a sheet is cut; ``{steps}`` are joined by ``cut_then``."""
    cut_across: str
    cut_down: str
    cut_then: str
    cut_out: str
    """Of pieces with outlines of their own; and of those that are folded too."""
    score_and_cut_out: str
    fold_here: str
    """Beside the fold of a booklet's sheet."""
    binding: str
    """How the sheets become a booklet."""
    unofficial: str
    flip: dict[str, str]
    """By the scheme of the backs."""
    calibration: str
    calibration_steps: tuple[str, ...]

    # The tiled board.
    tile: str
    tile_steps: tuple[str, ...]
    label_behind: str
    """The step after them, where the label of the box is printed behind the map of the tiles."""

    # Deeds, cards and notes.
    price: str
    mortgaged: str
    play_money: str
    no_value: str
    players: str
    only_with: str
    """Said of what counts with an option alone."""

    # The contents sheet.
    piece: str
    count: str
    sheets: str
    kit_sheets: str
    kit_pages: str
    sides: str
    one_sided: str
    two_sided: str
    paper_column: str
    in_the_box: str
    to_print: str
    """Above the links to a kit on a page that presents a game."""
    to_make: str
    make_steps: tuple[str, ...]
    fold_steps: dict[str, tuple[str, ...]]
    """How a piece is folded, by the kind of the piece."""
    optional: str
    for_each: str
    """How many of a piece each player has; ``{count}`` of them."""
    dealt: str
    """How many notes of a value each player starts with; ``{count}`` of them."""
    pages: Forms
    size: str
    total: str

    # The middle of the board.
    discard: str

    # Cards in rows.
    highest_row: str
    most_facilities: str
    row: str

    # The rulebook.
    on_page: str
    """The page of a cross reference; ``{number}``."""
    sections: str
    """Above the table of contents."""
    boxes: dict[str, str]
    """What a box is, by its kind."""


def phrases_of(stated: Mapping[str, Any]) -> Phrases:
    """The phrases that a language states, lists as tuples."""
    components = {key: ComponentPhrases(**said) for key, said in stated["components"].items()}
    others = (field.name for field in fields(Phrases) if field.name != "components")
    return Phrases(components=components, **{name: _frozen(stated[name]) for name in others})


def _frozen(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _frozen(part) for key, part in value.items()}
    return tuple(value) if isinstance(value, list) else value

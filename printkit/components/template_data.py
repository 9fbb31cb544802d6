"""What the template of each kind of piece is given."""

from printkit.components import (
    aids,
    asteroids,
    board,
    boxes,
    cards,
    centre,
    colony,
    cover,
    deeds,
    made,
    money,
    pyramids,
    rules,
)
from printkit.components import contents_faces as contents
from printkit.model import Asteroids, Chip, DeedDeck, PropertyGroup, Standee
from printkit.model.variant import Format

FIGURE = "figure"
"""Stands for the templates of all figures, ``figure-setup`` and those in the book itself."""

TEMPLATE_DATA: dict[str, dict[str, tuple[type, str]]] = {
    "board": {"corner": (float, "depth of the ring, mm")},
    "board-centre": {
        "colony": (colony.BuildingPlace, "a place for each building of a seat"),
        "colony_radius": (float, "mm"),
        "seats": (board.SeatPlace, "each seat"),
        "decks": (board.DeckFace, "each deck"),
        "card": (Format, "the size of a card"),
        "groups": (PropertyGroup, "each group, by its id"),
    },
    "board-centre-places": {
        "places": (centre.PlaceFace, "each place for cards or deeds"),
        "runs": (centre.RunFace, "where the buildings of each group stand"),
        "groups": (PropertyGroup, "each group, by its id"),
    },
    "cover": {"cover": (cover.CoverFace, "what the label says besides the game")},
    "box": {"box": (boxes.BoxFace, "a side of the box; its back is that of the deck")},
    "band": {
        "band": (boxes.BoxFace, "a side of the band"),
        "note": (money.NoteFace, "the note of this value"),
    },
    "space, space-corner": {"space": (board.SpaceFace, "the space")},
    "deed, deed-back": {"deed": (deeds.DeedFace, "the deed")},
    "deed-deck-back": {"deck": (DeedDeck, "the deck, as the definition has it")},
    "card, card-back": {"card": (cards.CardFace, "the card")},
    "note, note-back": {"note": (money.NoteFace, "the note")},
    "chip, chip-back": {
        "chip": (Chip, "the chip, as the definition has it"),
        "art": (str, "the drawing on it: its own, or the token of its seat"),
        "mark": (str, "the icon of its seat, or nothing"),
    },
    "token, token-base": {
        "token": (Standee, "the token, as the definition has it"),
        "seat": (str, "the name of the seat that moves it, or nothing"),
        "face": (str, "which face of the net this is"),
        "foot": (float, "height of the plate below the figure, mm"),
    },
    "building-face": {
        "face": (str, "which face of the net this is, such as `side-left`"),
        "art": (str, "the drawing on it"),
    },
    "asteroid": {"asteroid": (asteroids.AsteroidFace, "the tile")},
    "asteroid-back": {"asteroids": (Asteroids, "all tiles, as the definition has them")},
    "pyramid": {"pyramid": (pyramids.PyramidFace, "the strip")},
    "aid, aid-back": {"aid": (aids.AidFace, "one side of the leaflet")},
    "rules-first, rules": {"rules": (rules.RulesFace, "the page")},
    "figure": {
        "rules": (dict, "the numbers of the rules"),
        "made": (made.MadePiece, "each piece of the definition as it comes out of the making"),
        "topic": (str, "what the book says behind the name: `gable` in `folding:gable`"),
    },
    "contents, contents-making": {"contents": (contents.ContentsFace, "the page")},
}
"""For the templates of each key: a name, its type, what it is."""

EVERYWHERE = (
    *("width", "height", "ink", "theme", "options", "game", "phrases", "notice", "on_accent"),
)
"""What every template is given."""


def given(template: str) -> dict[str, tuple[type, str]]:
    """What a template is given besides that; nothing for one that others include."""
    known = FIGURE if template.startswith(f"{FIGURE}-") else template
    for names, data in TEMPLATE_DATA.items():
        if known in names.split(", "):
            return data
    return {}


def field_names(record: type) -> list[str]:
    """What a template may ask of a value that it is given; nothing of a text or number."""
    fields = getattr(record, "model_fields", None) or getattr(record, "__dataclass_fields__", {})
    return list(fields)

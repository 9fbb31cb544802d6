"""Things on a table as Tabletop Simulator saves them."""

from collections.abc import Mapping, Sequence
from typing import Any

from printkit.colour import WHITE, Colour
from printkit.records import record

State = dict[str, Any]
"""An object of a save; its place on the table comes last."""

CARDS_OF_A_DECK = 100
"""The number of a card is that of its deck, times this, and its place in the picture."""
_DECIMALS = 4
_Scale = tuple[float, float, float]
_NO_TURN = {"rotX": 0.0, "rotY": 180.0, "rotZ": 0.0}
"""Upright for the player on the near side, face up."""


@record
class Sheets:
    """The pictures of some cards: faces in a grid, and one back or a grid of backs."""

    number: int
    faces: str
    backs: str
    columns: int
    rows: int
    own_backs: bool

    @property
    def state(self) -> State:
        """What a save says of them."""
        return {
            str(self.number): {
                "FaceURL": self.faces,
                "BackURL": self.backs,
                "NumWidth": self.columns,
                "NumHeight": self.rows,
                "BackIsHidden": True,
                "UniqueBack": self.own_backs,
                "Type": 0,
            }
        }


@record
class TableCard:
    """A card: its name, its pictures and its place in them."""

    name: str
    sheets: Sheets
    index: int
    scale: float

    @property
    def number(self) -> int:
        """What decks call it."""
        return CARDS_OF_A_DECK * self.sheets.number + self.index


def cards_state(name: str, cards: Sequence[TableCard], description: str = "") -> State:
    """A deck, or the card itself where there is one only, for a deck of one there is not."""
    if len(cards) == 1:
        state = _card(cards[0])
        return {**state, "Nickname": name, "Description": description}
    decks = {number: one for card in cards for number, one in card.sheets.state.items()}
    return {
        **_object("DeckCustom", name, description, _even(cards[0].scale)),
        "SidewaysCard": False,
        "DeckIDs": [card.number for card in cards],
        "CustomDeck": decks,
        "ContainedObjects": [_card(card) for card in cards],
    }


def _card(card: TableCard) -> State:
    return {
        **_object("CardCustom", card.name, "", _even(card.scale)),
        "CardID": card.number,
        "SidewaysCard": False,
        "CustomDeck": card.sheets.state,
    }


TILES = {"rectangle": 0, "hexagon": 1, "circle": 2, "rounded": 3}


def tile_state(
    name: str,
    pictures: tuple[str, str],
    scale: tuple[float, float],
    *,
    shape: str = "rectangle",
    thickness: float = 0.1,
    count: int = 1,
) -> State:
    """A tile with its front and back, or a stack of them."""
    return {
        **_stacked("Custom_Tile", name, count, (scale[0], 1.0, scale[1])),
        "CustomImage": {
            **_image(*pictures),
            "CustomTile": {
                "Type": TILES[shape],
                "Thickness": thickness,
                "Stackable": count > 1,
                "Stretch": True,
            },
        },
    }


def token_state(name: str, picture: str, scale: float, *, thickness: float, count: int) -> State:
    """A token with the outline of its picture, or a stack of them."""
    return {
        **_stacked("Custom_Token", name, count, (scale, 1.0, scale)),
        "CustomImage": {
            **_image(picture, ""),
            "CustomToken": {
                "Thickness": thickness,
                "MergeDistancePixels": 5.0,
                "StandUp": False,
                "Stackable": count > 1,
            },
        },
    }


def figure_state(name: str, picture: str, scale: float) -> State:
    """A figure that stands."""
    return {
        **_object("Figurine_Custom", name, "", _even(scale)),
        "CustomImage": _image(picture, picture),
    }


def die_state(name: str, faces: int, scale: float, colour: Colour) -> State:
    """A die."""
    kind = "Die_6_Rounded" if faces == 6 else f"Die_{faces}"  # noqa: PLR2004 - as they are called
    return _object(kind, name, "", _even(scale), colour)


def book_state(name: str, url: str) -> State:
    """A PDF to be read on the table."""
    pdf = {"PDFUrl": url, "PDFPassword": "", "PDFPage": 0, "PDFPageOffset": 0}
    return {**_object("Custom_PDF", name, "", _even(1.0)), "CustomPDF": pdf}


def save_state(title: str, notice: str, states: Sequence[State]) -> State:
    """The whole save, which is an object to be put on a table too."""
    return {
        "SaveName": title,
        "GameMode": title,
        "Date": "",
        "VersionNumber": "",
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Table": "Table_RPG",
        "Sky": "Sky_Museum",
        "Note": notice,
        "Rules": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ObjectStates": list(states),
    }


def placed(
    state: State, guid: str, at: tuple[float, float, float], turned: Mapping[str, float]
) -> State:
    """The object at a place, in the units of the table, x right and z away from the player."""
    place = dict(zip(("posX", "posY", "posZ"), at, strict=True))
    transform = {**state["Transform"], **place, **turned}
    rounded = {name: round(value, _DECIMALS) + 0.0 for name, value in transform.items()}
    return {**state, "GUID": guid, "Transform": rounded}


def _even(scale: float) -> _Scale:
    return scale, scale, scale


def _stacked(kind: str, name: str, count: int, scale: _Scale) -> State:
    if count == 1:
        return _object(kind, name, "", scale)
    return {**_object(f"{kind}_Stack", name, "", scale), "Number": count}


def _object(kind: str, name: str, description: str, scale: _Scale, colour: Colour = WHITE) -> State:
    place = {"posX": 0.0, "posY": 0.0, "posZ": 0.0}
    size = dict(zip(("scaleX", "scaleY", "scaleZ"), scale, strict=True))
    return {
        "GUID": "",
        "Name": kind,
        "Transform": {**place, **_NO_TURN, **size},
        "Nickname": name,
        "Description": description,
        "ColorDiffuse": dict(zip("rgb", (colour.red, colour.green, colour.blue), strict=True)),
        "Locked": False,
        "Grid": False,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "Hands": kind in {"CardCustom", "DeckCustom"},
        "LuaScript": "",
        "LuaScriptState": "",
    }


def _image(front: str, back: str) -> State:
    return {
        "ImageURL": front,
        "ImageSecondaryURL": back,
        "ImageScalar": 1.0,
        "WidthScale": 0.0,
    }

"""The game as data: frozen, validated, free of positions on paper and of drawing."""

from printkit.model.board import Board, Space, SpaceKind
from printkit.model.decks import Card, Deck
from printkit.model.deeds import Deed, DeedKind, DeedLine, PropertyGroup, RentLevel
from printkit.model.effects import Effect
from printkit.model.money import Currency, Denomination, Money
from printkit.model.pieces import Chip, Die, Dome, Gable, Piece, Standee
from printkit.model.theme import Theme
from printkit.model.variant import Players, Provenance, Seat, Variant

__all__ = [
    "Board",
    "Card",
    "Chip",
    "Currency",
    "Deck",
    "Deed",
    "DeedKind",
    "DeedLine",
    "Denomination",
    "Die",
    "Dome",
    "Effect",
    "Gable",
    "Money",
    "Piece",
    "Players",
    "PropertyGroup",
    "Provenance",
    "RentLevel",
    "Seat",
    "Space",
    "SpaceKind",
    "Standee",
    "Theme",
    "Variant",
]

"""The game as data: frozen, validated, free of positions on paper and of drawing."""

from printkit.model.aids import Aid, AidSection
from printkit.model.asteroids import Asteroids
from printkit.model.board import Board, CentrePlace, Space, SpaceKind
from printkit.model.casino import Bet, Casino
from printkit.model.decks import Card, Deck
from printkit.model.deeds import Deed, DeedDeck, DeedKind, DeedLine, PropertyGroup, RentLevel
from printkit.model.effects import Effect
from printkit.model.money import Currency, Denomination, Money
from printkit.model.pieces import Building, Chip, Die, Dome, Flat, Gable, Piece, Prism, Standee
from printkit.model.pyramids import Pyramids, RowNeed
from printkit.model.rolls import Roll
from printkit.model.theme import Theme
from printkit.model.variant import Players, Provenance, Seat, Variant

__all__ = [
    "Aid",
    "AidSection",
    "Asteroids",
    "Bet",
    "Board",
    "Building",
    "Card",
    "Casino",
    "CentrePlace",
    "Chip",
    "Currency",
    "Deck",
    "Deed",
    "DeedDeck",
    "DeedKind",
    "DeedLine",
    "Denomination",
    "Die",
    "Dome",
    "Effect",
    "Flat",
    "Gable",
    "Money",
    "Piece",
    "Players",
    "Prism",
    "PropertyGroup",
    "Provenance",
    "Pyramids",
    "RentLevel",
    "Roll",
    "RowNeed",
    "Seat",
    "Space",
    "SpaceKind",
    "Standee",
    "Theme",
    "Variant",
]

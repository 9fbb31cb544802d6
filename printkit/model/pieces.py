"""Pieces of the box that are not cards: buildings, chips, tokens, dice. Sizes in mm."""

from typing import TYPE_CHECKING, Annotated, Union

from pydantic import Field

from printkit.model.kinds import piece_records
from printkit.model.kinds.building import Building
from printkit.model.kinds.chip import Chip
from printkit.model.kinds.die import Die
from printkit.model.kinds.dome import Dome
from printkit.model.kinds.flat import Flat
from printkit.model.kinds.gable import Gable
from printkit.model.kinds.piece import PieceRecord
from printkit.model.kinds.prism import Prism
from printkit.model.kinds.standee import Standee

__all__ = [
    "Building",
    "Chip",
    "Die",
    "Dome",
    "Flat",
    "Gable",
    "Piece",
    "PieceRecord",
    "Prism",
    "Standee",
]

if TYPE_CHECKING:
    Piece = PieceRecord
else:
    Piece = Annotated[Union[piece_records()], Field(discriminator="kind")]  # noqa: UP007 - made of a tuple
    """A piece of one of the kinds, distinguished by ``kind``."""

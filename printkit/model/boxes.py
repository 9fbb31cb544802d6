"""Boxes and bands of paper, which are as deep as what they hold."""

from typing import Annotated

from pydantic import Field

from printkit.model.base import Record

Thickness = Annotated[float, Field(ge=0.05, le=5, allow_inf_nan=False, strict=False)]


class Boxes(Record):
    """How thick the paper is that boxes and bands hold, mm."""

    card: Thickness = 0.32
    """A deed or an event card: 0.32 for paper of 250 g/m², about 0.5 in a sleeve."""
    note: Thickness = 0.12
    """A note: 0.12 for paper of 100 g/m²."""

"""The page that the rulebook and the contents sheet share, and a phrase that both print."""

from printkit.components.design import Design

WIDTH, HEIGHT = 190.0, 248.0
"""Fits on A4 and on Letter, inside their margins and the words along their edges, mm."""


def players_phrase(design: Design) -> str:
    """How many can play: `2–4 players`; empty if that is not said."""
    players = design.variant.players
    if players is None:
        return ""
    return design.phrases.players.format(min=players.min, max=players.max)

"""Pictures of the pack stand wherever the shipped themes draw something."""

from pathlib import Path

import pytest

from printkit.art.style import Ink
from printkit.colour import parse_colour
from printkit.pictures.inks import colours_of
from printkit.pipeline.prepare import open_context, prepare
from tests.cli.running import pack
from tools.drawn_game import DrawnGame, draw_game

PICTURE, MONO = "pictures/own.svg", "pictures/mono/own.svg"
RED, GREY = "#fe0102", "#7b7b7b"
SVG = (
    "<svg viewBox='0 0 9 9'><path d='M0 0h9v9h-9z' fill='#222222'/>"
    "<path d='M1 1h7v7z' fill='{}'/></svg>"
)
COMPONENTS = ("board", "deeds", "cards", "money", "tokens")
GAMES = {
    "classic-us": ("chance", "seaside-stroll", 500, "token-owl"),
    "monopoly-2-0": ("chance", "open-door", 500, "token-bulldog"),
    "monopoly-space": ("chance", "wormhole", 500, "token-rover"),
    "mass-effect-n7": ("chance", "hinterhalt", 500, "token-mako"),
    "planetopoly": ("event", "headwind", 500, "token-comet"),
}
"""A card, a note and a token of each."""


def drawn(folder: Path, game: str, ink: Ink) -> DrawnGame:
    """The game with a picture at all of its spaces, on a card, a note, a token, in the centre."""
    deck, card, note, token = GAMES[game]
    base = prepare(game).loaded.variant
    assert base is not None
    assert base.board is not None
    spaces = "\n".join(f"    {index}: {{art: {PICTURE}}}" for index in base.board.spaces)
    text = f"""printkit: 1
extends: {game}
title: Own
board:
  art: {PICTURE}
  spaces:
{spaces}
decks: {{{deck}: {{cards: {{{card}: {{art: {PICTURE}}}}}}}}}
money: {{denominations: {{{note}: {{art: {PICTURE}}}}}}}
pieces: {{{token}: {{art: {PICTURE}}}}}
"""
    files = {"variant.yaml": text, PICTURE: SVG.format(RED), MONO: SVG.format(GREY)}
    made = draw_game(open_context(prepare(str(pack(folder / "own", files)))), ink, COMPONENTS)
    assert [found for one in made.compositions.values() for found in one.findings] == []
    return made


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("ink", "colour"), [(Ink.FULL, RED), (Ink.MONO, GREY)])
def test_a_picture_stands_wherever_a_drawing_may(
    tmp_path: Path, game: str, ink: Ink, colour: str
) -> None:
    made = drawn(tmp_path, game, ink)
    deck, card, note, token = GAMES[game]
    shown = {
        name: list(colours_of(one.artwork.front)).count(parse_colour(colour))
        for name, one in made.sides.items()
    }
    for name in (f"cards/{deck}-{card}", f"money/note-{note}", f"tokens/{token}"):
        assert shown[f"{name} front"], name
    variant = made.design.variant
    for key, deed in variant.deeds.items():
        assert deed.art or shown[f"deeds/deed-{key} front"], key
    assert variant.board is not None
    # Places of players show tokens, the middle of 2.0 some of the streets.
    in_middle = {"monopoly-space": 2, "monopoly-2-0": 6}.get(game, 1)
    assert shown["board/board front"] == len(variant.board.spaces) + in_middle

"""All pieces of a game in one picture: ``python -m tools.contact_sheet classic-us --ink low``."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from printkit.art.style import Ink
from printkit.pipeline.prepare import open_studio, prepare
from tools.drawn_game import DrawnGame, draw_game

WIDTH, GAP, CAPTION = 1600, 12, 14
"""Pixels: the sheet, between the pieces, and for the name below each."""
GROUND, INK = "#d9d9d9", "#333333"


def tiles(drawn: DrawnGame, longest: int) -> Iterator[Image.Image]:
    """Each side with its name below."""
    for name in drawn.sides:
        picture = drawn.picture(name, longest)
        label = name.partition("/")[2].removesuffix(" front")
        width = int(max(picture.width, ImageDraw.Draw(picture).textlength(label)))
        tile = Image.new("RGB", (width, picture.height + CAPTION), GROUND)
        tile.paste(picture, (0, 0))
        ImageDraw.Draw(tile).text((0, picture.height + 1), label, INK)
        yield tile


def sheet_of(pictures: Sequence[Image.Image]) -> Image.Image:
    """The pictures in rows, from the left upper corner on."""
    places, x, y, height = [], GAP, GAP, 0
    for picture in pictures:
        if x > GAP and x + picture.width + GAP > WIDTH:
            x, y, height = GAP, y + height + GAP, 0
        places.append((x, y))
        x, height = x + picture.width + GAP, max(height, picture.height)
    sheet = Image.new("RGB", (WIDTH, y + height + GAP), GROUND)
    for picture, place in zip(pictures, places, strict=True):
        sheet.paste(picture, place)
    return sheet


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw the game and write the sheet."""
    parser = argparse.ArgumentParser(prog="contact_sheet", description=__doc__)
    parser.add_argument("game", help="name or folder")
    parser.add_argument("--ink", type=Ink, choices=list(Ink), default=Ink.FULL)
    parser.add_argument("--language", help="default: the game's first")
    parser.add_argument("--only", action="append", default=[], help="a component; may be repeated")
    parser.add_argument("--longest", type=int, default=180, help="pixels of the longer edge")
    parser.add_argument("-o", "--output", type=Path, help="default: output/contact-GAME-INK.png")
    options = parser.parse_args(arguments)
    studio = open_studio(prepare(options.game, language=options.language))
    drawn = draw_game(studio, options.ink, options.only)
    name = f"contact-{studio.variant.id}-{studio.variant.language}-{options.ink}.png"
    target = options.output or Path("output") / name
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet_of(list(tiles(drawn, options.longest))).save(target, optimize=True)
    print(f"{len(drawn.sides)} sides: {target}")


if __name__ == "__main__":
    main()

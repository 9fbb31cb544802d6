"""Pictures for little ink and for black alone: grey, or by their twins; symbols in one colour."""

from io import BytesIO
from pathlib import Path as File

import pytest
from PIL import Image as Pixels

from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.geometry.path import Bounds, Path
from printkit.pictures.inks import as_symbol
from printkit.pictures.library import PictureLibrary
from printkit.pictures.tones import is_coloured
from printkit.scene import Group, Image, Node, Shape
from tests.pictures.samples import encoded

BOX = Bounds(0, 0, 40, 40)
RED, BLUE = "#c0392b", "#1f4fa3"
OWL = "pictures/owl.svg"


def svg(*fills: str) -> bytes:
    rects = "".join(f'<rect x="{i}" width="1" height="4" fill="{f}"/>' for i, f in enumerate(fills))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">{rects}</svg>'.encode()


def laid(folder: File, **files: bytes) -> PictureLibrary:
    names = {"owl": OWL, "low": "pictures/low/owl.svg", "mono": "pictures/mono/owl.svg"}
    for key, data in files.items():
        path = folder / names.get(key, f"pictures/{key.replace('_', '/')}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return PictureLibrary([folder])


def fills(node: Node) -> list[Colour]:
    match node:
        case Group():
            return [colour for child in node.children for colour in fills(child)]
        case Shape() if node.fill is not None:
            return [node.fill]
    return []


def pixels(node: Node) -> bytes:
    assert isinstance(node, Image)
    return node.picture.data


@pytest.mark.parametrize("ink", ["low", "mono"])
def test_a_drawing_becomes_grey_and_keeps_its_tones(tmp_path: File, ink: str) -> None:
    library = laid(tmp_path, owl=svg(RED, BLUE))
    assert fills(library.place(OWL, BOX, "contain")) == [parse_colour(RED), parse_colour(BLUE)]
    greys = [parse_colour(RED).grey(), parse_colour(BLUE).grey()]
    assert fills(library.place(OWL, BOX, "contain", ink)) == greys
    assert greys[0] != greys[1]


def test_twins_take_the_place_of_a_picture(tmp_path: File) -> None:
    library = laid(tmp_path, owl=svg(RED), low=svg(BLUE), mono=svg("#000000"))
    assert fills(library.place(OWL, BOX, "contain", "full")) == [parse_colour(RED)]
    assert fills(library.place(OWL, BOX, "contain", "low")) == [parse_colour(BLUE)]
    assert fills(library.place(OWL, BOX, "contain", "mono")) == [BLACK]


def test_without_a_twin_for_black_the_one_for_little_ink_is_made_grey(tmp_path: File) -> None:
    library = laid(tmp_path, owl=svg(RED), low=svg(BLUE))
    assert fills(library.place(OWL, BOX, "contain", "mono")) == [parse_colour(BLUE).grey()]


@pytest.mark.parametrize("form", ["PNG", "JPEG"])
def test_pixels_become_grey_too(tmp_path: File, form: str) -> None:
    data = encoded(size=(40, 40), colour=(220, 30, 30), file_format=form)
    library = laid(tmp_path, photo=data)
    assert is_coloured(library.place("pictures/photo", BOX, "contain"))
    first, second = (library.place("pictures/photo", BOX, "contain", "mono") for _ in range(2))
    assert not is_coloured(first)
    assert first == second
    assert Pixels.open(BytesIO(pixels(first))).format == form


def test_transparency_stays(tmp_path: File) -> None:
    out = BytesIO()
    Pixels.new("RGBA", (9, 9), (200, 10, 10, 120)).save(out, "PNG")
    node = laid(tmp_path, ghost=out.getvalue()).place("pictures/ghost", BOX, "contain", "low")
    with Pixels.open(BytesIO(pixels(node))) as opened:
        assert opened.getchannel("A").getextrema() == (120, 120)


def test_a_symbol_of_one_colour_takes_that_of_its_place(tmp_path: File) -> None:
    paper, gold = parse_colour("#fffbe8"), parse_colour("#c9a227")
    symbol = laid(tmp_path, owl=svg("#000000", "#ffffff")).place(OWL, BOX, "contain")
    assert fills(as_symbol(symbol, gold, paper)) == [gold, paper]
    picture = Group((Shape(_path(symbol), parse_colour(RED)), Shape(_path(symbol), BLACK)))
    assert as_symbol(picture, gold, WHITE) == picture


def _path(node: Node) -> Path:
    while isinstance(node, Group):
        node = node.children[0]
    assert isinstance(node, Shape)
    return node.path

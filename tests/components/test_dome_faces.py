"""What is printed on domes."""

import math

import pytest

from printkit.art.style import Ink
from printkit.colour import parse_colour
from printkit.components.dome_faces import DOORS, FEW_GORES, DomeFace, DomePaints
from printkit.geometry.nets.dome import dome_bands, dome_net
from printkit.scene import Shape
from tests.art.raster import shapes

COLOUR = parse_colour("#6600ae")


def printed(level: int, ink: Ink, mark: str = "rover", seat: int = 0) -> list[Shape]:
    """The shapes of a band of a large dome."""
    band, net = dome_bands(32, 3)[level], dome_net(32, 3)[level]
    paints = DomePaints.of(COLOUR if ink is not Ink.MONO else COLOUR.grey(), ink)
    face = DomeFace(band, level == 0, paints, mark, seat)
    return [shape for shape, _ in shapes(face.paint(net.faces[0]))]


@pytest.mark.parametrize("ink", Ink)
def test_the_cap_bears_the_mark_of_its_player(ink: Ink) -> None:
    assert printed(2, ink, "rover") != printed(2, ink, "satellite")


@pytest.mark.parametrize("ink", Ink)
def test_windows_distinguish_the_seats(ink: Ink) -> None:
    assert printed(0, ink, seat=0) != printed(0, ink, seat=1)


def test_the_lowest_band_alone_has_an_airlock() -> None:
    assert len(printed(0, Ink.FULL)) > len(printed(1, Ink.FULL))


@pytest.mark.parametrize("ink", Ink)
@pytest.mark.parametrize("level", range(3))
def test_lines_can_be_printed(ink: Ink, level: int) -> None:
    widths = [shape.stroke.width for shape in printed(level, ink) if shape.stroke]
    assert min(widths) >= 0.15


@pytest.mark.parametrize("seat", range(4))
def test_windows_keep_to_their_gores_on_small_domes(seat: int) -> None:
    band = dome_bands(16, 2)[0]
    frame = dome_net(16, 2)[0].faces[0]
    paints = DomePaints.of(COLOUR, Ink.FULL)
    face = DomeFace(band, True, paints, "rover", seat, FEW_GORES)  # noqa: FBT003 - as it is made
    drawn = shapes(face.paint(frame))
    gore = math.radians(band.angle / FEW_GORES) * (band.inner + band.outer) / 2
    panes = [
        pane.bounds()
        for shape, _ in drawn
        if shape.stroke and shape.fill in {paints.lit, paints.dark}
        for pane in shape.path.subpaths()
    ]
    assert len(panes) >= FEW_GORES - DOORS
    assert all(max(box.width, box.height) < gore for box in panes)

"""SVG files as other programs open them: resvg, and Inkscape where it is installed."""

import shutil
import subprocess
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from printkit.components.component import Component
from printkit.components.deeds import COMPONENT as DEEDS
from printkit.components.tokens import COMPONENT as TOKENS
from printkit.export.piece import piece_sheet
from printkit.export.svg import piece_svg, sheet_svg
from printkit.imposition.impose import impose
from printkit.imposition.knife import with_knife_lines
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import A4
from printkit.pipeline.press import pictures
from printkit.pipeline.slug_texts import slug_texts
from printkit.scene import Artwork, Sheet, Side
from tests.components.drawing import composed, design

DPI = 150
ALIKE = 6.0
"""Mean difference of the channels, of 255: lines lie up to half a dot elsewhere."""


def by_resvg(svg: str, _folder: Path) -> bytes:
    resvg = pytest.importorskip("resvg_py", reason="`pip install resvg-py` brings resvg")
    # Lengths in mm are turned into dots by the dpi.
    data: bytes = resvg.svg_to_bytes(svg_string=svg, dpi=DPI, background="#ffffff")
    return bytes(data)


def by_inkscape(svg: str, folder: Path) -> bytes:
    if shutil.which("inkscape") is None:
        pytest.skip("Inkscape is not installed")
    (folder / "a.svg").write_text(svg, encoding="utf-8")
    options = (f"--export-dpi={DPI}", "--export-background=#ffffff", "--export-type=png")
    subprocess.run(["inkscape", *options, "a.svg"], cwd=folder, check=True, capture_output=True)
    return (folder / "a.png").read_bytes()


RENDERERS: Mapping[str, Callable[[str, Path], bytes]] = {
    "resvg": by_resvg,
    "inkscape": by_inkscape,
}


def differs(one: bytes, other: bytes) -> float:
    """The mean difference of two pictures, whose sizes differ by a dot at most."""
    with Image.open(BytesIO(one)) as first, Image.open(BytesIO(other)) as second:
        assert first.size == pytest.approx(second.size, abs=1)
        size = min(first.width, second.width), min(first.height, second.height)
        pair = [picture.convert("RGB").crop((0, 0, *size)) for picture in (first, second)]
        return max(ImageStat.Stat(ImageChops.difference(*pair)).mean)


def shown(sheet: Sheet) -> bytes:
    """The sheet as our own previews have it."""
    [picture] = pictures(design(), [sheet], DPI)
    return picture


def pieces(component: Component) -> tuple[Artwork, ...]:
    return composed(component).artworks[:2]


@pytest.mark.parametrize("renderer", RENDERERS)
@pytest.mark.parametrize("component", [DEEDS, TOKENS])
def test_pieces_look_as_they_do_in_print(
    renderer: str, component: Component, tmp_path: Path
) -> None:
    for artwork in pieces(component):
        svg = piece_svg(artwork, Side.FRONT, design().shaper, artwork.title)
        bare = svg.replace('stroke="#ff0000"', 'stroke="none"')
        bare = bare.replace('stroke="#0000ff"', 'stroke="none"')
        assert (
            differs(RENDERERS[renderer](bare, tmp_path), shown(piece_sheet(artwork, Side.FRONT)))
            < ALIKE
        )


@pytest.mark.parametrize("renderer", RENDERERS)
def test_sheets_look_as_they_do_in_print(renderer: str, tmp_path: Path) -> None:
    words = slug_texts(design(), "deeds")
    imposed = impose(pieces(DEEDS), SheetOptions(A4), words, design().shaper)
    [sheet, *_] = with_knife_lines(imposed).sheets
    svg = sheet_svg(sheet, design().shaper)
    assert differs(RENDERERS[renderer](svg, tmp_path), shown(sheet)) < ALIKE

"""What cutters get: lines that are read back as lines, in the places of the print."""

import sys
from io import BytesIO, StringIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pikepdf
import pytest
from PIL import Image

pytest.importorskip("ezdxf")

from ezdxf.entities.lwpolyline import LWPolyline
from ezdxf.filemanagement import read

from printkit.imposition.paper import paper_named
from printkit.scene import Side
from printkit.targets.cutting import cut_sheets, too_large, tool_lines
from printkit.targets.forms.cutter import machine_of
from tests.cli.running import Run, tree
from tests.pipeline.games import edit, game
from tests.targets.sketches import GAMES, export_of

SVG = "{http://www.w3.org/2000/svg}"
POINTS = 72 / 25.4
MACHINES = ("cutter", "cutter-cricut", "cutter-laser")


@pytest.fixture
def out(run: Run, tmp_path: Path) -> Path:
    """The small game for Silhouette's machines."""
    game(tmp_path / "tiny")
    assert run("export", "./tiny", "--to", "cutter").code == 0
    return tmp_path / "output" / "tiny-cutter"


def test_each_paper_has_a_print_and_the_lines_of_each_sheet(out: Path) -> None:
    files = {name for name in tree(out) if name.startswith("a4/")}
    assert files == {"a4/cards.pdf", "a4/cards-01.svg", "a4/cards-01.dxf"}
    with pikepdf.open(out / "a4" / "cards.pdf") as pdf:
        assert len(pdf.pages) == 2
        box = [float(value) / POINTS for value in pdf.pages[0].mediabox]
        assert box == pytest.approx([0, 0, 210, 297], abs=0.01)


def test_svg_and_dxf_hold_the_same_lines(out: Path) -> None:
    root = ET.fromstring((out / "letter" / "cards-01.svg").read_text("utf-8"))  # noqa: S314 - ours
    assert (root.get("width"), root.get("height")) == ("215.9mm", "279.4mm")
    cut = root.findall(f"{SVG}g[@id='cut']/{SVG}path")
    drawing = read(StringIO((out / "letter" / "cards-01.dxf").read_text("utf-8")))
    assert drawing.header["$INSUNITS"] == 4
    assert {layer.dxf.name for layer in drawing.layers} >= {"page", "cut"}
    contours = [
        entity
        for entity in drawing.modelspace().query('LWPOLYLINE[layer=="cut"]')
        if isinstance(entity, LWPolyline)
    ]
    assert len(cut) == len(contours) == 4  # two deeds and two cards
    assert all(contour.closed for contour in contours)
    sizes = []
    for contour in contours:
        xs, ys = zip(*contour.vertices(), strict=True)
        sizes.append(tuple(sorted((max(xs) - min(xs), max(ys) - min(ys)))))
    wanted = [(56, 87), (56, 87), (57, 80), (57, 80)]
    assert sorted(sizes) == [pytest.approx(size, abs=0.01) for size in wanted]


def test_cricut_gets_pictures_that_end_where_it_cuts(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    assert run("export", "./tiny", "--to", "cutter-cricut", "--dpi", "72").code == 0
    files = tree(tmp_path / "output" / "tiny-cutter-cricut" / "letter")
    names = ["cards-01-back.png", "cards-01-back.svg", "cards-01.png", "cards-01.svg"]
    assert sorted(files) == names
    with Image.open(BytesIO(files["cards-01.png"])) as page:
        assert page.size == (486, 666)
        solid = sum(page.getchannel("A").histogram()[128:])
    area = 2 * 57 * 80 + 2 * 87 * 56
    assert solid == pytest.approx(area * (72 / 25.4) ** 2, rel=0.02)


def test_pictures_that_no_computer_could_hold_are_refused(run: Run, tmp_path: Path) -> None:
    folder = game(tmp_path / "tiny") / "targets"
    folder.mkdir()
    shipped = Path(__file__).parents[2] / "printkit" / "targets" / "shipped" / "cutter-cricut.yaml"
    own = shipped.read_text("utf-8").replace("171.45", "1200").replace("234.95", "1200")
    (folder / "mine.yaml").write_text(own, encoding="utf-8")
    result = run("export", "./tiny", "--to", "mine")
    assert result.code == 1
    assert "201 megapixels" in result.err


def test_without_the_library_it_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game(tmp_path / "tiny")
    monkeypatch.setitem(sys.modules, "ezdxf", None)
    result = run("export", "./tiny", "--to", "cutter")
    assert result.code == 2
    assert "DXF files need the library ezdxf" in result.err
    assert "pipx inject printkit-games ezdxf" in result.err
    assert not (tmp_path / "output").exists()
    assert run("export", "./tiny", "--to", "cutter-cricut", "--dpi", "72").code == 0


def test_a_paper_that_there_is_not_is_reported_where_it_stands(run: Run, tmp_path: Path) -> None:
    folder = game(tmp_path / "tiny") / "targets"
    folder.mkdir()
    shipped = Path(__file__).parents[2] / "printkit" / "targets" / "shipped" / "cutter.yaml"
    own = shipped.read_text("utf-8").replace("papers: [a4, letter]", "papers: [a4, lettre]")
    (folder / "mine.yaml").write_text(own, encoding="utf-8")
    result = run("export", "./tiny", "--to", "mine")
    assert result.code == 1
    assert "targets/mine.yaml:9:16" in result.err
    assert "'lettre' is not a paper size" in result.err


def test_sheets_with_the_same_lines_share_a_file(run: Run, tmp_path: Path) -> None:
    edit(game(tmp_path / "tiny"), "    count: 2\n", "    count: 32\n")
    edit(tmp_path / "tiny", "lose: {text", "lose: {copies: 31, text")
    assert run("export", "./tiny", "--to", "cutter").code == 0
    files = tree(tmp_path / "output" / "tiny-cutter")
    with pikepdf.open(BytesIO(files["a4/cards.pdf"])) as pdf:
        sheets = len(pdf.pages) // 2
    named = [name for name in files if name.startswith("a4/") and name.endswith(".svg")]
    numbers = [name.removesuffix(".svg").split("-")[1:] for name in sorted(named)]
    runs = [range(int(first), int((*rest, first)[0]) + 1) for first, *rest in numbers]
    assert [number for run in runs for number in run] == [*range(1, sheets + 1)]
    assert len(runs) < sheets


@pytest.mark.parametrize("name", GAMES)
def test_all_games_lie_on_sheets_with_each_piece_cut_once(name: str) -> None:
    for target in MACHINES:
        export = export_of(name, target)
        machine = machine_of(export)
        paper = paper_named(machine.papers[0])
        large = [one.id for _, pieces in too_large(export.drawn, machine, paper) for one in pieces]
        wanted = sum(
            artwork.copies
            for _, made in export.drawn
            for artwork in made.artworks
            if artwork.id not in large
        )
        laid, contours = 0, 0
        for part in cut_sheets(export.design, export.drawn, machine, paper):
            laid += sum(place.side is Side.FRONT for place in part.imposed.placements)
            for sheet in part.imposed.sheets:
                tools = {tool.layer: tool.path for tool in tool_lines(sheet, machine, paper)}
                if sheet.side is Side.FRONT:
                    contours += len(list(tools["cut"].subpaths()))
        assert laid == wanted
        assert contours >= wanted or machine.shared_edges

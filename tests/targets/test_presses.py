"""PDFs for presses, written from a game and read back."""

from collections.abc import Iterator
from io import BytesIO
from math import fsum
from pathlib import Path

import pikepdf
import pytest
from PIL import Image as Pixels

from printkit.units import MM_PER_INCH, POINTS_PER_MM
from tests.cli.running import Run
from tests.export.archiving import verapdf, verapdf_jar
from tests.inks.profiles import cmyk_profile
from tests.pipeline.games import edit, game
from tests.targets.pdfx.judging import X1A, X4, broken


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The small game, and a profile beside it."""
    (tmp_path / "shop.icc").write_bytes(cmyk_profile())
    return game(tmp_path / "tiny")


def totals(pdf: pikepdf.Pdf) -> Iterator[float]:
    forms = [
        o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"
    ]
    for stream in [*forms, *pdf.pages]:
        for each in pikepdf.parse_content_stream(stream):
            assert str(each.operator) not in {"rg", "RG"}
            if str(each.operator) in {"k", "K"}:
                yield fsum(map(float, each.operands))


def test_x4_is_refused_without_a_profile(run: Run, folder: Path, tmp_path: Path) -> None:
    del folder
    result = run("export", "./tiny", "--to", "press-x4")
    assert result.code == 2
    assert "name it with --icc" in result.err
    (tmp_path / "no.icc").write_bytes(b"no")
    for name, said in (("no.icc", "not an ICC profile"), ("none.icc", "cannot read")):
        result = run("export", "./tiny", "--to", "press-x4", "--icc", name)
        assert result.code == 2
        assert said in result.err
    assert not (tmp_path / "output").exists()


def test_x4_has_a_pdf_for_each_component(run: Run, folder: Path, tmp_path: Path) -> None:
    del folder
    assert run("export", "./tiny", "--to", "press-x4", "--icc", "shop.icc").code == 0
    files = sorted((tmp_path / "output" / "tiny-press-x4").glob("*.pdf"))
    assert {path.stem for path in files} == {"deeds", "cards"}
    for path in files:
        assert broken(X4, path.read_bytes()) == []
        with pikepdf.open(path) as pdf:
            assert max(totals(pdf)) <= 2.4 + 1e-6
            for page in pdf.pages:
                trim = [float(edge) for edge in page.trimbox.as_list()]
                bleed = [float(edge) for edge in page.obj.BleedBox.as_list()]
                assert [t - b for t, b in zip(trim, bleed, strict=True)] == pytest.approx(
                    [3 * POINTS_PER_MM, 3 * POINTS_PER_MM, -3 * POINTS_PER_MM, -3 * POINTS_PER_MM],
                    abs=1e-3,
                )
    jar = verapdf_jar()
    if jar is not None:
        assert verapdf(jar, files).splitlines() == [f"true\t{path}" for path in files]


@pytest.mark.parametrize("name", ["press-x1a", "printandplay-eu"])
def test_x1a_needs_no_profile(run: Run, folder: Path, tmp_path: Path, name: str) -> None:
    del folder
    assert run("export", "./tiny", "--to", name).code == 0
    for path in (tmp_path / "output" / f"tiny-{name}").glob("*.pdf"):
        assert broken(X1A, path.read_bytes()) == []
        with pikepdf.open(path) as pdf:
            assert max(totals(pdf)) <= 2.4 + 1e-6


def test_drivethrucards_gets_backs_first_on_its_pages(
    run: Run, folder: Path, tmp_path: Path
) -> None:
    del folder
    assert run("export", "./tiny", "--to", "drivethrucards").code == 0
    path = tmp_path / "output" / "tiny-drivethrucards" / "drivethrucards.pdf"
    assert broken(X1A, path.read_bytes()) == []
    with pikepdf.open(path) as pdf:
        inches = (MM_PER_INCH * POINTS_PER_MM) * 2.75, (MM_PER_INCH * POINTS_PER_MM) * 3.75
        for page in pdf.pages:
            assert [float(edge) for edge in page.mediabox.as_list()] == pytest.approx(
                [0, 0, *inches], abs=1e-3
            )
            assert "/ColorSpace" not in page.obj.Resources
        assert len(pdf.pages) % 2 == 0


def test_inks_that_a_theme_states_are_printed(run: Run, folder: Path, tmp_path: Path) -> None:
    theme = folder / "templates" / "own" / "theme.yaml"
    theme.parent.mkdir(parents=True)
    theme.write_text(
        'extends: classic\nname: Own\ncolours: {ground: {full: "#f7f1e3", cmyk: [1, 2, 33, 4]}}\n',
        encoding="utf-8",
    )
    edit(folder, "theme: classic", "theme: own")
    assert run("export", "./tiny", "--to", "press-x1a").code == 0
    with pikepdf.open(tmp_path / "output" / "tiny-press-x1a" / "deeds.pdf") as pdf:
        found = {
            tuple(float(v) for v in each.operands)
            for page in pdf.pages
            for each in pikepdf.parse_content_stream(page)
            if str(each.operator) == "k"
        }
        streams = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
        found |= {
            tuple(float(v) for v in each.operands)
            for o in streams
            if o.get("/Subtype") == "/Form"
            for each in pikepdf.parse_content_stream(o)
            if str(each.operator) == "k"
        }
    assert (0.01, 0.02, 0.33, 0.04) in found


def test_a_proof_shows_what_inks_look_like(run: Run, folder: Path, tmp_path: Path) -> None:
    del folder
    for more in ((), ("--icc", "shop.icc")):
        assert run("export", "./tiny", "--to", "press-x1a", "--proof", *more).code == 0
        pictures = sorted((tmp_path / "output" / "tiny-press-x1a" / "proof").glob("*.png"))
        assert pictures
        with Pixels.open(BytesIO(pictures[0].read_bytes())) as picture:
            assert picture.mode == "RGB"


def test_more_ink_than_a_target_prints_is_an_error(run: Run, folder: Path, tmp_path: Path) -> None:
    own = folder / "targets" / "dry.yaml"
    own.parent.mkdir()
    own.write_text(
        "title: Dry\nform: press\nstandard: x1a\nink_limit: 100\ntakes: [deeds]\nsizes: own\n",
        encoding="utf-8",
    )
    result = run("check", "./tiny", "--to", "dry")
    assert result.code == 1
    assert "PK650" in result.out
    assert run("export", "./tiny", "--to", "dry").code == 1
    assert not (tmp_path / "output").exists()


def test_marks_are_refused_where_they_are_asked_for(run: Run, folder: Path, tmp_path: Path) -> None:
    own = folder / "targets" / "marked.yaml"
    own.parent.mkdir()
    own.write_text(
        "title: Marked\nform: press\nstandard: x1a\ntakes: [deeds]\nsizes: own\nmarks: true\n",
        encoding="utf-8",
    )
    result = run("export", "./tiny", "--to", "marked")
    assert result.code == 1
    assert "targets/marked.yaml:6:1" in result.err
    assert "the key 'marks' is not known" in result.err
    assert not (tmp_path / "output").exists()

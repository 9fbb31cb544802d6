"""Papers, margins, bleed and backs as users choose them."""

from pathlib import Path

import pikepdf
import pytest

from tests.cli.running import Run

MM = 72 / 25.4
DICE = ("build", "classic-us", "--only", "dice")


def pages(path: Path) -> list[tuple[float, float]]:
    """Width and height of the pages, mm."""
    with pikepdf.open(path) as pdf:
        boxes = [[float(value) / MM for value in page.mediabox] for page in pdf.pages]
    return [(round(box[2] - box[0], 1), round(box[3] - box[1], 1)) for box in boxes]


@pytest.mark.parametrize(
    ("paper", "folder", "size"),
    [
        ("a3", "a3", {297.0, 420.0}),
        ("legal", "legal", {215.9, 355.6}),
        ("tabloid", "tabloid", {279.4, 431.8}),
        ("sra3", "sra3", {320.0, 450.0}),
        ("210x297mm", "210x297mm", {210.0, 297.0}),
        ("A3", "a3", {297.0, 420.0}),
        ("8.5x13in", "215.9x330.2mm", {215.9, 330.2}),
        ("21 × 29.7 cm", "210x297mm", {210.0, 297.0}),
        ("297.0x210mm", "210x297mm", {210.0, 297.0}),
    ],
)
def test_each_paper_has_a_folder_of_its_name(
    run: Run, tmp_path: Path, paper: str, folder: str, size: set[float]
) -> None:
    result = run(*DICE, "--paper", paper)
    assert result.code == 0, result.err
    found = pages(tmp_path / "output" / "classic-us" / folder / "dice.pdf")
    assert {set(page) == size for page in found} == {True}


@pytest.mark.parametrize(
    "wrong",
    [
        ("--paper", "a5"),
        ("--paper", "10x10mm"),
        ("--paper", "210x9999mm"),
        ("--paper", "210x297"),
        ("--margin", "-1"),
        ("--margin", "26"),
        ("--margin", "nan"),
        ("--bleed", "7"),
        ("--backs", "money=sideways"),
        ("--backs", "fold,none"),
        ("--backs", "coins=none"),
    ],
)
def test_what_cannot_be_is_wrong_usage(run: Run, tmp_path: Path, wrong: tuple[str, str]) -> None:
    result = run(*DICE, *wrong)
    assert result.code == 2
    assert wrong[1].split("=")[0].split(",")[0] in result.err or "sideways" in result.err
    assert not (tmp_path / "output").exists()


def test_backs_can_be_left_out_by_component(run: Run, tmp_path: Path) -> None:
    kit = tmp_path / "output" / "moonopoly" / "a4"
    build = ("build", "moonopoly", "--only", "chips,deeds", "--paper", "a4")
    assert run(*build).code == 0
    both = {name: len(pages(kit / f"{name}.pdf")) for name in ("chips", "deeds")}
    assert run(*build, "--backs", "chips=none").code == 0
    assert len(pages(kit / "chips.pdf")) == both["chips"] / 2
    assert len(pages(kit / "deeds.pdf")) == both["deeds"]


def test_flat_pieces_at_full_size_have_trim_and_bleed(run: Run, tmp_path: Path) -> None:
    result = run("build", "monopoly-2-0", "--only", "flats", "--paper", "a4", "--full-size")
    assert result.code == 0, result.err
    with pikepdf.open(tmp_path / "output/monopoly-2-0/full-size/flats.pdf") as pdf:
        for page in pdf.pages:
            trim, bleed = ([float(v) / MM for v in box] for box in (page.trimbox, page.bleedbox))
            assert trim[0] - bleed[0] == pytest.approx(3, abs=0.01)
            assert bleed[0] > 6

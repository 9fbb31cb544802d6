"""What a theme says of its fonts is told at the role, with what to write there."""

from pathlib import Path

import pytest

from tests.cli.running import TINY, Run, pack
from tests.text.own_fonts import make_font

THEME = "templates/mine/theme.yaml"


def files(display: str) -> dict[str, str | bytes]:
    return {
        "variant.yaml": TINY.replace("theme: classic", "theme: mine"),
        THEME: f"extends: classic\nname: Mine\nfonts:\n  display: {display}\n",
        "fonts/Harbour-Bold.ttf": make_font(),
        "fonts/Locked.otf": make_font(cubic=True, licence=2),
    }


@pytest.mark.parametrize(
    ("display", "words", "remedy"),
    [
        ("Lobster-Regular", "there is no font 'Lobster-Regular'", "own fonts lie in the pack's"),
        ("Jost-Blod", "there is no font 'Jost-Blod'", "did you mean 'Jost-Bold'?"),
        ("harbour-bold", "there is no font 'harbour-bold'", "write fonts/Harbour-Bold.ttf"),
        ("./fonts/Harbour-Bold.ttf", "there is no file './fonts/", "write fonts/Harbour-Bold.ttf"),
        ("Harbour-Bold.ttf", "there is no file 'Harbour-Bold.ttf'", "write fonts/Harbour-Bold.ttf"),
        ("fonts/Lobster.ttf", "there is no file 'fonts/Lobster.ttf'", "own fonts lie in"),
        ("fonts/Locked.otf", "may not be embedded", "another licence"),
    ],
)
def test_a_font_that_is_not_there_is_reported(
    run: Run, tmp_path: Path, display: str, words: str, remedy: str
) -> None:
    pack(tmp_path / "tiny", files(display))
    result = run("check", "./tiny", "--output-format", "concise")
    [found] = [line for line in result.out.splitlines() if ": error" in line]
    assert found.startswith(f"tiny/{THEME}:4:12: error[PK")
    assert words in found
    assert remedy in found


@pytest.mark.parametrize(
    ("display", "written"),
    [
        ("harbour-bold", "fonts/Harbour-Bold.ttf"),
        ("./fonts/Harbour-Bold.ttf", "fonts/Harbour-Bold.ttf"),
        ("Lobster-Regular", "Lobster-Regular"),
    ],
)
def test_only_the_font_that_is_meant_is_written(
    run: Run, tmp_path: Path, display: str, written: str
) -> None:
    folder = pack(tmp_path / "tiny", files(display))
    run("check", "./tiny", "--fix")
    assert f"display: {written}\n" in (folder / THEME).read_text()


def test_a_kit_is_set_in_the_packs_font_and_follows_it(run: Run, tmp_path: Path) -> None:
    folder = pack(tmp_path / "tiny", files("fonts/Harbour-Bold.ttf"))
    built = ("build", "./tiny", "--only", "deeds", "--paper", "a4", "--format", "pdf")
    assert run(*built).code == 0
    pdf = next((tmp_path / "output").rglob("deeds.pdf"))
    before = pdf.read_bytes()
    assert b"Harbour-Bold" in before
    (folder / "fonts/Harbour-Bold.ttf").write_bytes(make_font(width=500))
    assert run(*built).code == 0
    assert pdf.read_bytes() != before


def test_a_check_is_not_remembered_for_another_font(run: Run, tmp_path: Path) -> None:
    own = files("fonts/Harbour-Bold.ttf")  # also for what does not fit otherwise
    own[THEME] = f"{own[THEME]!s}  narrow: fonts/Harbour-Bold.ttf\n"
    folder = pack(tmp_path / "tiny", own)
    assert run("check", "./tiny").code == 0
    (folder / "fonts/Harbour-Bold.ttf").write_bytes(make_font(width=3000))
    result = run("check", "./tiny", "--output-format", "concise")
    assert "PK701" in result.out

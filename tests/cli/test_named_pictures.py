"""A picture of the pack wherever a drawing of the library may be named."""

import re
from pathlib import Path

import pytest

from tests.cli.running import TINY, Content, Run, pack
from tests.pictures.samples import encoded

OWL = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
<circle cx="5" cy="5" r="4" fill="#8a5a2b"/><circle cx="5" cy="5" r="2" fill="#e8cfa4"/></svg>"""
ANCHOR = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
<path d="M 1 1 H 9 V 9 Z" fill="#000000"/></svg>"""
GAME = TINY.replace("rent: 2}", "rent: 2, art: ART}").replace("mark-square", "MARK")
GAME += """pieces:
  owl: {kind: standee, name: Owl, width: 24, height: 36, count: 1, art: ART}
"""


def files(art: str = "pictures/owl.svg", mark: str = "pictures/anchor.svg") -> dict[str, Content]:
    return {
        "variant.yaml": GAME.replace("ART", art).replace("MARK", mark),
        "pictures/owl.svg": OWL,
        "pictures/anchor.svg": ANCHOR,
        "pictures/photo.jpg": encoded(size=(600, 400), colour=(220, 30, 30), file_format="JPEG"),
    }


def errors(run: Run, folder: Path, content: dict[str, Content]) -> list[str]:
    pack(folder / "tiny", content)
    lines = run("check", "./tiny", "--output-format", "concise").out.splitlines()
    return [line for line in lines if ": error" in line]


@pytest.mark.parametrize("art", ["pictures/owl.svg", "pictures/photo.jpg"])
def test_pictures_may_be_named_for_drawings_and_icons(run: Run, tmp_path: Path, art: str) -> None:
    assert errors(run, tmp_path, files(art)) == []


def built(run: Run, folder: Path, ink: str) -> str:
    pack(folder / "tiny", files())
    result = run("build", "./tiny", "--ink", ink, "--format", "svg", "--only", "deeds,tokens")
    assert result.code == 0, result.said
    return "".join(path.read_text() for path in sorted((folder / "output").rglob("*.svg")))


def test_they_are_printed_in_their_colours(run: Run, tmp_path: Path) -> None:
    assert "#8a5a2b" in built(run, tmp_path, "full")


@pytest.mark.parametrize("ink", ["low", "mono"])
def test_they_are_grey_with_little_ink(run: Run, tmp_path: Path, ink: str) -> None:
    drawn = built(run, tmp_path, ink)
    assert "#8a5a2b" not in drawn
    assert "#e8cfa4" not in drawn


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (files(art="pictures/own.svg"), "there is no such file in the pack"),
        (files(art="../owl.svg"), "named by their way within the pack"),
        (files(mark="pictures/own.png"), "there is no such file in the pack"),
        ({**files(), "pictures/owl.svg": "<svg viewBox='0 0 9 9'><script/></svg>"}, "script"),
    ],
)
def test_a_picture_that_cannot_be_used_is_reported_where_it_is_named(
    run: Run, tmp_path: Path, content: dict[str, Content], words: str
) -> None:
    found = errors(run, tmp_path, content)
    assert found
    assert all(line.startswith("tiny/variant.yaml:") and "PK150" in line for line in found)
    assert words in found[0]


def test_another_kind_of_picture_is_reported(run: Run, tmp_path: Path) -> None:
    found = errors(run, tmp_path, files(art="pictures/owl.webp"))
    assert "PK149" in found[0]
    assert "is no PNG, JPEG or SVG file" in found[0]
    assert "(save it as pictures/owl.png)" in found[0]


SQUARE = "<svg viewBox='0 0 9 9'><path d='M1 1h7v7z' fill='{}'/></svg>"


@pytest.mark.parametrize(
    ("name", "twin", "is_found"),
    [
        ("photo.jpg", encoded(size=(60, 40), colour=(220, 30, 30), file_format="JPEG"), True),
        ("owl.svg", SQUARE.format("#cc2222"), True),
        ("owl.svg", SQUARE.format("#777777"), False),
    ],
)
def test_a_coloured_twin_for_black_ink_is_reported(
    run: Run, tmp_path: Path, name: str, twin: Content, *, is_found: bool
) -> None:
    pack(tmp_path / "tiny", {**files(f"pictures/{name}"), f"pictures/mono/{name}": twin})
    result = run("build", "./tiny", "--ink", "mono", "--only", "deeds", "--format", "png")
    assert ("PK639" in result.said) is is_found
    assert (f"for pictures/{name} is in colour" in result.said) is is_found


def test_a_picture_of_nearly_that_name_is_named(run: Run, tmp_path: Path) -> None:
    game = TINY.replace("rent: 2}\n  oak", "rent: 2, art: pictures/Owl.png}\n  oak")
    folder = pack(tmp_path / "x", {"variant.yaml": game, "pictures/owl.png": b"-"})
    assert "did you mean 'pictures/owl.png'?" in run("check", str(folder)).said


@pytest.mark.parametrize(
    ("emblem", "words"),
    [
        ("mansoin", "there is no icon 'mansoin' for the emblem"),
        ("pictures/own.svg", "there is no such file in the pack"),
        ("hous", "did you mean 'house'?"),
    ],
)
def test_an_emblem_that_cannot_be_used_is_reported_once_at_its_own_line(
    run: Run, tmp_path: Path, emblem: str, words: str
) -> None:
    theme = f"extends: classic\nname: Own\noptions:\n  emblem: {emblem}\n"
    game = "printkit: 1\nextends: classic-us\ntitle: Own\ntheme: own\n"
    files = {"variant.yaml": game, "templates/own/theme.yaml": theme}
    result = run("check", str(pack(tmp_path / "own", files)), "--level", "warning")
    assert result.said.count("error[") == 1
    assert "templates/own/theme.yaml:4:11" in result.said
    assert words in result.said


@pytest.mark.parametrize("theme", ["classic", "space", "moonopoly"])
@pytest.mark.parametrize("icon", ["", ", icon: coin", ", icon: pictures/anchor.svg"])
def test_a_chip_needs_no_drawing(run: Run, tmp_path: Path, theme: str, icon: str) -> None:
    chips = f"  chip: {{kind: chip, name: Chip, count: 4, diameter: 25, colour: '#2f7d3a'{icon}}}\n"
    game = str(files()["variant.yaml"]) + chips
    definition = game.replace("theme: classic", f"theme: {theme}")
    found = errors(run, tmp_path, {**files(), "variant.yaml": definition})
    assert [line for line in found if "chip" in line] == []


@pytest.mark.parametrize("ink", ["full", "low", "mono"])
def test_the_white_of_a_symbol_shows_what_it_lies_on(run: Run, tmp_path: Path, ink: str) -> None:
    label = '<path d="M 2 2 H 8 V 8 Z" fill="#fff"/></svg>'
    sign = "icon: pictures/anchor.svg"
    content = files() | {"pictures/anchor.svg": ANCHOR.replace("</svg>", label)}
    content["variant.yaml"] = str(content["variant.yaml"]) + (
        f"decks: {{luck: {{name: Luck, colour: '#0f6b4f', {sign}, cards: {{a: {{text: Go.}}}}}}}}\n"
    )
    content["templates/card.xml.j2"] = (
        '<artwork><icon w="9" h="9" name="{{ card.icon }}" colour="#2255aa" ground="#ffeecc"/>'
        "</artwork>"
    )
    pack(tmp_path / "tiny", content)
    result = run("build", "./tiny", "--ink", ink, "--format", "svg", "--only", "cards:a")
    assert result.code == 0, result.said
    (drawn,) = (path for path in (tmp_path / "output").rglob("*.svg") if "back" not in path.name)
    fills = set(re.findall(r'fill="(#[0-9a-f]{6})"', drawn.read_text()))
    assert len(fills) == 2
    assert not fills & {"#ffffff", "#000000"}

"""Mistakes in a pack's own templates, themes and pictures, through the command line."""

import time
from pathlib import Path

import pytest

from tests.cli.running import TINY, Content, Run, pack
from tests.pictures.samples import encoded, svg

T = "tiny/templates/deed.xml.j2"


def artwork(inner: str) -> dict[str, Content]:
    return {"templates/deed.xml.j2": f"<artwork>\n  {inner}\n</artwork>\n"}


BOX = 'x="1" y="1" w="9" h="9"'
TEMPLATES = {
    "unknown element": ("<rectangle/>", "PK144", f"{T}:2:3", "'rectangle'"),
    "unknown attribute": (f'<rect {BOX} fil="ink"/>', "PK144", f"{T}:2:3", "'fill'"),
    "missing attribute": (f"<icon {BOX}/>", "PK144", f"{T}:2:3", "name"),
    "unknown colour": (f'<rect {BOX} fill="inkk"/>', "PK144", f"{T}:2:3", "'ink'"),
    "unknown style": (f'<text {BOX} style="bod">x</text>', "PK144", f"{T}:2:3", "'body'"),
    "unknown font role": (f'<text {BOX} font="texd">x</text>', "PK144", f"{T}:2:3", "'text'"),
    "unknown icon": (f'<icon {BOX} name="hause"/>', "PK149", f"{T}:2:3", "'house'"),
    "unknown drawing": (f'<art {BOX} name="nowhere"/>', "PK149", f"{T}:2:3", "nowhere"),
    "no length": ('<rect x="1 cubit" fill="ink"/>', "PK144", f"{T}:2:9", "cubit"),
    "infinite length": ('<rect x="1e999" fill="ink"/>', "PK144", f"{T}:2:9", "1e999"),
    "no number to grow by": (
        f'<table {BOX} columns="*"><tr grow="x"><td>x</td></tr></table>',
        "PK144", f"{T}:2:", "grow",
    ),
    "style of a cell": (
        f'<table {BOX} columns="*"><tr><td style="bod">x</td></tr></table>',
        "PK144", f"{T}:2:", "'body'",
    ),
    "misspelt name": ("{{ deed.prise }}", "PK141", f"{T}:2", "prise"),
    "not XML": ("<rect>", "PK141", f"{T}:2:3", "XML"),
    "not Jinja": ("{% if %}", "PK141", f"{T}:2", ""),
    "document type": ("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>", "PK141", T, ""),
    "outside": ('{% include "../../../etc/passwd" %}', "PK141", f"{T}:2", "etc/passwd"),
    "absolute": ('{% include "/etc/passwd" %}', "PK141", f"{T}:2", "etc/passwd"),
    "circle": ('{% include "deed.xml.j2" %}', "PK103", T, "circle"),
    "endless loop": (
        "{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}",
        "PK103", T, "100,000",
    ),
    "gigabyte": ("{{ 'x' * 1000000000 }}", "PK103", f"{T}:2", ""),
    "escape": ("{{ ''.__class__.__mro__ }}", "PK141", f"{T}:2", ""),
}  # fmt: skip


@pytest.mark.parametrize("case", TEMPLATES)
def test_mistake_in_a_template(case: str, run: Run, tmp_path: Path) -> None:
    inner, code, place, words = TEMPLATES[case]
    pack(tmp_path / "tiny", artwork(inner))
    begun = time.monotonic()
    result = run("check", "./tiny")
    assert result.code == 1, result.said
    assert f"error[{code}]" in result.out
    assert f"--> {place}" in result.out
    assert words in result.out
    assert result.out.count(f"[{code}]") == 1, "a mistake in a template is told once"
    assert time.monotonic() - begun < 5


THEMES = {
    "unknown font": ("fonts: {text: Jost-Regula}", "PK704", 3, 15, "'Jost-Regular'"),
    "unknown role": ("styles: {name: {font: dysplay, size: 9pt}}", "PK144", 3, 23, "'display'"),
    "unknown colour": (
        "styles: {name: {font: text, size: 9pt, colour: inkk}}", "PK144", 3, 48, "'ink'",
    ),
    "no length": ("styles: {name: {font: text, size: big}}", "PK144", 3, 35, "'big'"),
    "sizes in a circle": ("sizes: {a: b, b: a}", "PK144", 3, 12, "'b'"),
    "no colour": ("colours: {ink: black}", "PK132", 3, 16, "#"),
    "misspelt key": ("font: {text: Jost-Regular}", "PK130", 3, 1, "'fonts'"),
    "circle": ("extends: mine", "PK120", 3, 10, ""),
}  # fmt: skip


@pytest.mark.parametrize("case", THEMES)
def test_mistake_in_a_theme(case: str, run: Run, tmp_path: Path) -> None:
    line, code, row, column, words = THEMES[case]
    base = "" if line.startswith("extends") else "extends: classic"
    files = {
        "variant.yaml": TINY.replace("theme: classic", "theme: mine"),
        "templates/mine/theme.yaml": f"name: Mine\n{base}\n{line}\n",
    }
    pack(tmp_path / "tiny", files)
    result = run("check", "./tiny")
    assert result.code == 1, result.said
    assert f"error[{code}]" in result.out
    assert f"--> tiny/templates/mine/theme.yaml:{row}:{column}" in result.out
    assert words in result.out


def test_theme_without_what_printkit_draws_with(run: Run, tmp_path: Path) -> None:
    theme = "name: Bare\ncolours: {ink: '#000000'}\nfonts: {text: Jost-Regular}\n"
    text = TINY.replace("theme: classic", "theme: bare")
    pack(tmp_path / "tiny", {"variant.yaml": text, "templates/bare/theme.yaml": theme})
    result = run("check", "./tiny")
    assert result.code == 1
    assert "the theme lacks much of what printkit draws with: 15 of its colours" in result.out
    assert "extends: classic" in result.out
    assert result.out.count("PK151") == 1


LINK = 'viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink"'
ENTITY = b"<!DOCTYPE svg [<!ENTITY b 'x'>]>" + svg("&b;")
PICTURES: dict[str, tuple[str, bytes | None, str]] = {
    "missing": ("a.png", None, "no such file"),
    "truncated": ("a.png", encoded()[:60], "a.png"),
    "no picture": ("a.png", b"hello", "a.png"),
    "100 megapixels": ("a.png", encoded("1", (10_000, 10_000)), "pixel"),
    "script": ("a.svg", svg("<script>alert(1)</script>"), "script"),
    "handler": ("a.svg", svg('<rect width="9" height="9" onclick="x()"/>'), "onclick"),
    "external": ("a.svg", svg('<image xlink:href="http://example.org/a.png"/>', LINK), "image"),
    "entity": ("a.svg", ENTITY, ""),
    "outside": ("../../../etc/passwd", None, "within the pack"),
    "absolute": ("/etc/passwd", None, "within the pack"),
}


@pytest.mark.parametrize("case", PICTURES)
def test_picture_that_cannot_be_used(case: str, run: Run, tmp_path: Path) -> None:
    name, content, words = PICTURES[case]
    files = artwork(f'<image {BOX} src="{name}"/>')
    pack(tmp_path / "tiny", files if content is None else {**files, name: content})
    result = run("build", "./tiny", "--only", "deeds")
    assert result.code == 1, result.said
    assert "error[PK150]" in result.err
    assert f"--> {T}:2:3" in result.err
    assert words in result.err
    assert result.err.count("[PK150]") == 1
    assert not (tmp_path / "output").exists()


def test_picture_that_can_be_used(run: Run, tmp_path: Path) -> None:
    files = {**artwork(f'<image {BOX} src="art/a.png"/>'), "art/a.png": encoded()}
    pack(tmp_path / "tiny", files)
    result = run("build", "./tiny", "--only", "deeds", "--paper", "a4")
    assert result.code == 0, result.said
    assert b"/Image" in (tmp_path / "output" / "tiny" / "a4" / "deeds.pdf").read_bytes()

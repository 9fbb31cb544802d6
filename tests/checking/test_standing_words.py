"""The rules about how words stand on their plates, measured on pieces drawn for the purpose."""

from pathlib import Path

import pytest

from printkit.checking.engine import check_print
from printkit.checking.prints.inspection import Prints
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.diagnostics import Diagnostic, Route, Span
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import rotate, translate
from printkit.model import Variant
from printkit.scene import Artwork, GlyphRun, Group, Node, Shape, Stroke, Text
from printkit.templating.scope import SetText
from tests.checking.conftest import load_text

PALE, DARK = parse_colour("#ffe45c"), parse_colour("#1d2430")
SIZE = 3.0
"""mm: capitals are 2.1 mm high."""
SPAN = Span("piece.xml.j2", 7)


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    loaded = load_text(tmp_path, "extends: tiny\n")
    assert loaded.variant is not None
    return loaded.variant


def text(words: str = "Elm", x: float = 20, y: float = 40, colour: Colour = BLACK) -> Text:
    """A word from ``x`` to ``x`` + 6, its capitals from ``y`` - 2.1 to ``y``."""
    return Text(GlyphRun("Jost", SIZE, words, (6 / len(words),) * len(words)), x, y, colour)


def findings(
    variant: Variant, *nodes: Node, words: tuple[Text, ...], route: Route | None = None
) -> list[Diagnostic]:
    artwork = Artwork("piece-1", "deed “Elm”", 60.0, 80.0, Group(nodes))
    told = f"“{' '.join(each.run.text for each in words)}”"
    origin = SetText("deed “Elm”", told, SIZE, SIZE, words, SPAN, route)
    return check_print(variant, [], Prints([artwork], [origin]))


def codes(variant: Variant, *below: Node, word: Text | None = None) -> list[str]:
    word = text() if word is None else word
    return [found.code for found in findings(variant, *below, word, words=(word,))]


def plate(left: float, top: float, right: float, bottom: float) -> Shape:
    """A plate that reaches so far beyond the letters."""
    return Shape(rectangle(20 - left, 37.9 - top, 6 + left + right, 2.1 + top + bottom), PALE)


@pytest.mark.parametrize(
    ("room", "found"),
    [
        ((1, 1, 1, 1), []),
        ((0.8, 0.5, 0.8, 0.5), []),
        ((0.7, 1, 1, 1), ["PK635"]),
        ((1, 1, 0.7, 1), ["PK635"]),
        ((1, 0.4, 1, 1), ["PK635"]),
        ((1, 1, 1, 0.4), ["PK635"]),
    ],
)
def test_words_keep_away_from_the_edge_of_their_plate(
    variant: Variant, room: tuple[float, float, float, float], found: list[str]
) -> None:
    assert codes(variant, plate(*room)) == found


def test_rounded_plates_frames_and_turned_words_are_measured_too(variant: Variant) -> None:
    close = rectangle(19.4, 36, 7.2, 6, 1)
    assert codes(variant, Shape(close, PALE)) == ["PK635"]
    assert codes(variant, Shape(close, stroke=Stroke(BLACK, 0.2))) == ["PK635"]
    assert codes(variant, Shape(rectangle(18, 36, 10, 6, 1), stroke=Stroke(BLACK, 0.2))) == []
    assert codes(variant, Shape(circle(23, 38.95, 3.99), PALE)) == []
    assert codes(variant, Shape(circle(23, 38.95, 3.9), PALE)) == ["PK635"]
    turned = rotate(90).then(translate(70, 10))
    word = text()
    [found] = findings(variant, Group((plate(0.5, 1, 1, 1), word), turned), words=(word,))
    assert (found.code, "0.50 mm from the end" in found.message) == ("PK635", True)


def test_a_plate_that_is_not_seen_has_no_edge(variant: Variant) -> None:
    whole = Shape(rectangle(-3, -3, 66, 86), PALE)
    assert codes(variant, whole, plate(0, 0, 0, 0)) == []
    assert codes(variant, Shape(plate(0, 0, 0, 0).path, WHITE)) == []


def test_words_from_no_template_are_left_alone(variant: Variant) -> None:
    artwork = Artwork("piece-1", "deed", 60.0, 80.0, Group((plate(0.1, 0.1, 0.1, 0.1), text())))
    assert check_print(variant, [], Prints([artwork])) == []


@pytest.mark.parametrize(
    ("ends", "found"),
    [
        (((10, 39), (50, 39)), ["PK635"]),
        (((10, 40), (50, 40)), []),
        (((10, 37.9), (50, 37.9)), []),
        (((23, 30), (23, 50)), ["PK635"]),
        (((20, 30), (20, 50)), []),
        (((10, 39), (20.4, 39)), []),
    ],
)
def test_no_line_runs_through_letters(
    variant: Variant, ends: tuple[tuple[float, float], ...], found: list[str]
) -> None:
    line = Shape(polyline(list(ends)), stroke=Stroke(BLACK, 0.2))
    assert codes(variant, line) == found
    assert codes(variant, line, plate(2, 2, 2, 2)) == []


def test_letters_stand_on_a_drawing_or_beside_it(variant: Variant) -> None:
    def left_out(x: float) -> Group:
        return Group((), drawing=rectangle(x, 30, 10, 20))

    assert codes(variant, left_out(18)) == []
    assert codes(variant, left_out(10.9)) == []
    word = text()
    [found] = findings(variant, left_out(12), word, words=(word,))
    assert found.code == "PK635"
    assert "a drawing of 10.0 × 20.0 mm: 2.0 × 2.1 mm of it" in found.message
    assert found.span == SPAN


def test_letters_are_not_lost_on_half_a_field(variant: Variant) -> None:
    half = rectangle(23, 30, 20, 20)
    assert codes(variant, Shape(half, DARK)) == ["PK635"]
    assert codes(variant, Shape(half, PALE)) == []
    assert codes(variant, Shape(circle(26, 39, 3), DARK)) == ["PK635"]
    assert codes(variant, Shape(rectangle(25.8, 30, 20, 20), DARK)) == []


@pytest.mark.parametrize(
    ("lines", "words", "found"),
    [
        (("MONDGE-", "FÄNGNIS"), "Mondgefängnis", ["PK636"]),
        (("MOND-", "GEFÄNGNIS"), "Mond\u00adgefängnis", []),
        (("MONDGEFÄNGNIS-", "WÄRTER"), "Mond\u00adgefängnis\u00adwärter", []),
        (("MONDGE-", "FÄNGNIS"), "Mond\u00adgefängnis", ["PK636"]),
        (("Terminus-", "Flotte"), "Terminus-Flotte", []),
        (("Elm", "Street"), "Elm Street", []),
    ],
)
def test_a_name_is_divided_where_its_author_allows(
    variant: Variant, lines: tuple[str, str], words: str, found: list[str]
) -> None:
    nodes = text(lines[0]), text(lines[1], y=44)
    artwork = Artwork("piece-1", "deed", 60.0, 80.0, Group(nodes))
    for route, expected in ((("deeds", 1, "name"), found), (("deeds", 1, "text"), [])):
        told = [SetText("deed", f"“{words}”", SIZE, SIZE, nodes, SPAN, route, joints=words)]
        assert [d.code for d in check_print(variant, [], Prints([artwork], told))] == expected


@pytest.mark.parametrize(
    ("route", "share", "found"),
    [
        (("decks", "luck", "cards", "prize", "text"), 0.89, ["PK626"]),
        (("decks", "luck", "cards", "prize", "text"), 0.91, []),
        (("decks", "luck", "cards", "prize", "title"), 0.8, []),
        (("board", "spaces", 3, "name"), 0.79, ["PK626"]),
        (("board", "spaces", 3, "name"), 0.81, []),
    ],
)
def test_cards_and_spaces_have_one_size_of_text(
    variant: Variant, route: Route, share: float, found: list[str]
) -> None:
    sizes = [SIZE] * 5 + [share * SIZE]
    texts = [
        SetText(f"card {number}", "“Elm”", size, SIZE, (text(),), SPAN, route)
        for number, size in enumerate(sizes)
    ]
    assert [d.code for d in check_print(variant, [], Prints([], texts))] == found

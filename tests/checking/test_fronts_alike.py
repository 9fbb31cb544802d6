"""Pieces of different names have different fronts."""

from pathlib import Path

import pytest

from printkit.checking.prints.inspection import Prints
from printkit.colour import BLACK, WHITE
from printkit.diagnostics import Diagnostic, Route, Span
from printkit.geometry.shapes import circle, rectangle
from printkit.model import Variant
from printkit.pipeline.checks import check_variant
from printkit.scene import Artwork, Group, Node, Shape
from printkit.templating.scope import DrawnElement
from tests.checking.conftest import FIXTURES, load_text, print_findings

DISC = Shape(circle(10, 10, 4), BLACK)
SPAN = Span("token.xml.j2", 2)
OWL, KITE = ("pieces", "owl"), ("pieces", "kite")


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    loaded = load_text(tmp_path, "extends: tiny\n")
    assert loaded.variant is not None
    return loaded.variant


def left_out() -> Group:
    """What stands for a drawing in a sketch."""
    return Group((), drawing=rectangle(2, 2, 8, 8))


def found(
    variant: Variant, fronts: dict[Route, tuple[Node, ...]], shows: tuple[str, ...] = ()
) -> list[Diagnostic]:
    sides = {route: Group(nodes) for route, nodes in fronts.items()}
    drawn = [DrawnElement(side, SPAN, route) for route, side in sides.items()]
    pictures = [node for nodes in fronts.values() for node in nodes if isinstance(node, Group)]
    drawn += [
        DrawnElement(picture.drawing, SPAN, (), shown)
        for picture, shown in zip(pictures, shows, strict=bool(shows))
        if picture.drawing is not None
    ]
    prints = Prints()
    title = {route: str(route[-1]) for route in fronts}
    prints.add([Artwork(title[r], title[r], 20, 20, side) for r, side in sides.items()], [], drawn)
    return [each for each in print_findings(variant, prints) if each.code == "PK637"]


def test_the_same_picture_for_two_entries_is_reported(variant: Variant) -> None:
    [told] = found(variant, {OWL: (DISC,), KITE: (DISC,)})
    assert told.message == "kite: its front is the same as that of “owl”"
    assert told.route == KITE
    assert [(r.route, r.span) for r in told.related] == [(None, SPAN), (OWL, None)]


def test_any_difference_to_be_seen_distinguishes_them(variant: Variant) -> None:
    assert found(variant, {OWL: (DISC,), KITE: (Shape(circle(10, 10, 4.02), BLACK),)}) == []
    assert found(variant, {OWL: (DISC,), KITE: (Shape(circle(10, 10, 4), WHITE),)}) == []


def test_drawings_that_a_sketch_leaves_out_are_distinguished(variant: Variant) -> None:
    fronts: dict[Route, tuple[Node, ...]] = {OWL: (DISC, left_out()), KITE: (DISC, left_out())}
    assert found(variant, fronts, ("token-owl", "token-kite")) == []
    assert len(found(variant, fronts, ("token-owl", "token-owl"))) == 1


def test_pieces_of_one_entry_may_look_the_same(variant: Variant) -> None:
    side = Group((DISC,))
    prints = Prints()
    pieces = [Artwork(f"owner-{seat}", seat, 20, 20, side) for seat in ("red", "blue")]
    prints.add(pieces, [], [DrawnElement(side, SPAN, ("pieces", "owner"))])
    assert [each for each in print_findings(variant, prints) if each.code == "PK637"] == []


def test_cards_of_a_template_without_their_words_are_reported_once(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    theme = pack / "templates" / "bare"
    theme.mkdir(parents=True)
    (pack / "variant.yaml").write_text("extends: tiny\ntheme: bare\n")
    (theme / "theme.yaml").write_text("extends: classic\nname: Bare\n")
    number = "{{ 1 + (card.title | length) % 2 }}"  # another one for “Caught”
    (theme / "card.xml.j2").write_text(f'<artwork><art name="street-{number}"/></artwork>')
    told = check_variant(str(pack / "variant.yaml"), search=[FIXTURES])
    [alike] = [each for each in told if each.code == "PK637"]
    assert alike.message == (
        "A key: its front is the same as that of “Prize”; also on 1 other piece"
    )
    assert alike.span is not None
    assert alike.span.file.endswith("bare/card.xml.j2")

"""Notes: their value on both sides, legible in their own colour, and lean enough to print."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.art.style import Ink
from printkit.colour import WHITE, Colour, contrast
from printkit.components.money import COMPONENT, LEGIBLE, deepened
from printkit.geometry.path import Path as Outline
from printkit.model.variant import Formats
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Artwork, Group, Node, Shape
from tests.components.drawing import (
    composed,
    design,
    nodes,
    segment_count,
    squeezed,
    texts,
    variant,
    wording,
)

VALUES = (500, 100, 50, 20, 10, 5, 1)
MOST_SEGMENTS = 1900
share = st.floats(0, 1)


def notes(ink: Ink = Ink.FULL) -> dict[int, Artwork]:
    return dict(zip(VALUES, composed(COMPONENT, ink).artworks, strict=True))


@pytest.mark.parametrize("ink", Ink)
def test_everything_fits_in_every_ink(ink: Ink) -> None:
    assert composed(COMPONENT, ink).findings == ()
    assert [artwork.id for artwork in notes(ink).values()] == [f"note-{v}" for v in VALUES]


@pytest.mark.parametrize("value", VALUES)
def test_the_value_stands_five_times_in_front_and_three_times_behind(value: int) -> None:
    note = notes()[value]
    assert note.back is not None
    figures = [text for text in texts(note.front) if text.isdigit()]
    assert figures == [str(value)] * 5
    assert [text for text in texts(note.back) if text.isdigit()] == [str(value)] * 3


@pytest.mark.parametrize("value", VALUES)
def test_a_note_names_its_currency_and_that_it_is_play_money(value: int) -> None:
    words = wording(notes()[value].front)
    for phrase in (variant().currency.name, "Play money", "No value outside the game"):
        assert squeezed(phrase or "") in words


def test_a_box_holds_the_notes_of_the_definition() -> None:
    money = variant().money
    assert money is not None
    assert {v: note.copies for v, note in notes().items()} == {
        v: money.denominations[v].count for v in VALUES
    }


@pytest.mark.parametrize("ink", Ink)
@pytest.mark.parametrize("value", VALUES)
def test_a_note_is_lean(ink: Ink, value: int) -> None:
    note = notes(ink)[value]
    assert note.back is not None
    assert segment_count(note.front) <= MOST_SEGMENTS
    assert segment_count(note.back) <= MOST_SEGMENTS


def test_ranks_are_shown_by_filled_stars() -> None:
    """Without colour the notes differ by how many of the stars are filled."""
    patterns = set()
    for note in notes(Ink.MONO).values():
        stars = [
            shape.fill
            for shape in nodes(note.front)
            if isinstance(shape, Shape)
            and shape.path.bounds().width == pytest.approx(2.9)
            and shape.stroke is not None
        ]
        filled = sum(fill != WHITE for fill in stars)
        assert len(stars) == len(VALUES)
        patterns.add(filled)
    assert patterns == set(range(1, len(VALUES) + 1))


@given(share, share, share)
def test_a_deepened_colour_is_legible(red: float, green: float, blue: float) -> None:
    colour = Colour(red, green, blue)
    assert contrast(deepened(colour), WHITE) >= LEGIBLE


@given(share, share, share)
def test_a_legible_colour_stays_as_it_is(red: float, green: float, blue: float) -> None:
    colour = deepened(Colour(red, green, blue))
    assert deepened(colour).hex == colour.hex


@pytest.mark.parametrize(("name", "size"), [("small", (94, 47)), ("large", (102, 51))])
def test_sizes_of_notes_have_names(name: str, size: tuple[float, float]) -> None:
    note = Formats.model_validate({"note": name}).note
    assert (note.width, note.height) == size


def test_notes_fit_in_their_large_size_too(tmp_path: Path) -> None:
    for base in ("classic-us", "monopoly-space", "mass-effect-n7"):
        text = f"printkit: 1\nextends: {base}\ntitle: Large\nformats: {{note: large}}\n"
        (tmp_path / "variant.yaml").write_text(text, encoding="utf-8")
        studio = open_context(prepare(str(tmp_path)))
        composition = COMPONENT.compose(studio.design(Ink.FULL))
        assert composition.findings == ()
        assert {(a.width, a.height) for a in composition.artworks} == {(102, 51)}


def test_the_bill_says_how_many_notes_each_player_starts_with() -> None:
    notes_of_game = COMPONENT.bill(design(), composed(COMPONENT).artworks)
    assert notes_of_game[0].note == "1 each to begin with"
    assert notes_of_game[-1].note == "5 each to begin with"


def test_texts_can_name_the_notes_that_each_player_starts_with() -> None:
    text = design(name="mass-effect-n7").wording("{{ start_notes }}", ())
    assert squeezed(text) == squeezed(
        "2 × 500 Cr, 4 × 100 Cr, 1 × 50 Cr, 1 × 20 Cr, 2 × 10 Cr, 1 × 5 Cr, 5 × 1 Cr"
    )


@pytest.mark.parametrize("name", ["classic-us", "planetopoly"])
def test_without_colour_lines_of_its_own_run_round_each_note(name: str) -> None:
    """A fanned hand shows edges only; the note of the least value is left plain."""
    edges = {_edge(note.front) for note in composed(COMPONENT, Ink.MONO, name).artworks}
    assert len(edges) == len(composed(COMPONENT, Ink.MONO, name).artworks)


def _edge(node: Node) -> tuple[Outline, ...]:
    """What is drawn first, which the paper hides but for its edge."""
    first = next(group for group in nodes(node) if isinstance(group, Group) and group.clip)
    return tuple(shape.path for shape in nodes(first) if isinstance(shape, Shape))

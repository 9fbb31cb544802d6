"""Event cards: the words of the definition, and a sign that says the same as the words."""

import pytest

from printkit.art.names import icon_names
from printkit.art.style import Ink
from printkit.components.card_signs import CardSign, amounts_of, sign_of
from printkit.components.cards import COMPONENT, face_of
from printkit.model import Card
from printkit.model.effects import (
    Choose,
    Collect,
    Draw,
    Effect,
    Gain,
    MoveBy,
    MoveTo,
    Pay,
    Repairs,
    Turns,
)
from printkit.scene import Artwork, Shape
from tests.components.drawing import (
    composed,
    design,
    nodes,
    squeezed,
    studio_of,
    texts,
    variant,
    wording,
)


def cards() -> list[tuple[str, str, Card, Artwork]]:
    keys = [
        (deck_id, card_id, card)
        for deck_id, deck in variant().decks.items()
        for card_id, card in deck.cards.items()
    ]
    artworks = composed(COMPONENT).artworks
    return [(*key, artwork) for key, artwork in zip(keys, artworks, strict=True)]


@pytest.mark.parametrize("ink", Ink)
def test_everything_fits_in_every_ink(ink: Ink) -> None:
    composition = composed(COMPONENT, ink)
    assert len(composition.artworks) == 32
    assert composition.findings == ()


@pytest.mark.parametrize(("deck_id", "card_id", "card", "artwork"), cards())
def test_a_card_says_what_the_definition_says(
    deck_id: str, card_id: str, card: Card, artwork: Artwork
) -> None:
    words = wording(artwork.front)
    assert squeezed(card.title) in words
    assert squeezed(variant().decks[deck_id].name) in words
    assert squeezed(face_of(design(), deck_id, card_id).text) in words


def test_a_deck_has_one_size_of_titles_and_one_of_texts() -> None:
    for name in ("classic-us", "classic-uk", "monopoly-2-0"):
        for field in ("title", "text"):
            sizes = {
                (text.route[1], round(text.size, 6))
                for text in composed(COMPONENT, name=name).texts
                if text.route and text.route[0] == "decks" and text.route[-1] == field
            }
            assert sorted(deck for deck, _ in sizes) == ["chance", "chest"]


def test_without_colour_each_deck_has_a_band_of_its_own() -> None:
    game = "classic-us"
    decks = [deck_id for deck_id, deck in variant(game).decks.items() for _ in deck.cards]
    lines: dict[str, list[set[Shape]]] = {"chance": [], "chest": []}
    for deck, artwork in zip(decks, composed(COMPONENT, Ink.MONO, game).artworks, strict=True):
        shapes = (node for node in nodes(artwork.front) if isinstance(node, Shape))
        lines[deck].append({shape for shape in shapes if shape.fill is None})
    chance, chest = (set.intersection(*of) for of in lines.values())
    assert chance - chest
    assert chest - chance


@pytest.mark.parametrize(("deck_id", "card_id", "card", "artwork"), cards())
def test_the_amount_on_the_sign_stands_in_the_text(
    deck_id: str, card_id: str, card: Card, artwork: Artwork
) -> None:
    sign = sign_of(card.effects, variant(), money)
    assert sign.icon in icon_names()
    if sign.amount:
        assert sign.amount in texts(artwork.front)
        assert sign.amount[1:] in face_of(design(), deck_id, card_id).text


def test_a_deck_has_one_back_with_its_name() -> None:
    backs = {deck_id: artwork.back for deck_id, _, _, artwork in cards()}
    for deck_id, _, _, artwork in cards():
        assert artwork.back is backs[deck_id]
    for deck_id, back in backs.items():
        assert back is not None
        assert squeezed(variant().decks[deck_id].name) in wording(back)


@pytest.mark.parametrize(
    ("effect", "sign"),
    [
        (Collect(do="collect", amount=150), CardSign("coin", "+$150")),
        (Pay(do="pay", amount=15, to="each_player"), CardSign("players", "−$15")),
        (Collect(do="collect", amount=9, source="each_player"), CardSign("players", "+$9")),
        (Pay(do="pay", amount=15), CardSign("coin", "−$15")),
        (Gain(do="gain", piece="resource", count=2), CardSign("resource", "+2")),
        (MoveBy(do="move_by", steps=-3), CardSign("back-arrow", "−3")),
        (MoveBy(do="move_by", steps=4), CardSign("go-arrow", "+4")),
        (MoveTo(do="move_to", space=1, backwards=True), CardSign("back-arrow")),
        (MoveTo(do="move_to", space=1), CardSign("go-arrow")),
        (Repairs(do="repairs", fees={"small-dome": 15}), CardSign("dome-small")),
        (Repairs(do="repairs", fees={"house": 25}), CardSign("house")),
        (Draw(do="draw", deck="chest"), CardSign("chest")),
        (Turns(do="turns", count=-1), CardSign("dice")),
    ],
)
def test_signs(effect: Gain, sign: CardSign) -> None:
    assert sign_of([effect], variant(), money) == sign


def test_all_amounts_of_a_card_are_shown_and_the_salary_of_a_move_to_the_start() -> None:
    gain = Gain(do="gain", piece="resource", count=1)
    both: list[Effect] = [gain, Collect(do="collect", amount=25)]
    shown = amounts_of(both, variant(), money)
    assert shown == (CardSign("resource", "+1"), CardSign("coin", "+$25"))
    home = amounts_of([MoveTo(do="move_to", space=0)], variant(), money)
    assert [sign.amount for sign in home] == ["+$200"]
    assert amounts_of([Choose(do="choose", options=both)], variant(), money) == ()


def test_a_choice_shows_its_first_option_without_an_amount() -> None:
    gain = Gain(do="gain", piece="resource", count=1)
    choose = Choose(do="choose", options=[gain, Collect(do="collect", amount=50)])
    assert sign_of([choose], variant(), money) == CardSign("resource")


def test_a_card_without_effects_has_no_sign() -> None:
    assert sign_of([], variant(), money) == CardSign()


def money(amount: float) -> str:
    return f"${amount:g}"


@pytest.mark.parametrize("ink", Ink)
@pytest.mark.parametrize("name", ["classic-us", "monopoly-space", "mass-effect-n7", "planetopoly"])
def test_the_note_of_a_deck_stands_on_all_its_cards(name: str, ink: Ink) -> None:
    note = "Keep it secret. Play it in a turn of yours, on any player."
    game = variant(name)
    decks = {key: deck.model_copy(update={"note": note}) for key, deck in game.decks.items()}
    drawn = COMPONENT.compose(studio_of(game.model_copy(update={"decks": decks})).design(ink))
    assert drawn.findings == ()
    assert not [a.id for a in drawn.artworks if squeezed(note) not in wording(a.front)]

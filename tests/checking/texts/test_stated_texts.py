"""What counts as a text of a definition, and what does not."""

from printkit.checking.texts.stated_texts import stated_texts
from printkit.loading.load import load
from printkit.shipped import shipped_folder
from tests.checking.conftest import FIXTURES, Findings


def test_ids_colours_and_files_are_no_texts() -> None:
    for board in sorted(path.parent.name for path in shipped_folder("boards").glob("*/*.yaml")):
        variant = load(board).variant
        assert variant is not None
        texts = dict(stated_texts(variant))
        assert texts["title",] == variant.title
        no_texts = {"id", "theme", "language", "rulebook", "kind", "colour", "icon", "do", "art"}
        assert {route[-1] for route in texts}.isdisjoint(no_texts)


def test_texts_stand_at_their_routes() -> None:
    variant = load("tiny", search=[FIXTURES]).variant
    assert variant is not None
    texts = dict(stated_texts(variant))
    assert texts["board", "spaces", 1, "name"] == "Ash Lane"
    assert texts["decks", "luck", "cards", "caught", "text"] == "Go straight to jail."
    assert texts["deed_kinds", "street", "levels", 0, "label"] == "Rent"


def test_an_id_with_the_sign_of_the_currency_is_no_amount(findings: Findings) -> None:
    text = "extends: tiny\ncurrency: {symbol: p, position: after}\n"
    ids = "pieces: {p24: {kind: chip, name: Chip, count: 4, diameter: 20, colour: '#611d55'}}\n"
    used = "asteroids: {name: Rock, highest: 2, groups: [red], reward: 2, marker: p24}\n"
    assert not [d for d in findings(text + ids + used) if d.name == "currency-on-other-side"]

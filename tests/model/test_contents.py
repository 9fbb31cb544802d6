"""What counts as a text of a definition, and what does not."""

from printkit.loading.load import load
from printkit.model.contents import contents
from printkit.shipped import shipped_folder
from tests.checking.conftest import FIXTURES


def test_ids_colours_and_files_are_no_texts() -> None:
    for board in sorted(path.parent.name for path in shipped_folder("boards").glob("*/*.yaml")):
        variant = load(board).variant
        assert variant is not None
        texts = dict(contents(variant).texts)
        assert texts["title",] == variant.title
        no_texts = {"id", "theme", "language", "rulebook", "kind", "colour", "icon", "do", "art"}
        assert {route[-1] for route in texts}.isdisjoint(no_texts)


def test_texts_stand_at_their_routes() -> None:
    variant = load("tiny", search=[FIXTURES]).variant
    assert variant is not None
    texts = dict(contents(variant).texts)
    assert texts["board", "spaces", 1, "name"] == "Ash Lane"
    assert texts["decks", "luck", "cards", "caught", "text"] == "Go straight to jail."
    assert texts["deed_kinds", "street", "levels", 0, "label"] == "Rent"

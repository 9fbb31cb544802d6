"""What a maker writes of cards besides what printkit knows, as templates and texts show it."""

from pathlib import Path

from printkit.art.style import Ink
from printkit.components.cards import COMPONENT
from printkit.components.design import Composition
from printkit.pipeline.prepare import open_context, prepare
from tests.components.drawing import texts

GAME = """
printkit: 1
title: Suits
language: en
players: {min: 2, max: 4}
currency: {symbol: M}
theme: own
decks:
  suits: {name: Suits, colour: "#224466", cards: cards.csv}
"""
CARDS = """title,text,suit,rank,cost
7,"{{ card.rank }} of {{ card.suit }}{{ card.cost }}",hearts,7,
Ace,,spades,,1.50
"""
TEMPLATE = """<artwork ground="paper">
  <text x="5" y="5" w="70" h="8" style="name">{{ card.title }}</text>
  <text x="5" y="15" w="70" h="8" style="name">{{ card.suit }}</text>
  {% if card.cost %}<text x="5" y="25" w="70" h="8" style="name">{{ card.cost }}</text>{% endif %}
  {% if card.text %}<text x="5" y="35" w="70" h="8" style="name">{{ card.text }}</text>{% endif %}
</artwork>
"""


def drawn(folder: Path, template: str = TEMPLATE) -> Composition:
    (folder / "templates/own").mkdir(parents=True)
    (folder / "templates/own/theme.yaml").write_text("extends: classic\nname: Own\n")
    (folder / "templates/own/card.xml.j2").write_text(template)
    (folder / "variant.yaml").write_text(GAME)
    (folder / "cards.csv").write_text(CARDS)
    return COMPONENT.compose(open_context(prepare(str(folder))).design(Ink.FULL))


def test_templates_and_texts_name_them(tmp_path: Path) -> None:
    composition = drawn(tmp_path)
    assert composition.findings == ()
    shown = [texts(artwork.front) for artwork in composition.artworks]
    assert shown == [["7", "HEARTS", "7 OF HEARTS"], ["ACE", "SPADES", "1.50"]]


def test_a_misspelt_one_is_suggested(tmp_path: Path) -> None:
    found, *_ = drawn(tmp_path, TEMPLATE.replace("card.suit", "card.siut")).findings
    assert "has no 'siut'" in found.message
    assert found.help == "did you mean 'suit'?"

"""Rulebooks may call spaces, pieces and decks by the names that a game gives them."""

from pathlib import Path

import pytest

from printkit.checking.engine import check_texts
from printkit.loading.rulebook_text import RulebookText
from tests.checking.conftest import Findings, load_text

VILLAGE = """\
printkit: 1
title: Dorf
language: de
players: {min: 2, max: 3}
theme: classic
currency: {symbol: Tlr., position: after}
rules: {salary: 60, jail_fee: 20, mortgage_percent: 50}
space_kinds:
  dorfplatz: {corner: true, icon: go-arrow}
  karzer: {role: jail, corner: true, icon: jail-bars}
  rast: {corner: true, icon: parking}
board:
  spaces:
    0: {name: Dorfplatz, kind: dorfplatz}
    1: {name: Karzer, kind: karzer}
    2: {name: Dorfwirt, kind: rast}
    3: {name: Linde, kind: rast}
decks:
  ereignis:
    name: Ereignis
    colour: "#e4572e"
    icon: chance
    count: 8
    cards: {kuchen: {title: Kuchen, text: Es gibt Kuchen., effects: [], copies: 8}}
pieces:
  scheune:
    kind: gable
    name: Scheune
    count: 24
    colour: "#a5622f"
    width: 12
    length: 9
    wall: 8
    roof: 4
"""


@pytest.mark.parametrize(
    ("rulebook", "message"),
    [
        ("Wer im Karzer sitzt, zahlt 50 Tlr.", "this says 50Tlr., but rules.jail_fee is 20Tlr."),
        ("Wer im Karzer sitzt, zahlt 20 Tlr.", None),
        ("Wer über den Dorfplatz zieht, erhält 80 Tlr.",
         "this says 80Tlr., but rules.salary is 60Tlr."),
        ("Es gibt 20 Scheunen.", "this says 20 of piece 'scheune', but there are 24"),
        ("Es gibt 10 Ereigniskarten.", "this says 10 cards of deck 'ereignis', but there are 8"),
        ("Es gibt 24 Scheunen und 8 Ereigniskarten.", None),
    ],
)  # fmt: skip
def test_numbers_beside_own_names_are_compared(
    rulebook: str, message: str | None, tmp_path: Path
) -> None:
    loaded = load_text(tmp_path, VILLAGE)
    assert loaded.variant is not None, loaded.diagnostics
    found = check_texts(loaded.variant, RulebookText(rulebook, "rulebook.md"))
    assert [d.message for d in found if d.code == "PK729"] == ([message] if message else [])


@pytest.mark.parametrize(
    ("currency", "codes"),
    [
        ("{symbol: Taler, position: after}", ["PK723"]),
        ("{symbol: Taler, position: after, name: Taler}", []),
        ("{symbol: Taler, position: after, name: null}", []),
        ("{space: true}", []),
    ],
)
def test_notes_do_not_bear_the_name_of_the_base_s_money(
    currency: str, codes: list[str], findings: Findings
) -> None:
    found = findings(f"extends: classic-us\ntitle: Mine\ncurrency: {currency}\n")
    assert [d.code for d in found if d.code == "PK723"] == codes


def test_two_decks_of_one_name_are_one_finding_at_the_deck(findings: Findings) -> None:
    found = findings("extends: classic-us\ntitle: Mine\ndecks: {chest: {name: Chance}}\n")
    about_names = [d.message for d in found if d.code in {"PK319", "PK721"}]
    assert about_names == ["decks 'chance' and 'chest' are both called “Chance”"]

"""A game in several languages is checked in all of them, unless one is asked for."""

from pathlib import Path

import pytest

from printkit.pipeline.checks import check_variant
from printkit.shipped import shipped_folder

CARDS_ONLY = """\
components:
  {board: false, deeds: false, money: false, buildings: false, tokens: false, rules: false}
"""
CARD = """\
extends: classic-us
languages: [en, de]
decks:
  chance:
    count: 17
    cards:
      two-tongues:
        title: {{en: Prize, de: Preis}}
        text:
          en: Collect ${english}.
          de: Kassiere ${german}{more}.
        effects: [{{do: collect, amount: 20}}]
"""


def findings(
    folder: Path, english: int, german: int, more: str = "", **options: object
) -> list[str]:
    pack = folder / "two-tongues"
    pack.mkdir(exist_ok=True)
    text = CARD.format(english=english, german=german, more=more) + CARDS_ONLY
    (pack / "variant.yaml").write_text(text, encoding="utf-8")
    found = check_variant(str(pack), pieces=bool(options.pop("pieces", False)), **options)  # type: ignore[arg-type]  # words for the function itself
    return [
        f"{d.span.line if d.span else 0} {d.code} {d.message}"
        for d in found
        if d.code[2] in "37" and d.severity != "info"
    ]


def test_a_slip_in_the_second_language_is_reported_where_it_stands(tmp_path: Path) -> None:
    found = findings(tmp_path, english=20, german=200)
    assert [line for line in found if "PK302" in line] == [
        "11 PK302 card 'two-tongues' says 200 $, but its effects say 20 $ (in 'de')"
    ]


def test_a_slip_in_the_first_language_is_reported_once(tmp_path: Path) -> None:
    found = findings(tmp_path, english=200, german=20)
    assert [line for line in found if "PK302" in line] == [
        "10 PK302 card 'two-tongues' says $200, but its effects say $20"
    ]


def test_a_slip_in_all_languages_is_one_of_the_effect(tmp_path: Path) -> None:
    assert findings(tmp_path, english=200, german=200) == [
        "12 PK302 card 'two-tongues' says $200, but its effects say $20"
    ]


@pytest.mark.parametrize(("english", "german"), [(200, 20), (20, 200)])
def test_a_number_that_is_wrong_is_not_compared_between_languages(
    english: int, german: int, tmp_path: Path
) -> None:
    [found] = findings(tmp_path, english=english, german=german)
    assert "PK302" in found


def test_the_language_that_is_asked_for_is_the_only_one(tmp_path: Path) -> None:
    assert not any("PK302" in line for line in findings(tmp_path, 20, 200, language="en"))
    assert any("PK302" in line for line in findings(tmp_path, 20, 200, language="de"))


def test_a_text_that_fits_in_one_language_only_is_reported(tmp_path: Path) -> None:
    long = " und überlege dir, wofür du es ausgeben willst," * 12
    found = findings(tmp_path, 20, 20, long, pieces=True)
    assert any("PK701" in line and "(in 'de')" in line for line in found)


def test_texts_of_the_base_are_read_in_their_own_language(tmp_path: Path) -> None:
    assert findings(tmp_path, english=20, german=20) == []


@pytest.mark.parametrize("board", ["planetopoly"])
def test_the_shipped_boards_are_sound_in_all_their_languages(board: str) -> None:
    assert (shipped_folder("boards") / board).is_dir()
    assert [d for d in check_variant(board) if d.severity != "info"] == []


def test_a_wording_that_is_missing_is_reported_with_its_language_once(tmp_path: Path) -> None:
    text = CARD.format(english=20, german=20, more="").replace("en: Prize, de: Preis", "en: Prize")
    pack = tmp_path / "two-tongues"
    pack.mkdir()
    (pack / "variant.yaml").write_text(text, encoding="utf-8")
    told = [d.message for d in check_variant(str(pack), pieces=False) if d.code == "PK126"]
    assert told == ["this text has no wording in 'de'"]


def test_the_index_of_a_book_in_another_language_is_not_compared(tmp_path: Path) -> None:
    pack = tmp_path / "weltraum"
    pack.mkdir()
    text = "extends: monopoly-space\ntitle: Weltraum\nlanguage: de\n"
    (pack / "variant.yaml").write_text(text, encoding="utf-8")
    codes = {found.code for found in check_variant(str(pack))}
    assert "PK747" in codes
    assert "PK762" not in codes

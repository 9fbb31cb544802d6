"""Languages of a game: its language files, those of its bases, and codes that are none."""

from pathlib import Path

import pytest

from printkit.loading.load import Loaded, in_language, load, translations_of
from printkit.pipeline.checks import check_variant

GAME = """\
printkit: 1
title: Tide
language: en
players: {min: 2, max: 4}
theme: classic
currency: {symbol: $}
subtitle: Race the sea to the old pier
house_rules: [No bridges after dark., Sand is free.]
aids:
  turn: {title: Your turn, front: [{title: First, lines: [Roll the dice]}]}
"""
GERMAN = """\
texts:
  title: Gezeiten
  subtitle: Zum Pier, bevor das Meer kommt
  house_rules: {1: Sand kostet nichts.}
  aids: {turn: {title: Am Zug, front: [{title: Zuerst, lines: [Würfle]}]}}
"""


def pack(folder: Path, text: str = GAME, **files: str) -> str:
    (folder / "languages").mkdir(parents=True)
    (folder / "variant.yaml").write_text(text, encoding="utf-8")
    for code, content in files.items():
        (folder / "languages" / f"{code}.yaml").write_text(content, encoding="utf-8")
    return str(folder)


def told(reference: str, language: str | None = None) -> list[str]:
    found = check_variant(reference, language=language, pieces=False)
    return [f"{d.code} {d.span and d.span.line} {d.message}" for d in found]


def test_a_language_file_makes_a_language_of_the_game(tmp_path: Path) -> None:
    loaded = load(pack(tmp_path / "tide", de=GERMAN), language="de")
    assert loaded.languages == ("en", "de")
    assert loaded.variant is not None
    assert loaded.variant.language == "de"
    assert loaded.variant.title == "Gezeiten"
    assert loaded.variant.house_rules == ["No bridges after dark.", "Sand kostet nichts."]
    assert loaded.variant.aids["turn"].front[0].lines == ["Würfle"]


def test_without_a_request_a_game_is_in_its_own_language(tmp_path: Path) -> None:
    loaded = load(pack(tmp_path / "tide", de=GERMAN))
    assert loaded.variant is not None
    assert loaded.variant.title == "Tide"


def test_an_edition_in_another_language_takes_the_translation_of_its_base(tmp_path: Path) -> None:
    pack(tmp_path / "tide", de=GERMAN)
    edition = "extends: ../tide\nlanguage: de-AT\ntitle: Wogen\n"
    loaded = load(pack(tmp_path / "waves", edition))
    assert loaded.variant is not None
    assert (loaded.variant.title, loaded.variant.subtitle) == (
        "Wogen",
        "Zum Pier, bevor das Meer kommt",
    )


def test_what_no_file_translates_is_one_finding(tmp_path: Path) -> None:
    [found] = told(pack(tmp_path / "tide", de=GERMAN), "de")
    assert found.startswith("PK747")
    assert "'de', but 1 text is still in 'en': 1 of house rules" in found


def test_translations_are_compared_with_what_they_translate(tmp_path: Path) -> None:
    loaded = load(pack(tmp_path / "tide", de=GERMAN), language="de")
    first = translations_of(loaded)[0]
    assert first.route == ("title",)
    assert list(first.nodes) == ["en", "de"]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("texts: {titel: x}", "1 the game has no text 'titel'"),
        ("texts:\n  title: x\n  theme: space", "3 the game has no text 'theme'"),
        ("texts: {title: {a: b}}", "1 the game has no text 'title'"),
        ("texts: {house_rules: {7: x}}", "1 the game has no text 'house_rules.7'"),
        ("texts: {aids: {turn: {front: [{lines: [a, b]}]}}}", "aids.turn.front.0.lines.1'"),
        ("phrases:\n  mortgagd: x", "2 printkit has no phrase 'mortgagd'"),
        ("phrases:\n  note: Schein", "2 'note' must hold {amount}"),
        ("frases: {}", "1 a language file has no 'frases'"),
        ("quotes: x", "1 'quotes' is two marks"),
        ("joints: [Elektrizitätswerk]", "1 'joints' is a list of words with |"),
        ("like: tlh", "1 'like' is the code of a language"),
        ("- a", "1 a language file is made of keys and values"),
    ],
)
def test_a_mistake_in_a_language_file_is_found_at_its_line(
    content: str, expected: str, tmp_path: Path
) -> None:
    found = told(pack(tmp_path / "tide", de=content), "de")
    assert any(line.startswith("PK751") and expected in line for line in found), found


def words_of(loaded: Loaded) -> tuple[str, str]:
    phrases = loaded.spoken.language.phrases
    return phrases.mortgaged, phrases.price


def test_a_pack_changes_single_phrases(tmp_path: Path) -> None:
    loaded = load(pack(tmp_path / "tide", en="phrases: {mortgaged: Pawned}"))
    assert words_of(loaded) == ("Pawned", "Price")


@pytest.mark.parametrize(
    ("files", "back"), [({}, "back"), ({"en": "phrases: {back: behind}\n"}, "behind")]
)
def test_another_language_of_a_game_has_phrases_of_its_own(
    files: dict[str, str], back: str, tmp_path: Path
) -> None:
    both = GAME.replace("language: en", "languages: [de, en]")
    loaded = load(pack(tmp_path / "tide", both, **files))
    assert loaded.spoken.language.phrases.back == "Rückseite"
    assert in_language(loaded, "en").spoken.language.phrases.back == back


def test_an_edition_inherits_the_phrases_of_its_base(tmp_path: Path) -> None:
    pack(tmp_path / "tide", en="phrases: {mortgaged: Pawned, price: Cost}")
    edition = pack(tmp_path / "waves", "extends: ../tide\n", en="phrases: {price: Fee}")
    assert words_of(load(edition)) == ("Pawned", "Fee")


def test_a_new_language_lists_what_it_lacks_in_one_finding(tmp_path: Path) -> None:
    game = pack(
        tmp_path / "tide",
        GAME.replace("language: en", "language: eo"),
        eo="phrases: {price: Prezo}",
    )
    [found] = told(game)
    assert found.startswith("PK752 1 'eo' lacks ")
    assert "components, house_rules, where_from" in found
    assert words_of(load(game)) == ("Mortgaged", "Prezo")


def test_a_new_language_may_be_like_another(tmp_path: Path) -> None:
    game = pack(
        tmp_path / "tide",
        GAME.replace("language: en", "language: lb"),
        lb="like: de\nphrases: {price: Präis}",
    )
    assert told(game) == []
    assert words_of(load(game)) == ("Belastet", "Präis")


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("german", "did you mean 'de'?"),
        ("Deutsch", "did you mean 'de'?"),
        ("italien", "did you mean 'it'?"),
        ("EN", "did you mean 'en'?"),
        ("en_GB", "did you mean 'en-GB'?"),
        ("xx", "printkit speaks de, en, en-GB, es, fr, it, nl"),
        ("zz-QQ", "printkit speaks"),
        ("de-QQ", "did you mean 'de'?"),
    ],
)
def test_an_unknown_language_is_an_error(code: str, hint: str, tmp_path: Path) -> None:
    game = pack(tmp_path / "tide", GAME.replace("language: en", f"language: {code}"))
    [found] = check_variant(game, pieces=False)
    assert (found.code, found.span and found.span.line) == ("PK126", 3)
    assert hint in str(found.help)


def test_a_language_without_words_is_a_warning(tmp_path: Path) -> None:
    [found] = told(pack(tmp_path / "tide", GAME.replace("language: en", "language: pl")))
    assert found.startswith("PK746 3 printkit has no built-in words in 'pl'")


def test_a_request_for_a_language_that_is_not_there_names_those_that_are(tmp_path: Path) -> None:
    [found] = check_variant(pack(tmp_path / "tide", de=GERMAN), language="fr", pieces=False)
    assert found.code == "PK126"
    assert str(found.help).startswith("it has en, de")

"""The box at the end of a rulebook: what is the source's, and what is not."""

from pathlib import Path

from printkit.languages.shipped import shipped_language, shipped_languages
from printkit.loading.load import load
from printkit.loading.provenance import FACTS
from printkit.model.variant import Variant
from printkit.rulebook.sources import Source, sources


def shown(variant: Variant, language: str = "en") -> tuple[Source, ...]:
    phrases = shipped_language(language).phrases
    return sources(variant, phrases, lambda text, _: text)


def of(game: str) -> dict[str, tuple[str, ...]]:
    variant = load(game).variant
    assert variant is not None
    return {source.origin.value: source.facts for source in shown(variant, variant.language)}


def test_facts_are_reported_by_their_origins_in_the_words_of_the_game() -> None:
    told = of("mass-effect-n7")
    assert list(told) == ["stated", "inferred", "placeholder", "designed"]
    assert told["placeholder"] == ("Namen der Felder (22 von 40)",)
    assert {"Preise", "Mieten"} <= set(told["stated"])
    assert "Startgeld" in told["inferred"]
    assert told["designed"][0] == "Zeichnungen und Wortlaut"


def test_rulings_are_reported_as_they_are_worded() -> None:
    assert "what happens when nobody bids" in of("monopoly-space")["designed"]


def test_nothing_is_reported_as_long_as_some_facts_have_no_origin(tmp_path: Path) -> None:
    (tmp_path / "variant.yaml").write_text("extends: classic-us\nplayers: {min: 3, max: 8}\n")
    variant = load(str(tmp_path)).variant
    assert variant is not None
    assert shown(variant) == ()


def test_every_language_has_words_for_each_kind_of_facts() -> None:
    for code in shipped_languages():
        assert set(shipped_language(code).phrases.facts) == {*FACTS, "looks"}

"""Each fact comes from somewhere: as its definition says, never as a base says that cannot know."""

from pathlib import Path

import pytest

from printkit.loading.load import load
from printkit.loading.packs import VARIANT, names
from printkit.loading.provenance import FACTS, shares, statuses, unnamed
from printkit.model.variant import Provenance, Variant

GAMES = names((), VARIANT)


def made(folder: Path, text: str) -> Variant:
    pack = folder / "own"
    pack.mkdir()
    (pack / "variant.yaml").write_text(text, encoding="utf-8")
    variant = load(str(pack)).variant
    assert variant is not None
    return variant


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_shipped_game_has_its_origin(game: str) -> None:
    variant = load(game).variant
    assert variant is not None
    assert None not in shares(variant)


@pytest.mark.parametrize("game", GAMES)
def test_unnamed_facts_are_those_without_an_origin(game: str) -> None:
    variant = load(game).variant
    assert variant is not None
    for patterns in (list(variant.provenance)[::2], list(variant.provenance)[1::3], []):
        kept = {pattern: variant.provenance[pattern] for pattern in patterns}
        lacking = variant.model_copy(update={"provenance": kept})
        assert unnamed(lacking) == {s.kind: [*s.routes] for s in shares(lacking).get(None, [])}
        assert unnamed(lacking)


def test_each_kind_of_facts_occurs_in_a_shipped_game() -> None:
    variants = [load(game).variant for game in GAMES]
    found = {s.kind for v in variants if v for alike in shares(v).values() for s in alike}
    assert found == set(FACTS)


def test_facts_inside_what_a_pattern_names_are_named_too() -> None:
    variant = load("mass-effect-n7").variant
    assert variant is not None
    named = statuses(variant)
    assert named["seats", "mako", "name"] is Provenance.STATED
    assert named["seats", "mako", "colour"] is Provenance.DESIGNED


def test_what_an_edition_states_itself_has_no_origin_until_it_says_so(tmp_path: Path) -> None:
    variant = made(tmp_path, "extends: classic-us\nboard: {spaces: {1: {name: First Street}}}\n")
    unnamed = shares(variant)[None]
    assert [(share.kind, len(share.routes)) for share in unnamed] == [("space_names", 40)]
    assert ("deeds", 1, "price") in statuses(variant)


def test_stand_ins_stay_stand_ins_until_an_edition_says_otherwise(tmp_path: Path) -> None:
    variant = made(tmp_path, "extends: mass-effect-n7\nboard: {spaces: {1: {name: Erste}}}\n")
    found = shares(variant)[Provenance.PLACEHOLDER]
    assert sum(len(share.routes) for share in found if share.kind.endswith("_names")) == 22

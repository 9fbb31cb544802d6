"""One mistake is one finding, although several rules see it."""

from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic, Severity
from printkit.findings.selection import selection
from printkit.pipeline.checks import check_variant
from tests.checking.conftest import FIXTURES

RENT_OF_BASE = "deeds: {5: {rents: [30, 90, 27, 400, 550]}}\n"
PRICE_TOO_HIGH = "deeds:\n  5: {price: 1000}\n"
EFFECT = "effects: [{do: collect, amount: 500}]"
MORTGAGES = {1: 120, 2: 120, 5: 200, 6: 400, 7: 240, 9: 280}
HEADS_EXCHANGED = "deeds:\n" + "".join(f"  {k}: {{mortgage: {v}}}\n" for k, v in MORTGAGES.items())
OFF_STEP = (
    "rules: {rounding_step: 5}\nchanges: [{round_up: 5}]\ndeeds: {5: {price: 101}}\n"
    "money: {denominations: {1: null}, start: {5: 4, 1: null}}\n"
)
SALARY_ON_CARDS = (
    "rules:\n  salary: 1000\ndecks:\n  luck:\n    count: 6\n    cards:\n"
    "      c0: {text: 'Advance to Elm Avenue. If you pass Start, collect $100.',"
    " effects: [{do: move_to, space: 9}]}\n"
    "      c1: {text: Move on to Start and collect $100., effects: [{do: move_to, space: 0}]}\n"
)
TEXT_OF_50 = f"decks: {{luck: {{cards: {{prize: {{text: Collect $50., {EFFECT}}}}}}}}}\n"


def reported(folder: Path, text: str, *ignored: str) -> list[Diagnostic]:
    pack = folder / "pack"
    pack.mkdir(exist_ok=True)
    (pack / "variant.yaml").write_text(f"extends: tiny\n{text}", encoding="utf-8")
    wishes = [selection(ignore=ignored)] if ignored else []
    return check_variant(str(pack), search=[FIXTURES], pieces=False, selections=wishes)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (PRICE_TOO_HIGH, "PK850", 3),
        ("deeds:\n  5: {rents: [6, 30, 90, 270, 400, 550]}\n", "PK202", 3),
        ("rules:\n  mortgage_percent: 5\n", "PK203", 3),
        ("money: {denominations: {1: null}, start: {5: 4, 1: null}}\n", "PK405", 2),
        (TEXT_OF_50, "PK850", 2),
        (SALARY_ON_CARDS, "PK850", 3),
        (HEADS_EXCHANGED, "PK203", 3),
        (OFF_STEP, "PK409", 4),
        ("deeds: {1: {group: rde}}\n", "PK160", 2),
        ("board:\n  spaces:\n    1: {kind: go-to-jail}\n", "PK502", 4),
        ("deeds:\n  1: {kind: station}\n", "PK202", 3),
        ("deeds:\n  1: null\n", "PK505", 3),
        ("rules: {start_money: 500}\nmoney: {start_total: 600}\n", "PK402", 3),
        ("house_rules:\n- 'Pay {{ rules.toll }}.'\n- 'Or {{ rules.toll }}.'\n", "PK160", 3),
        ("board:\n  spaces:\n    17: {name: Quay, kind: tax, amount: 5}\n", "PK501", 4),
    ],
)
def test_the_cause_is_reported_alone(tmp_path: Path, text: str, code: str, line: int) -> None:
    found = reported(tmp_path, text)
    assert [(d.code, d.severity, d.span and d.span.line) for d in found] == [
        (code, Severity.ERROR, line)
    ]


@pytest.mark.parametrize("field", ["build_cost: 500", "price: 900, mortgage: 450"])
def test_the_number_is_blamed_that_the_edition_has_changed(tmp_path: Path, field: str) -> None:
    [found] = reported(tmp_path, f"deeds:\n  1: {{{field}}}\n")
    assert found.about is not None
    assert found.about[:2] == ("deeds", 1)


def test_the_value_is_blamed_that_explains_most(tmp_path: Path) -> None:
    (found,) = reported(tmp_path, PRICE_TOO_HIGH)
    assert (found.route, found.likely) == (("deeds", 5, "price"), 100)
    assert found.help is not None
    assert found.help.startswith("write 100, or say that it is meant")


def test_a_value_that_is_meant_is_doubted_no_more_but_contradictions_stay(tmp_path: Path) -> None:
    meant = RENT_OF_BASE.replace("\n", "  # printkit: ignore[PK850]\n")
    assert [d.code for d in reported(tmp_path, RENT_OF_BASE)] == ["PK850"]
    assert [d.code for d in reported(tmp_path, meant)] == ["PK201"]


def test_who_leaves_out_the_speaker_hears_the_next(tmp_path: Path) -> None:
    assert {d.code for d in reported(tmp_path, PRICE_TOO_HIGH, "PK850")} == {"PK203"}


def test_what_was_kept_back_is_reported_where_it_outlasts_the_cause(tmp_path: Path) -> None:
    fixed = reported(tmp_path, "deeds:\n  5: {price: 100, rents: [30, 90, 270, 400, 40]}\n")
    assert [d.code for d in fixed if d.severity is Severity.ERROR] == ["PK201"]


def test_a_remedy_of_the_same_value_is_kept(tmp_path: Path) -> None:
    slip = "deeds:\n  5: {mortgage: 5, price: 100, rent: 6, rents: [30, 90, 270, 400, 550]}\n"
    (found,) = reported(tmp_path, slip)
    assert (found.code, found.severity) == ("PK850", Severity.ERROR)
    assert found.fix is not None
    assert found.fix.title == "write 50"


def test_a_rent_that_falls_is_reported_alone(tmp_path: Path) -> None:
    (found,) = reported(tmp_path, "deeds:\n  5: {rents: [30, 90, 27, 400, 550]}\n")
    assert found.severity is Severity.ERROR


def test_mistakes_of_other_deeds_are_reported_beside_it(tmp_path: Path) -> None:
    found = reported(tmp_path, PRICE_TOO_HIGH + "  15: {mortgage: 10}\n")
    assert [d.code for d in found if d.severity is Severity.ERROR] == ["PK850", "PK203"]


def test_what_is_missing_is_reported_once_with_the_places_that_name_it(tmp_path: Path) -> None:
    tables = ("decks.lost.name", "decks['lost'].name", "players.lost", "rules.lost", "groups.lost")
    book = "\n\n".join(f"{{{{ {each} }}}}" for each in tables)
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "book.md").write_text(f"# Book\n\n{book}\n", encoding="utf-8")
    found = [d for d in reported(tmp_path, "rulebook: book.md\n") if d.code == "PK703"]
    assert [d.span and d.span.line for d in found] == [3]
    assert [(r.message, r.span and r.span.line) for r in found[0].related] == [
        ("also here", 5),
        ("also here", 7),
        ("also here", 11),
    ]


def test_what_a_number_spoils_in_the_rulebook_belongs_to_it(tmp_path: Path) -> None:
    text = "printkit: 1\nextends: classic-us\ntitle: Town\nrules: {houses_before_hotel: 5}\n"
    (tmp_path / "variant.yaml").write_text(text, encoding="utf-8")
    [found] = check_variant(str(tmp_path), pieces=False)
    assert (found.code, found.severity, found.likely) == ("PK858", Severity.ERROR, 4)


def test_what_is_gone_with_a_kind_of_space_is_reported_at_its_removal(tmp_path: Path) -> None:
    [found] = reported(tmp_path, "space_kinds: {luck: null}\n")
    assert (found.code, found.span and found.span.line) == ("PK160", 2)

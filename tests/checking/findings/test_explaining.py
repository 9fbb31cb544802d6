"""One mistake is one finding, although several rules see it."""

from pathlib import Path

import pytest

from printkit.checking.findings.selectors import selection
from printkit.checking.outliers.check import RULES
from printkit.checking.registry import checked_rules
from printkit.diagnostics import Diagnostic, Severity
from printkit.pipeline.checks import check_variant
from tests.checking.conftest import FIXTURES

PRICE_TOO_HIGH = "deeds:\n  5: {price: 1000}\n"
EFFECT = "effects: [{do: collect, amount: 500}]"
MORTGAGES = {1: 120, 2: 120, 5: 200, 6: 400, 7: 240, 9: 280}
HEADS_EXCHANGED = "deeds:\n" + "".join(f"  {k}: {{mortgage: {v}}}\n" for k, v in MORTGAGES.items())
OFF_STEP = (
    "rules: {rounding_step: 5}\nchanges: [{round_up: 5}]\ndeeds: {5: {price: 101}}\n"
    "money: {denominations: {1: null}, start: {5: 4, 1: null}}\n"
)
TEXT_OF_50 = f"decks: {{luck: {{cards: {{prize: {{text: Collect $50., {EFFECT}}}}}}}}}\n"


def told(folder: Path, text: str, *ignored: str) -> list[Diagnostic]:
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
        (TEXT_OF_50, "PK302", 2),
        (HEADS_EXCHANGED, "PK205", 2),
        (OFF_STEP, "PK409", 4),
        ("deeds: {1: {group: rde}}\n", "PK161", 2),
        ("board:\n  spaces:\n    17: {name: Quay, kind: tax, amount: 5}\n", "PK501", 4),
    ],
)
def test_the_cause_is_told_alone(tmp_path: Path, text: str, code: str, line: int) -> None:
    found = told(tmp_path, text)
    assert [(d.code, d.severity, d.span and d.span.line) for d in found] == [
        (code, Severity.ERROR, line)
    ]


def test_who_stands_for_an_error_is_one_and_says_so(tmp_path: Path) -> None:
    (found,) = told(tmp_path, PRICE_TOO_HIGH)
    assert found.severity is Severity.ERROR
    assert found.help is not None
    assert "PK203" in found.help.partition("this explains")[2]


def test_what_was_kept_back_is_told_where_its_cause_is_silenced(tmp_path: Path) -> None:
    found = told(tmp_path, PRICE_TOO_HIGH.replace("\n", "  # printkit: ignore[PK850]\n"))
    assert "PK203" in [d.code for d in found]
    assert "PK203" in [d.code for d in told(tmp_path, PRICE_TOO_HIGH, "PK850")]


def test_what_was_kept_back_is_told_where_it_outlasts_the_cause(tmp_path: Path) -> None:
    mended = told(tmp_path, "deeds:\n  5: {price: 100, rents: [30, 90, 270, 400, 40]}\n")
    assert [d.code for d in mended if d.severity is Severity.ERROR] == ["PK201"]


def test_a_remedy_of_the_same_value_is_kept(tmp_path: Path) -> None:
    slip = "deeds:\n  5: {mortgage: 5, price: 100, rent: 6, rents: [30, 90, 270, 400, 550]}\n"
    (found,) = told(tmp_path, slip)
    assert (found.code, found.severity) == ("PK850", Severity.ERROR)
    assert found.fix is not None
    assert found.fix.title == "write 50"


def test_a_rent_that_falls_is_told_alone(tmp_path: Path) -> None:
    (found,) = told(tmp_path, "deeds:\n  5: {rents: [30, 90, 27, 400, 550]}\n")
    assert found.severity is Severity.ERROR


def test_mistakes_of_other_deeds_are_told_beside_it(tmp_path: Path) -> None:
    found = told(tmp_path, PRICE_TOO_HIGH + "  15: {mortgage: 10}\n")
    assert [d.code for d in found if d.severity is Severity.ERROR] == ["PK850", "PK203"]


def test_nothing_explains_itself_in_a_circle() -> None:
    explains = {
        c.rule.name: {n for group in c.explains.values() for n in group} for c in checked_rules()
    }
    explains |= {rule.name: set[str]() for rule in RULES}

    def reach(name: str, above: tuple[str, ...]) -> None:
        assert name not in above, above
        for inner in explains[name]:
            reach(inner, (*above, name))

    for name, inner in explains.items():
        assert inner <= explains.keys()
        reach(name, ())

"""``check --fix``: each rule with a remedy, and what is left to people."""

import re
from pathlib import Path

import pytest

from printkit.findings.catalogue import all_rules
from tests.cli.fixing import BASE, check, text
from tests.cli.running import Run

ROUNDED = """\
changes: [{round_up: 5}]
rules: {rounding_step: 5}
money: {denominations: {1: null}, start: {5: 4, 1: null}}
"""
MOVE = """\
decks:
  luck:
    cards:
      caught:
        text: Move to the nearest station.
"""
HOLES = "board: {spaces: {4: {kind: hole}, 12: {kind: trap}}}\n"
LEVELS = """\
deeds: {6: {rents: []}, 13: {rents: []}}
deed_kinds:
  station:
    levels:
      - {id: rent, label: Rent}
"""
TYPED_TWICE = """\
decks:
  luck:
    count: 8
    cards:
      c0: {text: "Collect $30.", effects: [{do: collect, amount: 30}]}
      c1: {text: "Collect $35.", effects: [{do: collect, amount: 35}]}
      c2: {text: "Pay $40.", effects: [{do: pay, amount: 40}]}
      c3: {text: "Pay $45 now.", effects: [{do: pay, amount: 45}]}
"""
TYPED_ONCE = re.sub(r"\$\d+", "{{ effects[0].amount | money }}", TYPED_TWICE)
CASES = [
    ("PK327", (BASE + TYPED_TWICE, BASE + TYPED_ONCE)),
    ("PK120", ("extends: tinny\n", "extends: tiny\n")),
    ("PK124", (BASE + "rules: {jail_turns_mx: null}\n", BASE + "rules: {jail_turns_max: null}\n")),
    ("PK124", (
        "extends: tiny\nchanges: [{round_upp: 1}]  # c\n",
        "extends: tiny\nchanges: [{round_up: 1}]  # c\n",
    )),
    ("PK130", (
        BASE + "groups:\n  red: {colour: '#dd0a2b', makr: mark-star}  # c\n",
        BASE + "groups:\n  red: {colour: '#dd0a2b', mark: mark-star}  # c\n",
    )),
    ("PK132", (BASE + 'rules: {salary: "100"}\n', BASE + "rules: {salary: 100}\n")),
    ("PK132", (BASE + "deeds: {2: {group: Red}}\n", BASE + "deeds: {2: {group: red}}\n")),
    ("PK132", (
        BASE + "decks: {luck: {cards: {caught: {effects: [{do: go_to_jial}]}}}}\n",
        BASE + "decks: {luck: {cards: {caught: {effects: [{do: go_to_jail}]}}}}\n",
    )),
    ("PK120", (BASE + "theme: clasic # c\n", BASE + "theme: classic # c\n")),
    ("PK149", (
        BASE + "decks: {luck: {icon: go-to-jial}}\n",
        BASE + "decks: {luck: {icon: go-to-jail}}\n",
    )),
    ("PK160", (
        BASE + "board: {spaces: {3: {kind: 'lukc'}}}\n",
        BASE + "board: {spaces: {3: {kind: 'luck'}}}\n",
    )),
    ("PK160", (
        BASE + "deeds:\n  # here\n  2: {group: redd}\n",
        BASE + "deeds:\n  # here\n  2: {group: red}\n",
    )),
    ("PK160", (BASE + "deeds: {2: {kind: stret}}\n", BASE + "deeds: {2: {kind: street}}\n")),
    ("PK160", (
        BASE + "space_kinds: {luck: {draws: luk}}\n",
        BASE + "space_kinds: {luck: {draws: luck}}\n",
    )),
    ("PK160", (
        BASE + "decks: {luck: {cards: {paint: {effects: [{do: repairs, fees: {huose: 25}}]}}}}\n",
        BASE + "decks: {luck: {cards: {paint: {effects: [{do: repairs, fees: {house: 25}}]}}}}\n",
    )),
    ("PK160", (
        BASE + MOVE + "        effects: [{do: move_to_nearest, kind: statoin}]\n",
        BASE + MOVE + "        effects: [{do: move_to_nearest, kind: station}]\n",
    )),
    ("PK130", (
        BASE + "components: {rule: false}  # c\n",
        BASE + "components: {rules: false}  # c\n",
    )),
    ("PK160", (
        BASE + "decks:\n  luck:\n    cards:\n      caught:\n        text: >-\n"
        "          Go to jail. Do not collect\n          {{ rules.salery | money }}.\n",
        BASE + "decks:\n  luck:\n    cards:\n      caught:\n        text: >-\n"
        "          Go to jail. Do not collect\n          {{ rules.salary | money }}.\n",
    )),
    ("PK160", (
        BASE + LEVELS + "      - {id: owned-2, label: With both, times: 2, of: rnet}  # c\n",
        BASE + LEVELS + "      - {id: owned-2, label: With both, times: 2, of: rent}  # c\n",
    )),
    ("PK203", (BASE + "deeds: {1: {mortgage: 35}}\n", BASE + "deeds: {1: {mortgage: 30}}\n")),
    ("PK203", (
        BASE + "rules: {resale_percent: 100}\n"
        "deeds: {1: {resale: 60}, 2: {resale: 60}, 5: {resale: 90}}\n",
        BASE + "rules: {resale_percent: 100}\n"
        "deeds: {1: {resale: 60}, 2: {resale: 60}, 5: {resale: 100}}\n",
    )),
    ("PK215", (
        BASE + "groups: {red: {members: [1, 4]}, blue: {members: [5, 7]}}\n",
        BASE + "groups: {red: {members: [1, 2]}, blue: {members: [5, 7]}}\n",
    )),
    ("PK217", (
        BASE + "deed_kinds: {station: {levels: [{id: owned-1, label: Rent},"
        " {id: owned-2, label: Both, buildings: {house: 3}, worth: 2}]}}\n",
        BASE + "deed_kinds: {station: {levels: [{id: owned-1, label: Rent},"
        " {id: owned-2, label: Both, buildings: {house: 3}, worth: 3}]}}\n",
    )),
    ("PK402", (
        BASE + "rules: {start_money: 500}\nmoney: {start_total: 600}  # c\n",
        BASE + "rules: {start_money: 500}\nmoney: {start_total: 500}  # c\n",
    )),
    ("PK402", (
        BASE + "rules: {start_money: 600}\nmoney: {start_total: 500}\n",
        BASE + "rules: {start_money: 500}\nmoney: {start_total: 500}\n",
    )),
    ("PK409", (
        BASE + ROUNDED + "board: {spaces: {10: {amount: 42}}}\n",
        BASE + ROUNDED + "board: {spaces: {10: {amount: 45}}}\n",
    )),
    ("PK223", (
        BASE + "board: {spaces: {6: {kind: street}}}  # c\n",
        BASE + "board: {spaces: {6: {kind: station}}}  # c\n",
    )),
    ("PK523", (
        BASE + "space_kinds:\n  jail: null\n  hole:\n    corner: true\n    icon: jail-bars  # c\n"
        "  go-to-jail: null\n  trap: {corner: true, icon: go-to-jail, stop: false}\n" + HOLES,
        BASE + "space_kinds:\n  jail: null\n  hole:\n    role: jail\n    corner: true\n"
        "    icon: jail-bars  # c\n"
        "  go-to-jail: null\n"
        "  trap: {role: go-to-jail, corner: true, icon: go-to-jail, stop: false}\n" + HOLES,
    )),
    ("PK723", (
        BASE + "space_kinds: {tax: {label: 'Pay ${{ space.amount | money }}'}}\n",
        BASE + "space_kinds: {tax: {label: 'Pay {{ space.amount | money }}'}}\n",
    )),
    ("PK859", (BASE + "rules: {sallary: 110} # c\n", BASE + "rules: {salary: 110} # c\n")),
]  # fmt: skip


@pytest.mark.parametrize(("code", "texts"), CASES)
def test_a_rule_with_one_right_answer_is_fixed(
    run: Run, edition: Path, code: str, texts: tuple[str, str]
) -> None:
    before, after = texts
    (edition / "variant.yaml").write_text(before, encoding="utf-8")
    said = check(run, "./mine", "--output-format", "concise")[1]
    assert f"[{code}]" in said
    status, said = check(run, "./mine", "--fix", "--output-format", "concise")
    assert text(edition) == after
    assert f"[{code}]" not in said
    assert (status, "fixed" in said) == (0, True)
    assert "fixed" not in check(run, "./mine", "--fix")[1]
    assert text(edition) == after


def test_each_rule_that_promises_to_fix_is_among_these() -> None:
    elsewhere = {"PK115", "PK144", "PK628", "PK704", "PK901"}  # tables, themes, comments
    here = {code for code, _ in CASES}
    assert {rule.code for rule in all_rules() if rule.fixed} == here | elsewhere


LEFT = {
    "two-near-names": "deeds: {2: {kind: str}}\n",
    "only-numbers-in-words": 'rules: {salary: "1_000"}\n',
    "only-this-sum-is-changed": "rules: {start_money: 600}\n",
    "only-the-dealt-sum-is-changed": "money: {start_total: 600}\n",
    "neither-sum-agrees": "rules: {start_money: 600}\nmoney: {start_total: 700}\n",
    "half-a-dollar": "deeds: {1: {price: 61, mortgage: 40}}\n",
    "price-that-may-be-the-slip": "deeds: {5: {price: 1000, mortgage: 50}}\n",
    "definition-misspelt": "groups: {red: null, redd: {name: Red, colour: '#dd0a2b'}}\n",
    "group-against-list": "groups: {red: {members: [1, 2, 5]}, blue: {members: [7]}}\n",
    "count-of-cards": "decks: {luck: {count: 5}}\n",
    "anchored": "deeds: {1: {mortgage: &m 35}, 2: {mortgage: *m}}\n",
}


@pytest.mark.parametrize("name", LEFT)
def test_what_has_more_than_one_answer_is_left(run: Run, edition: Path, name: str) -> None:
    (edition / "variant.yaml").write_text(BASE + LEFT[name], encoding="utf-8")
    status, said = check(run, "./mine", "--fix")
    assert text(edition) == BASE + LEFT[name]
    assert (status, "fixed" in said) == (1, False)


def test_most_deeds_against_the_percentage_put_the_percentage_in_doubt(
    run: Run, edition: Path
) -> None:
    wrong = BASE + "rules: {mortgage_percent: 60}\n"
    wrong += "deeds: {1: {mortgage: 31}, 2: {mortgage: 32}}\n"
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    assert check(run, "./mine", "--fix")[0] == 1
    assert text(edition) == wrong

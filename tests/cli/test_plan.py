"""What ``printkit plan`` says before anything is printed."""

import json
import math
from pathlib import Path

from tests.cli.running import TINY, Run, pack, tree

NOTES = """\
money:
  start_total: 5
  start: {1: 5}
  denominations: {1: {count: 44, colour: "#446688"}}
"""


def test_a_plan_counts_sheets_cuts_and_ink_and_writes_nothing(tmp_path: Path, run: Run) -> None:
    pack(tmp_path / "tiny", {"variant.yaml": TINY + NOTES})
    before = tree(tmp_path)
    result = run("plan", "./tiny", "--paper", "a4", "--json")
    assert (result.code, tree(tmp_path)) == (0, before)
    data = json.loads(result.out)
    (plan,) = data["papers"]
    rows = {row["component"]: row for row in plan["components"]}
    assert rows["deeds"]["pieces"] == 2
    assert rows["money"]["pieces"] == 44
    assert rows["money"]["sheets"] == 5
    assert plan["sheets"] == round(math.fsum(row["sheets"] for row in rows.values()))
    assert all(row["ink"] >= 0 for row in rows.values())
    assert data["other_papers"]["a3"] < plan["sheets"]


def test_what_saves_something_is_named_by_the_option_that_asks_for_it(
    tmp_path: Path, run: Run
) -> None:
    pack(tmp_path / "tiny", {"variant.yaml": TINY + NOTES})
    data = json.loads(run("plan", "./tiny", "--paper", "letter", "--json").out)
    saved = {one["option"]: one for one in data["papers"][0]["savings"]}
    assert saved["--ink low"]["ink"] > 0
    assert saved["--backs money=none"]["ink"] > 0
    assert saved["--backs money=none"]["sheets"] == 0


def test_people_get_a_table(tmp_path: Path, run: Run) -> None:
    pack(tmp_path / "tiny")
    lines = run("plan", "./tiny").out.splitlines()
    assert lines[0] == "Tiny (tiny, en), ink full"
    assert any(line.startswith("deeds") for line in lines)


def test_a_broken_definition_has_no_plan(tmp_path: Path, run: Run) -> None:
    pack(tmp_path / "tiny", {"variant.yaml": TINY.replace("price: 60", "price: much")})
    result = run("plan", "./tiny")
    assert result.code == 1
    assert "variant.yaml" in result.err

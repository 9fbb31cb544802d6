"""What is measured is what the table says."""

import subprocess
from pathlib import Path

import pytest

from bench.edited import EditedPack
from bench.grown import GROWTHS, grown
from bench.growth import exponent
from bench.kits import dump_kit
from bench.many import KINDS, written
from bench.measuring import Command, Used, python, used
from bench.rules import WARMING, Stopwatch, costs, table
from printkit.checking.registry import Stage, checked_rules
from printkit.diagnostics import has_errors
from printkit.pipeline.checks import check_variant


def test_a_process_is_measured_by_itself(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    script = "import os, sys; sys.exit(not os.path.exists(os.environ['READY']))"
    command = Command(python("-c", script), {"READY": str(ready)}, before=ready.touch)
    seconds, mebibytes = used(command)
    assert 0 < seconds < 5
    assert 4 < mebibytes < 40, "not the size of the process that tests"


@pytest.mark.parametrize(("what", "name"), [("card", "variant.yaml"), ("deed", "deeds.csv")])
def test_one_thing_is_edited(what: str, name: str, tmp_path: Path) -> None:
    edited = EditedPack("monopoly-space", tmp_path)
    file = edited.folder / name
    texts = [file.read_text(encoding="utf-8")]
    for _ in range(2):
        edited.change_card() if what == "card" else edited.change_deed()
        texts.append(file.read_text(encoding="utf-8"))
    assert len(set(texts)) == 3
    before, after = (text.split("\n") for text in texts[1:])
    assert sum(one != other for one, other in zip(before, after, strict=True)) == 1
    assert not has_errors(check_variant(str(edited.folder), pieces=False))


def test_the_yardstick_draws_what_was_dumped(tmp_path: Path) -> None:
    dump = tmp_path / "dump"
    counts = dump_kit("classic-us", dump, ("dice", "chips"))
    assert counts.shapes > 0
    drawn = subprocess.run(
        python("bench/bare.py", str(dump)), capture_output=True, text=True, check=True
    )
    assert drawn.stdout.startswith(f"{counts.documents} documents")


@pytest.mark.parametrize("kind", sorted(set(GROWTHS) - {"findings"}))
def test_grown_games_are_sound(kind: str, tmp_path: Path) -> None:
    size = GROWTHS[kind].sizes[1]
    assert not has_errors(check_variant(str(grown(kind, size, tmp_path)), pieces=False))


def test_many_doubts_are_reported_one_for_each_number(tmp_path: Path) -> None:
    found = check_variant(str(grown("doubts", 200, tmp_path)), pieces=False)
    doubted = [d.about for d in found if d.code == "PK214"]
    assert 100 < len(doubted) == len(set(doubted))


def test_exponents_leave_out_what_the_smallest_game_takes() -> None:
    times = [(10, 1.1), (100, 2.0), (1_000, 11.0)]
    grown = [(size, Used(seconds, 0.0)) for size, seconds in times]
    assert exponent(grown) == pytest.approx(1.0)
    assert exponent(grown[:2]) is None


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_made_up_definitions_differ_and_are_sound(kind: str, tmp_path: Path) -> None:
    packs = list(written(kind, 3, tmp_path))
    assert len({(Path(pack) / "variant.yaml").read_bytes() for pack in packs}) == 3
    assert not any(has_errors(check_variant(pack, pieces=False)) for pack in packs)


def test_the_cost_of_each_rule_is_a_part_of_the_whole(tmp_path: Path) -> None:
    found = costs(list(written("standalone", WARMING + 1, tmp_path)))
    assert all(seconds >= 0 for seconds in found.values())
    named = {rule.rule.name for rule in checked_rules() if rule.stage is Stage.DEFINITION}
    measured = {name.partition(" ")[2] for name in found if name.startswith("PK")}
    assert measured <= named
    assert len(measured) > len(named) / 2
    *rows, last = table(found, 5)
    assert len(rows) == 5
    assert "rules that take more than 3%" in last


def test_time_is_counted_for_the_innermost() -> None:
    watch = Stopwatch()
    inner = watch.timed("inner", lambda: sum(n * n for n in range(300_000)))
    watch.timed("outer", inner)()
    assert watch.seconds["inner"] > watch.seconds["outer"] >= 0

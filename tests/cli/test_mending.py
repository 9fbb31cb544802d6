"""``check --fix`` and ``--diff``: each rule with a remedy, and everything around them."""

import io
import json
import os
import sys
from pathlib import Path

import pytest

from printkit.checking.catalogue import all_rules
from tests.checking.conftest import FIXTURES
from tests.cli.running import TINY, Run, pack, tree

BASE = "extends: tiny\n"
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
CASES = {
    "PK121": ("extends: tinny\n", "extends: tiny\n"),
    "PK125": (
        "extends: tiny\nchanges: [{round_upp: 1}]  # c\n",
        "extends: tiny\nchanges: [{round_up: 1}]  # c\n",
    ),
    "PK130": (
        BASE + "groups:\n  red: {colour: '#dd0a2b', makr: mark-star}  # c\n",
        BASE + "groups:\n  red: {colour: '#dd0a2b', mark: mark-star}  # c\n",
    ),
    "PK132": (BASE + 'rules: {salary: "100"}\n', BASE + "rules: {salary: 100}\n"),
    "PK135": (
        BASE + "decks: {luck: {cards: {caught: {effects: [{do: go_to_jial}]}}}}\n",
        BASE + "decks: {luck: {cards: {caught: {effects: [{do: go_to_jail}]}}}}\n",
    ),
    "PK139": (BASE + "theme: clasic # c\n", BASE + "theme: classic # c\n"),
    "PK149": (
        BASE + "decks: {luck: {icon: go-to-jial}}\n",
        BASE + "decks: {luck: {icon: go-to-jail}}\n",
    ),
    "PK160": (
        BASE + "board: {spaces: {3: {kind: 'lukc'}}}\n",
        BASE + "board: {spaces: {3: {kind: 'luck'}}}\n",
    ),
    "PK161": (
        BASE + "deeds:\n  # here\n  2: {group: redd}\n",
        BASE + "deeds:\n  # here\n  2: {group: red}\n",
    ),
    "PK162": (BASE + "deeds: {2: {kind: stret}}\n", BASE + "deeds: {2: {kind: street}}\n"),
    "PK163": (
        BASE + "space_kinds: {luck: {draws: luk}}\n",
        BASE + "space_kinds: {luck: {draws: luck}}\n",
    ),
    "PK164": (
        BASE + "decks: {luck: {cards: {paint: {effects: [{do: repairs, fees: {huose: 25}}]}}}}\n",
        BASE + "decks: {luck: {cards: {paint: {effects: [{do: repairs, fees: {house: 25}}]}}}}\n",
    ),
    "PK166": (
        BASE + MOVE + "        effects: [{do: move_to_nearest, kind: statoin}]\n",
        BASE + MOVE + "        effects: [{do: move_to_nearest, kind: station}]\n",
    ),
    "PK167": (
        BASE + "decks:\n  luck:\n    cards:\n      caught:\n        text: >-\n"
        "          Go to jail. Do not collect\n          {{ rules.salery | money }}.\n",
        BASE + "decks:\n  luck:\n    cards:\n      caught:\n        text: >-\n"
        "          Go to jail. Do not collect\n          {{ rules.salary | money }}.\n",
    ),
    "PK203": (BASE + "deeds: {1: {mortgage: 35}}\n", BASE + "deeds: {1: {mortgage: 30}}\n"),
    "PK204": (
        BASE + "rules: {resale_percent: 100}\n"
        "deeds: {1: {resale: 60}, 2: {resale: 60}, 5: {resale: 90}}\n",
        BASE + "rules: {resale_percent: 100}\n"
        "deeds: {1: {resale: 60}, 2: {resale: 60}, 5: {resale: 100}}\n",
    ),
    "PK215": (
        BASE + "groups: {red: {members: [1]}, blue: {members: [5, 7]}}\n",
        BASE + "groups: {red: {members: [1, 2]}, blue: {members: [5, 7]}}\n",
    ),
    "PK217": (
        BASE + "deed_kinds: {station: {levels: [{id: owned-1, label: Rent},"
        " {id: owned-2, label: Both, buildings: {house: 3}, worth: 2}]}}\n",
        BASE + "deed_kinds: {station: {levels: [{id: owned-1, label: Rent},"
        " {id: owned-2, label: Both, buildings: {house: 3}, worth: 3}]}}\n",
    ),
    "PK401": (
        BASE + "money: {start_total: 600}  # c\n",
        BASE + "money: {start_total: 500}  # c\n",
    ),
    "PK402": (BASE + "rules: {start_money: 600}\n", BASE + "rules: {start_money: 500}\n"),
    "PK409": (
        BASE + ROUNDED + "board: {spaces: {10: {amount: 42}}}\n",
        BASE + ROUNDED + "board: {spaces: {10: {amount: 45}}}\n",
    ),
    "PK411": (
        BASE + "money:\n  start:  # c\n    replace: true\n    100: 4\n    5: 2    # few\n"
        "    # of these\n    # four\n    20: 4\n    1: 10\n",
        BASE + "money:\n  start:  # c\n    replace: true\n    100: 4\n    # of these\n"
        "    # four\n    20: 4\n    5: 2    # few\n    1: 10\n",
    ),
    "PK723": (
        BASE + "space_kinds: {tax: {label: 'Pay ${{ space.amount | money }}'}}\n",
        BASE + "space_kinds: {tax: {label: 'Pay {{ space.amount | money }}'}}\n",
    ),
}  # fmt: skip


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """An edition of the game that the checker's own tests use."""
    return pack(tmp_path / "mine", {"variant.yaml": BASE})


def text(folder: Path) -> str:
    return (folder / "variant.yaml").read_text(encoding="utf-8")


def check(run: Run, *arguments: str) -> tuple[int, str]:
    result = run("check", "--definition-only", "--search", str(FIXTURES), *arguments)
    return result.code, result.said


@pytest.mark.parametrize("code", CASES)
def test_a_rule_with_one_right_answer_is_mended(run: Run, edition: Path, code: str) -> None:
    before, after = CASES[code]
    (edition / "variant.yaml").write_text(before, encoding="utf-8")
    said = check(run, "./mine", "--output-format", "concise")[1]
    assert f"[{code}]" in said
    status, said = check(run, "./mine", "--fix", "--output-format", "concise")
    assert text(edition) == after
    assert f"[{code}]" not in said
    assert (status, "mended" in said) == (0, True)
    assert "mended" not in check(run, "./mine", "--fix")[1]
    assert text(edition) == after


def test_each_rule_that_promises_to_mend_is_among_these() -> None:
    elsewhere = {"PK128", "PK147", "PK704", "PK901"}  # tables, themes, comments
    assert {rule.code for rule in all_rules() if rule.mended} == CASES.keys() | elsewhere


LEFT = {
    "two-near-names": "deeds: {2: {kind: str}}\n",
    "only-numbers-in-words": 'rules: {salary: "1_000"}\n',
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
    assert (status, "mended" in said) == (1, False)


def test_most_deeds_against_the_percentage_put_the_percentage_in_doubt(
    run: Run, edition: Path
) -> None:
    wrong = BASE + "rules: {mortgage_percent: 60}\n"
    wrong += "deeds: {1: {mortgage: 31}, 2: {mortgage: 32}}\n"
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    assert check(run, "./mine", "--fix")[0] == 1
    assert text(edition) == wrong


def test_tables_are_mended_in_their_cells(run: Run, tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", {
        "variant.yaml": TINY[: TINY.index("deeds:")] + "deeds: {table: deeds.csv, keys: id}\n",
        "deeds.csv": "\ufeffid;name;kind;group;prise;rent\r\nelm;Elm;stret;brown;60;2\r\n"
        'oak;"Oak";street;"bronw";60;2',
    })  # fmt: skip
    assert run("check", "./mine", "--fix").code == 0
    assert "{table: deeds.csv, key: id}" in text(folder)
    assert (folder / "deeds.csv").read_bytes().decode() == (
        "\ufeffid;name;kind;group;price;rent\r\nelm;Elm;street;brown;60;2\r\n"
        'oak;"Oak";street;"brown";60;2'
    )


def test_line_ends_and_the_byte_order_mark_stay(run: Run, edition: Path) -> None:
    before = ("\ufeff" + BASE + "# c\n\ndeeds: {1: {mortgage: 35}} # d").replace("\n", "\r\n")
    (edition / "variant.yaml").write_bytes(before.encode())
    assert check(run, "./mine", "--fix")[0] == 0
    assert (edition / "variant.yaml").read_bytes() == before.replace("35", "30").encode()


def test_the_file_keeps_its_permissions(run: Run, edition: Path) -> None:
    path = edition / "variant.yaml"
    path.write_text(CASES["PK203"][0], encoding="utf-8")
    path.chmod(0o640)
    check(run, "./mine", "--fix")
    assert path.stat().st_mode & 0o777 == 0o640
    assert sorted(tree(edition)) == ["variant.yaml"]


def test_stale_comments_are_deleted(run: Run, edition: Path) -> None:
    before = (
        BASE + "rules:\n  # printkit: ignore[PK209]\n  salary: 100  # printkit: ignore[PK208]\n"
    )
    (edition / "variant.yaml").write_text(before, encoding="utf-8")
    result = run("check", "--search", str(FIXTURES), "./mine", "--fix")
    assert text(edition) == BASE + "rules:\n  salary: 100\n", result.said


def test_a_diff_shows_the_changes_and_makes_none(run: Run, edition: Path) -> None:
    before, after = CASES["PK203"]
    (edition / "variant.yaml").write_text(before, encoding="utf-8")
    result = run("check", "--definition-only", "--search", str(FIXTURES), "./mine", "--diff")
    assert result.code == 1
    assert result.out == (
        "--- mine/variant.yaml\n+++ mine/variant.yaml\n@@ -1,2 +1,2 @@\n extends: tiny\n"
        f"-{before.splitlines()[1]}\n+{after.splitlines()[1]}\n"
    )
    assert "would mend 1 of 1 finding" in result.err
    assert text(edition) == before
    (edition / "variant.yaml").write_text(after, encoding="utf-8")
    assert run("check", "--search", str(FIXTURES), "./mine", "--diff").code == 0


def test_findings_that_are_not_reported_are_not_mended(run: Run, edition: Path) -> None:
    wrong = (
        BASE + "deeds: {1: {mortgage: 35}}  # printkit: ignore[PK203]\nrules: {start_money: 7}\n"
    )
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    assert "mended" not in check(run, "./mine", "--fix", "--ignore", "PK402")[1]
    assert text(edition) == wrong
    check(run, "./mine", "--fix", "--select", "PK402")
    assert text(edition) == wrong.replace(": 7", ": 500")


def test_a_remedy_that_brings_up_new_errors_is_not_written(run: Run, edition: Path) -> None:
    wrong = BASE + "rules: {rounding_step: 5}\ndeeds: {5: {price: 99, mortgage: 45}}\n"
    wrong += "changes: [{round_up: 5}]\nmoney: {denominations: {1: null}, start: {5: 4, 1: null}}\n"
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    assert "PK409 at mine/variant.yaml:3:20 is left alone" in check(run, "./mine", "--fix")[1]
    assert text(edition) == wrong
    wrong = BASE + "decks: {luck: {cards: {caught: {effects: [{do: colect}]}}}}\n"
    (edition / "variant.yaml").write_text(wrong, encoding="utf-8")
    status, said = check(run, "./mine", "--fix")
    assert "PK135 at mine/variant.yaml:2:48 is left alone" in said
    assert (status, text(edition)) == (1, wrong)


def test_a_base_is_left_alone(run: Run, tmp_path: Path) -> None:
    base = pack(
        tmp_path / "base", {"variant.yaml": TINY.replace("group: brown", "group: bronw", 1)}
    )
    inner = pack(base / "inner", {"variant.yaml": "extends: ..\ntitle: Inner\n"})
    before = tree(base)
    assert run("check", "base/inner", "--fix").code == 1
    assert tree(base) == before
    (inner / "variant.yaml").unlink()
    pack(tmp_path / "outer", {"variant.yaml": "extends: ./nested\n"})
    nested = pack(tmp_path / "outer/nested", {"variant.yaml": before["variant.yaml"]})
    run("check", "./outer", "--fix")
    assert tree(nested)["variant.yaml"] == before["variant.yaml"]
    assert run("check", "outer/nested", "--fix").code == 0


def test_shipped_games_are_left_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("printkit.loading.packs.shipped_folder", lambda _: FIXTURES.parent / "x")
    monkeypatch.setattr("printkit.pipeline.remedies.shipped_folder", lambda _: FIXTURES)
    before = tree(FIXTURES / "tiny")
    result = run("check", "tiny", "--search", str(FIXTURES), "--fix", "--definition-only")
    assert tree(FIXTURES / "tiny") == before
    assert "mended" not in result.said


def test_links_that_lead_out_of_the_pack_are_not_followed(run: Run, tmp_path: Path) -> None:
    outside = tmp_path / "outside.yaml"
    outside.write_text(TINY.replace("kind: street", "kind: stret"), encoding="utf-8")
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "variant.yaml").symlink_to(outside)
    assert run("check", "./mine", "--fix").code == 1
    assert "stret" in outside.read_text(encoding="utf-8")
    assert (folder / "variant.yaml").is_symlink()


def test_a_link_inside_the_pack_stays_one(run: Run, edition: Path) -> None:
    real = edition / "real.yaml"
    real.write_text(CASES["PK203"][0], encoding="utf-8")
    (edition / "variant.yaml").unlink()
    (edition / "variant.yaml").symlink_to("real.yaml")
    assert check(run, "./mine", "--fix")[0] == 0
    assert real.read_text(encoding="utf-8") == CASES["PK203"][1]
    assert (edition / "variant.yaml").is_symlink()


@pytest.mark.parametrize("how", ["replace", "read-only", "changed"])
def test_a_file_that_cannot_be_written_is_as_it_was(
    run: Run, edition: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    (edition / "variant.yaml").write_text(CASES["PK203"][0], encoding="utf-8")
    before = tree(edition)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    if how == "replace":
        monkeypatch.setattr(os, "replace", refuse)
    elif how == "read-only":
        access = os.access
        monkeypatch.setattr(
            os,
            "access",
            lambda path, mode: mode != os.W_OK and access(path, mode),
        )
    else:
        monkeypatch.setattr("printkit.pipeline.rewriting.Path.read_bytes", lambda _: b"other")
    status, said = check(run, "./mine", "--fix")
    monkeypatch.undo()
    assert status == 2
    assert "mine/variant.yaml" in said
    assert {"replace": "no space left", "read-only": "read-only", "changed": "has changed"}[
        how
    ] in said
    assert tree(edition) == before
    assert [path.name for path in edition.iterdir()] == ["variant.yaml"]


def test_standard_input_is_mended_to_standard_output(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = CASES["PK203"]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(before.encode())))
    result = run("check", "--definition-only", "--search", str(FIXTURES), "-", "--fix")
    assert (result.code, result.out) == (0, after)
    assert "mended 1 of 1 finding" in result.err


def test_json_tells_the_edits(run: Run, edition: Path) -> None:
    (edition / "variant.yaml").write_text(CASES["PK203"][0], encoding="utf-8")
    said = run(
        "check", "./mine", "--definition-only", "--search", str(FIXTURES), "--output-format", "json"
    )
    (finding,) = json.loads(said.out)["diagnostics"]
    assert finding["fix"] == {
        "title": "write 30",
        "edits": [{"file": "mine/variant.yaml", "line": 2, "column": 23, "end_column": 25,
                   "text": "30"}],
    }  # fmt: skip


def test_the_report_tells_what_can_be_mended(run: Run, edition: Path) -> None:
    (edition / "variant.yaml").write_text(CASES["PK203"][0], encoding="utf-8")
    said = check(run, "./mine")[1]
    assert " = fix: write 30" in said
    assert "1 finding can be mended with --fix" in said


def test_it_does_not_go_with_watching(run: Run) -> None:
    assert check(run, "classic-us", "--fix", "--watch")[0] == 2


def test_names_in_a_theme_of_ones_own_are_mended(run: Run, tmp_path: Path) -> None:
    theme = (
        'extends: classic\nfonts: {text: Exo2-Regulr}\nstyles:\n  rules-lead: {colour: "mutid"}\n'
    )
    folder = pack(
        tmp_path / "mine",
        {
            "variant.yaml": TINY.replace("theme: classic", "theme: own"),
            "templates/own/theme.yaml": theme,
        },
    )
    run("check", "./mine", "--fix", "--definition-only")
    assert tree(folder)["templates/own/theme.yaml"].decode() == theme.replace(
        "Exo2-Regulr", "Exo2-Regular"
    ).replace("mutid", "muted")

"""Targets by name and by path, and what is wrong with their files."""

from pathlib import Path

import pytest

from tests.cli.running import Run
from tests.pipeline.games import game

OWN = """\
title: My shop
form: cards
takes: [deeds]
"""


def own(folder: Path, text: str) -> Path:
    """The small game with a target of its own, called mine."""
    game(folder)
    path = folder / "targets" / "mine.yaml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    return folder


def test_a_target_of_the_pack_is_found_by_its_name(run: Run, tmp_path: Path) -> None:
    own(tmp_path / "tiny", OWN)
    assert run("export", "./tiny", "--to", "mine").code == 0
    assert (tmp_path / "output" / "tiny-mine" / "mine.pdf").is_file()


def test_a_target_is_found_by_its_path(run: Run, tmp_path: Path) -> None:
    own(tmp_path / "tiny", OWN)
    (tmp_path / "shop.yaml").write_text(OWN, encoding="utf-8")
    assert run("export", "./tiny", "--to", "shop.yaml").code == 0
    assert (tmp_path / "output" / "tiny-shop" / "shop.pdf").is_file()


def test_an_unknown_target_gets_a_suggestion(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    result = run("export", "./tiny", "--to", "crads")
    assert result.code == 1
    assert "there is no target 'crads'" in result.err
    assert "did you mean 'cards'?" in result.err
    assert not (tmp_path / "output").exists()


@pytest.mark.parametrize(
    ("line", "place", "message"),
    [
        ("bleeed: 3", "targets/mine.yaml:4:1", "the key 'bleeed' is not known"),
        ("bleed: 3 yards", "targets/mine.yaml:4:8", "'3 yards' is not a length"),
        ("takes: [deed]", "targets/mine.yaml:3:9", "there is no component 'deed'"),
        ("form: cads", "targets/mine.yaml:2:7", "there is no form 'cads'"),
        ("name: '../{piece}'", "targets/mine.yaml:4:7", "is not a path below a folder"),
        ("name: '{peace}'", "targets/mine.yaml:4:7", "'{peace}' stands for nothing"),
        ("products: {a: {width: 63}}", "targets/mine.yaml", "'height' is missing"),
    ],
)
def test_a_mistake_is_reported_where_it_stands(
    run: Run, tmp_path: Path, line: str, place: str, message: str
) -> None:
    key = line.partition(":")[0]
    kept = [each for each in OWN.splitlines() if not each.startswith(f"{key}:")]
    at = next((n for n, each in enumerate(OWN.splitlines()) if each.startswith(key)), len(kept))
    own(tmp_path / "tiny", "\n".join([*kept[:at], line, *kept[at:]]) + "\n")
    result = run("export", "./tiny", "--to", "mine")
    assert result.code == 1
    assert message in result.err
    assert f"tiny/{place}" in result.err
    assert not (tmp_path / "output").exists()


def test_a_target_may_not_lie_outside_its_pack(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    (tmp_path / "elsewhere.yaml").write_text(OWN, encoding="utf-8")
    (tmp_path / "tiny" / "targets").mkdir()
    (tmp_path / "tiny" / "targets" / "mine.yaml").symlink_to(tmp_path / "elsewhere.yaml")
    result = run("export", "./tiny", "--to", "mine")
    assert result.code == 1
    assert "leads out of the pack through a link" in result.err


@pytest.mark.parametrize("name", ["..", "./tiny/targets/...yaml"])
def test_a_target_is_not_called_like_a_folder_above(run: Run, tmp_path: Path, name: str) -> None:
    targets = own(tmp_path / "tiny", f"{OWN}name: '{{target}}/{{piece}}'\n") / "targets"
    (targets / "mine.yaml").rename(targets / "...yaml")
    result = run("export", "./tiny", "--to", name)
    assert result.code == 1
    assert f"there is no target '{name}'" in result.err
    assert not (tmp_path / "output").exists()


def test_all_shipped_targets_are_listed(run: Run) -> None:
    result = run("list", "targets", "--json")
    assert '"cards"' in result.out

"""What an export leaves behind, and what it refuses."""

import hashlib
import json
from pathlib import Path

import pytest

from tests.cli.running import Run, tree
from tests.pipeline.games import edit, game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The small game."""
    return game(tmp_path / "tiny")


def test_the_manifest_names_files_and_pieces(run: Run, folder: Path, tmp_path: Path) -> None:
    del folder
    assert run("export", "./tiny", "--to", "cards", "--size", "poker", "--dpi", "72").code == 0
    out = tmp_path / "output" / "tiny-cards"
    manifest = json.loads((out / "manifest.json").read_text(encoding="utf-8"))
    written = {name: data for name, data in tree(out).items() if name.endswith(".png")}
    assert manifest["files"] == {
        name: {"sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)}
        for name, data in written.items()
    }
    pieces = {piece["id"]: piece for piece in manifest["pieces"]}
    assert pieces["luck-win"]["product"] == "poker"
    assert pieces["luck-win"]["size_mm"] == [88.9, 63.5]
    assert pieces["luck-win"]["own_size_mm"] == [87, 56]
    assert pieces["luck-win"]["made"] == "drawn"
    assert pieces["luck-win"]["turned"]


def test_what_an_earlier_export_left_goes_away(run: Run, folder: Path, tmp_path: Path) -> None:
    run("export", "./tiny", "--to", "cards", "--dpi", "72")
    before = set(tree(tmp_path / "output" / "tiny-cards"))
    edit(folder, "  oak: {name: Oak Street, kind: street, group: brown, price: 60, rent: 2}\n", "")
    run("export", "./tiny", "--to", "cards", "--dpi", "72")
    after = set(tree(tmp_path / "output" / "tiny-cards"))
    assert {"deeds/deed-oak-front.png", "deeds/deed-oak-back.png"} & before
    assert not any("oak" in name for name in after)


@pytest.mark.parametrize("target", ["cards", "cutter", "screentop", "tabletop-simulator", "web"])
def test_the_same_export_has_the_same_bytes(
    run: Run, folder: Path, tmp_path: Path, target: str
) -> None:
    del folder
    small = () if target == "web" else ("--dpi", "72")
    for name in ("one", "two"):
        assert run("export", "./tiny", "--to", target, *small, "-o", name).code == 0
    assert {name: data for name, data in tree(tmp_path / "one").items() if "state" not in name} == {
        name: data for name, data in tree(tmp_path / "two").items() if "state" not in name
    }


def test_errors_keep_all_from_being_written(run: Run, folder: Path, tmp_path: Path) -> None:
    edit(folder, "price: 60", "price: -60")
    assert run("export", "./tiny", "--to", "cards").code == 1
    assert not (tmp_path / "output").exists()


def test_build_to_a_target_is_an_export(run: Run, folder: Path, tmp_path: Path) -> None:
    del folder
    assert run("build", "./tiny", "--to", "cards").code == 0
    assert (tmp_path / "output" / "tiny-cards" / "cards.pdf").is_file()


def test_check_for_a_target_writes_nothing(run: Run, folder: Path, tmp_path: Path) -> None:
    edit(folder, "cover: false", "cover: true")
    result = run("check", "./tiny", "--to", "cards")
    assert result.code == 0
    assert "Pages one by one does not take Box label" in result.out
    assert not (tmp_path / "output").exists()


def test_a_size_that_there_is_not_is_refused(run: Run, folder: Path) -> None:
    del folder
    result = run("export", "./tiny", "--to", "cards", "--size", "pokr")
    assert result.code == 2
    assert "has no size 'pokr'" in result.err
    assert "did you mean 'poker'?" in result.err


def test_a_size_for_other_pieces_is_refused(run: Run, folder: Path) -> None:
    del folder
    result = run("export", "./tiny", "--to", "thegamecrafter", "--size", "cards=PlayMoney")
    assert result.code == 2
    assert "PlayMoney is not a product for cards" in result.err


def test_a_picture_that_is_too_large_is_not_begun(run: Run, folder: Path, tmp_path: Path) -> None:
    own = "title: My shop\nform: cards\nfile: png\ndpi: 1200\ntakes: [deeds]\nbleed: 200\n"
    (folder / "targets").mkdir()
    (folder / "targets" / "mine.yaml").write_text(own, encoding="utf-8")
    result = run("export", "./tiny", "--to", "mine")
    assert result.code == 1
    assert "would have 489," in result.err
    assert not (tmp_path / "output").exists()


def test_data_for_scripts(run: Run, folder: Path) -> None:
    del folder
    result = run("export", "./tiny", "--to", "cards", "--json")
    (data,) = json.loads(result.out)
    assert data["ok"]
    assert data["files"] == ["cards.pdf"]
    assert {row["id"]: row["pieces"] for row in data["components"]} == {"deeds": 2, "cards": 2}


def test_some_components_can_be_exported_alone(run: Run, folder: Path, tmp_path: Path) -> None:
    del folder
    for command in ("export", "build"):
        done = run(command, "./tiny", "--to", "drivethrucards", "--only", "deeds", "--json")
        (data,) = json.loads(done.out)
        assert [row["id"] for row in data["components"]] == ["deeds"]
        assert data["refused"] == [], "nothing is said of what is not wanted"
    manifest = tmp_path / "output" / "tiny-drivethrucards" / "manifest.json"
    pieces = json.loads(manifest.read_text(encoding="utf-8"))["pieces"]
    assert {piece["component"] for piece in pieces} == {"deeds"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("export", "--to", "cards", "--only", "deed"), "did you mean 'deeds'?"),
        (("export", "--to", "web", "--only", "deeds"), "--only means nothing for the target web"),
        (("build", "--to", "cards", "--only", "deeds:elm"), "--to takes whole components"),
    ],
)
def test_components_that_cannot_be_exported_alone_are_wrong_usage(
    arguments: tuple[str, ...], words: str, run: Run, folder: Path, tmp_path: Path
) -> None:
    del folder
    command, *options = arguments
    result = run(command, "./tiny", *options)
    assert result.code == 2
    assert words in result.err
    assert not (tmp_path / "output").exists()

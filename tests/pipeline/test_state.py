"""What an output folder says of itself counts only if this user's builds have written it there."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from printkit.kit_folder.state import NAME, FileEntry, FileSet, State, read_state, state_bytes
from tests.cli.running import Run, tree
from tests.pipeline.games import ONE_PAPER, game

COMMAND = ("build", "./tiny", *ONE_PAPER, "--only", "deeds")
SUMMARY = {
    "folder": "tiny",
    "rows": [{"component": "deeds", "title": "Deeds", "pieces": 2, "sheets": {"a4": 1}}],
    "kit": {"a4": 1},
    "unchanged": [],
}
GOOD = State(
    "tiny",
    {"key": {"inputs": {}, "sets": {"a4/deeds.pdf": "x"}, "summary": SUMMARY}},
    {"a4/deeds.pdf": FileSet("x", {"a4/deeds.pdf": FileEntry("0" * 64, 1)})},
    {"deeds": {"sheets": {"a4": 1}}},
    {"a4": 1},
)


def write(folder: Path, state: State) -> None:
    content = state_bytes(state, folder)
    assert content is not None
    (folder / NAME).write_bytes(content)


def test_a_state_is_read_as_it_was_written(tmp_path: Path) -> None:
    write(tmp_path, GOOD)
    assert read_state(tmp_path) == GOOD


def test_a_state_is_nothing_in_another_folder(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    write(first, GOOD)
    shutil.copytree(first, second)
    assert read_state(second) == State()


def test_a_state_that_somebody_has_changed_is_nothing(tmp_path: Path) -> None:
    write(tmp_path, GOOD)
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes().replace(b"a4/deeds.pdf", b"a4/other.pdf"))
    assert read_state(tmp_path) == State()


def test_no_state_where_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", "")
    assert state_bytes(GOOD, tmp_path) is None


@pytest.mark.parametrize("name", ["../victim", "/etc/passwd", "a/../b", "", "a\\b"])
def test_names_that_lead_elsewhere_are_refused_even_when_signed(name: str, tmp_path: Path) -> None:
    write(tmp_path, State(sets={"a": FileSet("x", {name: FileEntry("0", 1)})}))
    assert read_state(tmp_path) == State()


@pytest.mark.parametrize(
    "requests",
    [
        [],
        {"key": None},
        {"key": {}},
        {"key": {"sets": {}, "summary": SUMMARY}},
        {"key": {"inputs": {"a": 5}, "sets": {}, "summary": SUMMARY}},
        {"key": {"inputs": {}, "sets": [], "summary": SUMMARY}},
        {"key": {"inputs": {}, "sets": {}, "summary": {}}},
        {"key": {"inputs": {}, "sets": {}, "summary": {**SUMMARY, "rows": [1]}}},
        {
            "key": {
                "inputs": {},
                "sets": {},
                "summary": {**SUMMARY, "rows": [{"component": "deeds"}]},
            }
        },
        {"key": {"inputs": {}, "sets": {}, "summary": {**SUMMARY, "unchanged": 5}}},
        {"key": {"inputs": {}, "sets": {}, "summary": {**SUMMARY, "folder": 5}}},
    ],
)
def test_a_signed_state_of_another_shape_is_nothing(requests: Any, tmp_path: Path) -> None:
    write(tmp_path, State("tiny", requests))
    assert read_state(tmp_path) == State()


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"{}", b"\xff\n{}", b"00\n{}", b"[" * 100_000, b"0" * 64 + b"\n" + b"[" * 100_000],
)
def test_anything_else_is_nothing(content: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(content)
    assert read_state(tmp_path) == State()


def test_a_kit_that_was_copied_is_built_anew(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    assert run(*COMMAND).code == 0
    first = tree(tmp_path / "output" / "tiny" / "a4")
    shutil.copytree(tmp_path / "output", tmp_path / "copied")
    (tmp_path / "copied" / "tiny" / "a4" / "deeds.pdf").write_bytes(b"%PDF of somebody else")
    assert "up to date" in run(*COMMAND).err
    assert "up to date" not in run(*COMMAND, "-o", "copied").err
    assert tree(tmp_path / "copied" / "tiny" / "a4") == first


def test_every_build_builds_where_nothing_is_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", "")
    game(tmp_path / "tiny")
    for _ in range(2):
        result = run(*COMMAND)
        assert result.code == 0
        assert "up to date" not in result.err
    assert not (tmp_path / "output" / "tiny" / NAME).exists()


def test_only_what_is_as_it_was_written_is_removed(run: Run, tmp_path: Path) -> None:
    folder = game(tmp_path / "tiny")
    svg = (*COMMAND, "--format", "svg")
    assert run(*svg).code == 0
    deeds = tmp_path / "output" / "tiny" / "svg" / "deeds"
    drawn_over = deeds / "deed-oak.svg"
    drawn_over.write_text("mine now", encoding="utf-8")
    definition = folder / "variant.yaml"
    text = definition.read_text(encoding="utf-8")
    definition.write_text(text.replace("  oak: {", "  ash: {"), encoding="utf-8")
    assert run(*svg).code == 0
    assert (deeds / "deed-ash.svg").is_file()
    assert not (deeds / "deed-oak-back.svg").exists()
    assert drawn_over.read_text(encoding="utf-8") == "mine now"


def test_the_manifest_is_never_read(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    assert run(*COMMAND).code == 0
    manifest = tmp_path / "output" / "tiny" / "manifest.json"
    good = manifest.read_bytes()
    manifest.write_text(json.dumps({"files": {"../victim": {}}}), encoding="utf-8")
    assert run(*COMMAND, "--force").code == 0
    assert manifest.read_bytes() == good

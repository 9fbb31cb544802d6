"""What docs/checking.md shows is what happens."""

import re
from pathlib import Path

import pytest

from printkit.settings.building import BUILD_KEYS
from printkit.settings.project import KEYS, find_project
from tests.cli.running import pack, runner
from tools.write_docs import DOCS

PAGE = (DOCS / "checking.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_sample_is_found_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    pack(tmp_path / "harbour", {"variant.yaml": blocks("yaml")[0]})
    arguments = ("--definition-only", "--select", "PK2", "--output-format", "full")
    result = runner(capsys, monkeypatch)("check", "./harbour", *arguments)
    assert result.out == blocks("text")[0]


def test_the_settings_of_a_project_are_sound_and_complete(tmp_path: Path) -> None:
    [settings] = blocks("toml")
    (tmp_path / "printkit.toml").write_text(settings, encoding="utf-8")
    project = find_project(tmp_path)
    assert project.error_on_warning
    assert [key for key in KEYS if f"\n{key} = " not in f"\n{settings}"] == []


def test_checks_of_a_variant_as_shown_are_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    [checks] = [block for block in blocks("yaml") if block.startswith("checks:")]
    pack(tmp_path / "harbour", {"variant.yaml": f"extends: classic-us\ntitle: H\n{checks}"})
    arguments = ("--definition-only", "--select", "PK9", "--output-format", "full")
    assert runner(capsys, monkeypatch)("check", "./harbour", *arguments).out == ""


def test_the_settings_for_building_are_sound_and_complete(tmp_path: Path) -> None:
    page = (DOCS / "output.md").read_text(encoding="utf-8")
    [settings] = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    (tmp_path / "printkit.toml").write_text(settings, encoding="utf-8")
    assert find_project(tmp_path).build.keys() == set(BUILD_KEYS)

"""The hook for pre-commit and the sample CI workflows are sound, and call what exists."""

import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from printkit.cli import cli
from printkit.reporting.render import FORMATS
from tools.write_docs import DOCS

ROOT = DOCS.parent
WORKFLOWS = sorted((DOCS / "examples" / "ci").glob("*.yml"))
HOOKS = ROOT / ".pre-commit-hooks.yaml"


def commands(node: Any) -> list[str]:
    """All command lines of printkit in a document."""
    if isinstance(node, str):
        return [line for line in node.splitlines() if line.startswith("printkit ")]
    inner = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    return [command for part in inner for command in commands(part)]


def parsed(line: str) -> dict[str, Any]:
    """The options of a call of `printkit check`, as click understands them."""
    arguments = shlex.split(line.partition(">")[0])
    assert arguments[:2] == ["printkit", "check"], line
    context = click.Context(cli)
    check = cli.get_command(context, "check")
    assert check is not None
    return check.make_context("check", arguments[2:] or ["x"], parent=context).params


@pytest.fixture(autouse=True)
def _quiet_console(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PRINTKIT_OUTPUT_FORMAT", raising=False)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_call_what_exists(path: Path) -> None:
    called = commands(yaml.safe_load(path.read_text(encoding="utf-8")))
    assert called
    for line in called:
        assert parsed(line)["variants"] == ("games/*/",)


def test_the_workflows_show_findings_in_the_forms_of_their_services() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in WORKFLOWS}
    assert "--output-format sarif" in texts["github-actions"]
    assert "--output-format junit" in texts["gitlab-ci"]
    assert yaml.safe_load(texts["github-actions"])["jobs"]["check"]["steps"]


def test_the_hook_checks_definitions() -> None:
    [hook] = yaml.safe_load(HOOKS.read_text(encoding="utf-8"))
    assert hook["id"] == "printkit-check"
    assert hook["language"] == "python"
    assert parsed(f"{hook['entry']} ./game/variant.yaml")["variants"] == ("./game/variant.yaml",)
    for name, meant in {
        "variant.yaml": True, "games/x/variant.yaml": True,
        "games/x/theme.yaml": False, "my-variant.yaml": False,
    }.items():  # fmt: skip
        assert bool(re.search(hook["files"], name)) is meant


def test_the_page_names_the_hook_and_all_formats() -> None:
    page = (DOCS / "checking.md").read_text(encoding="utf-8")
    assert "id: printkit-check" in page
    assert [form for form in FORMATS if f"\n| `{form}` |" not in page] == []

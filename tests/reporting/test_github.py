"""Workflow commands, read back as GitHub's runner reads them."""

import re

import pytest

from printkit.diagnostics import Diagnostic
from printkit.reporting.github import github
from printkit.reporting.visible import visible
from tests.reporting.samples import AWKWARD, FINDING, NOWHERE

_COMMAND = re.compile(r"::(\w+) ([^:]*)::(.*)")


def parsed(line: str) -> tuple[str, dict[str, str], str]:
    """Command, properties and message, unescaped in the order of the runner."""
    match = _COMMAND.fullmatch(line)
    assert match is not None, line
    properties = dict(pair.split("=", 1) for pair in match[2].split(","))
    for name, value in properties.items():
        properties[name] = _data(value.replace("%3A", ":").replace("%2C", ","))
    return match[1], properties, _data(match[3])


def _data(text: str) -> str:
    return text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")


def test_a_finding_is_a_command() -> None:
    assert github([FINDING]) == (
        "::warning file=game/variant.yaml,line=10,endLine=10,col=15,endColumn=17,"
        "title=PK203 (share-of-price)::Baltic costs less%0Ahelp: exchange the two\n"
    )


@pytest.mark.parametrize("finding", [FINDING, NOWHERE, AWKWARD], ids=lambda d: d.code)
def test_nothing_is_lost_by_escaping(finding: Diagnostic) -> None:
    [line] = github([finding]).split("\n")[:-1]
    _, properties, message = parsed(line)
    assert message.startswith(visible(finding.message))
    assert properties.get("file") == (finding.span.file if finding.span else None)
    assert properties["title"] == f"{finding.code} ({finding.name})"


def test_levels() -> None:
    lines = github([NOWHERE, FINDING, AWKWARD]).splitlines()
    assert [parsed(line)[0] for line in lines] == ["error", "warning", "notice"]

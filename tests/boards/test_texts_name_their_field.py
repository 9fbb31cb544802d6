"""Templates name the field of each text of a definition: messages then show its own line."""

import re
from pathlib import Path

import pytest

from printkit.shipped import shipped_folder

STATED = re.compile(
    r"\{\{ (?:notice|game\.title|game\.subtitle|of\.group_name|note\.currency\b.*?"
    r"|card\.(?:deck_name|title|text|note)"
    r"|(?:deed|box|chip|token|deck|space|seat)\.(?:name|short_name|group_name)) \}\}"
)
FILES = sorted(shipped_folder("templates").glob("*/*.xml.j2"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_texts_of_the_definition_name_their_field(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    texts = [line for line in lines if re.search(rf"<text\b.*>{STATED.pattern}</text>", line)]
    assert [line for line in texts if ' of="' not in line] == []

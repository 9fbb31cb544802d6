"""The JSON Schemas take every file that comes with printkit, and refuse what is misspelt."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from printkit.loading.json_schema import json_schema
from printkit.shipped import shipped_folder

FILES = [
    *(("variant", path) for path in sorted(shipped_folder("boards").glob("*/variant.yaml"))),
    *(("theme", path) for path in sorted(shipped_folder("templates").glob("*/theme.yaml"))),
]
VALIDATORS = {what: Draft202012Validator(json_schema(what)) for what in ("variant", "theme")}


def as_json(text: str) -> Any:
    """YAML as JSON has it: keys are texts."""
    return json.loads(json.dumps(yaml.safe_load(text)))


@pytest.mark.parametrize(
    ("what", "path"), FILES, ids=lambda value: getattr(value, "parts", "")[-2:-1]
)
def test_shipped_files_keep_to_the_schema(what: str, path: Path) -> None:
    VALIDATORS[what].validate(as_json(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("groups: {red: null}", "groups: {red: 5}"),
        ("groups: {replace: true}", "groups: {replace: 5}"),
        ("groups: {red: {mark: mark-star}}", "groups: {red: {mark: mark-stra}}"),
        ("groups: {red: {name: {de: Rot, en: Red}}}", "groups: {red: {name: {de_x: Rot}}}"),
        ("groups: {table: groups.csv, key: id}", "groups: {table: groups.csv, keys: id}"),
        ("space_kinds: {jail: {role: jail}}", "space_kinds: {jail: {role: prison}}"),
        ("rule_kinds: {ferry: fee}", "rule_kinds: {ferry: tax}"),
        ("rule_kinds: {rock: {kind: pieces, piece: stone}}", "rule_kinds: {rock: {kind: stones}}"),
        ("pieces: {house: {note: For streets}}", "pieces: {house: {notes: For streets}}"),
    ],
)
def test_what_may_stand_in_an_edition(good: str, bad: str) -> None:
    assert VALIDATORS["variant"].is_valid(as_json(good))
    assert not VALIDATORS["variant"].is_valid(as_json(bad))

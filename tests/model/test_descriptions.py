"""The docstrings below fields are found in the sources, and stand in the JSON Schema."""

import re

from printkit.loading.json_schema import json_schema
from printkit.model import Variant
from printkit.model.base import Record
from printkit.model.descriptions import field_descriptions
from printkit.model.references import NAMES


class Plain(Record):
    """A record with a field that has a docstring and one that has none."""

    told: int
    """Told over
    two lines."""
    untold: int


class Longer(Plain):
    """A record that inherits."""

    more: int
    """More."""


def test_fields_with_and_without_docstrings() -> None:
    assert field_descriptions(Plain) == {"told": "Told over\ntwo lines."}
    assert field_descriptions(Longer) == {"told": "Told over\ntwo lines.", "more": "More."}


def test_schema_lists_what_comes_with_the_library() -> None:
    schema = json_schema("variant")
    icon = schema["$defs"]["Deck"]["properties"]["icon"]["anyOf"][0]
    assert icon["$ref"] == "#/$defs/icons"
    known, picture = schema["$defs"]["icons"]["anyOf"]
    assert {"train", "jail-bars"} <= set(known["enum"])
    assert re.search(picture["pattern"], "pictures/anchor.SVG")
    assert NAMES not in str(schema)


def test_schema_has_the_docstrings_of_all_depths() -> None:
    schema = json_schema("variant")
    rules = field_descriptions(Variant)["rules"]
    assert rules.startswith("Every number that the rules name")
    assert schema["properties"]["rules"]["description"] == rules
    kind = schema["$defs"]["Deed"]["properties"]["kind"]["description"]
    assert kind == "How it collects rent. One of `deed_kinds`."
    assert "player" in schema["$defs"]["Seat"]["properties"]["token"]["description"]

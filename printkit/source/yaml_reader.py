"""YAML files as node trees with places."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import yaml

from printkit.diagnostics import Diagnostic, Span
from printkit.source import codes
from printkit.source.encoding import ReadBytes, read_text
from printkit.source.reading import MAX_REMEMBERED, REMEMBERED, Reading
from printkit.source.yaml_composer import Composer
from printkit.source.yaml_syntax import explain


def read_yaml(path: Path, shown: str, read_bytes: ReadBytes) -> Reading:
    """The tree of a YAML file; ``shown`` is the file's name in diagnostics."""
    text = read_text(path, shown, read_bytes)
    if isinstance(text, Diagnostic):
        return Reading(None, (text,))
    return parse_yaml(text, shown)


def parse_yaml(text: str, shown: str) -> Reading:
    """The tree of a YAML text."""
    if len(text) > MAX_REMEMBERED:
        return _parsed(text, shown)
    return _parsed_before(text, shown)


def _parsed(text: str, shown: str) -> Reading:
    lines = text.split("\n")
    composer = Composer(shown, lines)
    try:
        if not composer.compose(text):
            return Reading(None, tuple(composer.diagnostics))
    except yaml.MarkedYAMLError as error:
        composer.diagnostics.append(explain(error, lines, shown))
        return Reading(None, tuple(composer.diagnostics))
    if composer.root is None and not composer.diagnostics:
        composer.diagnostics.append(
            codes.UNREADABLE_FILE.diagnostic(f"{shown} is empty", span=Span(shown))
        )
    found, keys = tuple(composer.diagnostics), frozenset(composer.keys)
    return Reading(composer.root, found, keys=keys)


@lru_cache(REMEMBERED)
def _parsed_before(text: str, shown: str) -> Reading:
    return replace(_parsed(text, shown), remembered=True)

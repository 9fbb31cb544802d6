"""Whether phrases that a language states fit: they are held to those of American English."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from printkit.diagnostics import Route
from printkit.languages.plurals import CATEGORIES
from printkit.suggestion import did_you_mean

_PLACEHOLDER = re.compile(r"\{(\w*)\}")


class Mistake(NamedTuple):
    """What is wrong with a phrase, and what to do about it."""

    route: Route
    message: str
    remedy: str | None = None


def mistakes(
    given: Mapping[Any, Any], wanted: Mapping[str, Any], route: Route = ()
) -> Iterator[Mistake]:
    """What is wrong with phrases, compared with those that are ``wanted``."""
    for key, value in given.items():
        here = (*route, key)
        if key in wanted:
            yield from _mistakes_of(value, wanted[key], here)
        else:
            hint = did_you_mean(str(key), wanted)
            yield Mistake(here, f"printkit has no phrase '{_named(here)}'", hint)


def missing(
    given: Mapping[str, Any], wanted: Mapping[str, Any], route: Route = ()
) -> Iterator[str]:
    """The names of the phrases that are not stated."""
    for key, value in wanted.items():
        here = (*route, key)
        if key not in given:
            yield _named(here)
        elif isinstance(value, Mapping) and not _is_counted(value):
            inner = given[key]
            yield from missing(inner if isinstance(inner, Mapping) else {}, value, here)


def _mistakes_of(value: Any, wanted: Any, here: Route) -> Iterator[Mistake]:
    if isinstance(wanted, Mapping) and _is_counted(wanted):
        yield from _of_forms(value, wanted, here)
    elif isinstance(wanted, Mapping):
        if isinstance(value, Mapping):
            yield from mistakes(value, wanted, here)
        else:
            names = ", ".join(wanted)
            yield Mistake(here, f"'{_named(here)}' has several phrases", f"name them: {names}")
    elif isinstance(wanted, list):
        if isinstance(value, list) and len(value) == len(wanted):
            yield from (each for step in value for each in _of_text(step, "", here))
        else:
            remedy = f"write '- …' for each of {len(wanted)}"
            yield Mistake(here, f"'{_named(here)}' is not a list of {len(wanted)} steps", remedy)
    else:
        yield from _of_text(value, wanted, here)


def _of_forms(value: Any, wanted: Mapping[str, str], here: Route) -> Iterator[Mistake]:
    forms = value if isinstance(value, Mapping) else {}
    if "other" not in forms or not CATEGORIES.issuperset(forms):
        remedy = "write {one: …, other: …}, with zero, two, few or many where the language has them"
        yield Mistake(here, f"'{_named(here)}' needs a form for each plural", remedy)
        return
    for category, text in forms.items():
        sample = wanted["other"] if category == "other" else str(text)
        yield from _of_text(text, sample, (*here, category))


def _of_text(text: Any, wanted: str, here: Route) -> Iterator[Mistake]:
    if not isinstance(text, str) or not text.strip():
        yield Mistake(here, f"'{_named(here)}' is not a text", "write the words")
        return
    expected = set(_PLACEHOLDER.findall(wanted))
    found = set(_PLACEHOLDER.findall(text))
    plain = _PLACEHOLDER.sub("", text)
    if found != expected or "{" in plain or "}" in plain:
        listed = " and ".join(f"{{{name}}}" for name in sorted(expected)) or "no braces"
        yield Mistake(here, f"'{_named(here)}' must hold {listed}", f"in English: {wanted}")


def _is_counted(wanted: Mapping[str, Any]) -> bool:
    return CATEGORIES.issuperset(wanted)


def _named(route: Route) -> str:
    return ".".join(map(str, route))

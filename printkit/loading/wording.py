"""Validation errors in plain words: which rule they break, what is wrong, what to do."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from printkit.diagnostics import Fix, Route, Rule, SetValue
from printkit.loading import codes
from printkit.loading.number_words import number_remedy
from printkit.source.codes import WRONG_VALUE
from printkit.suggestion import did_you_mean, only_near

LIST = "a list"
MAPPING = "a set of keys and values"
SHORT_NAME = "a short name"
COLOUR_IN_COMMENT = "'#' begins a comment; put quotes around the colour: \"#rrggbb\""
_CURLY = "“”„‟«»‘’‚"
_TYPE_WORDS = {
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing": "a whole number",
    "float_type": "a number",
    "float_parsing": "a number",
    "string_type": "text",
    "bool_type": "true or false",
    "bool_parsing": "true or false",
    "list_type": LIST,
    "dict_type": MAPPING,
    "model_type": MAPPING,
    "model_attributes_type": MAPPING,
}
"""The types that pydantic expects; what is not among them is put in general words."""
_PATTERN_WORDS = {
    r"^[a-z][a-z0-9_-]{0,63}$": (
        SHORT_NAME,
        "use lower-case letters, digits, '-' and '_', and start with a letter",
    ),
    r"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$": (
        "a colour",
        'write colours as "#rrggbb", in quotes',
    ),
    r"^[,.'’ \u00a0\u202f]?$": ("a mark between thousands", "write , or . or ’ or ' or ' ' or ''"),
    r"^[a-z]{2}(-[A-Z]{2})?$": ("a language code", "write a code such as 'en' or 'de-AT'"),
}
_LIMIT_WORDS = {
    "greater_than_equal": ("ge", "at least"),
    "greater_than": ("gt", "more than"),
    "less_than_equal": ("le", "at most"),
    "less_than": ("lt", "less than"),
}
_COUNT_WORDS = {
    "string_too_short": ("min_length", "at least", "characters"),
    "string_too_long": ("max_length", "at most", "characters"),
    "too_short": ("min_length", "at least", "entries"),
    "too_long": ("max_length", "at most", "entries"),
}
_CHOICES = {"literal_error", "enum", "union_tag_invalid"}


class FindingWording(NamedTuple):
    """A finding without its place."""

    rule: Rule
    message: str
    help: str | None = None
    value: str | int | None = None
    """What is to be written instead, if that is certain."""

    def fix(self, route: Route) -> Fix | None:
        """The fix of the value at the route."""
        if self.value is None:
            return None
        return Fix(f"write {describe(self.value)}", (SetValue(route, self.value),))


def is_about_type(error: Mapping[str, Any]) -> bool:
    """Whether the value is of another type than this member of a union wants."""
    return error["type"] in _TYPE_WORDS


def word(errors: Sequence[Mapping[str, Any]], subject: str, *, is_colour: bool) -> FindingWording:
    """The errors about one value as one finding; ``subject`` names the value's place.

    A value that fits no member of a union has an error for each; one that says more than
    "wrong type" says it best.
    """
    if errors[0]["input"] is None:
        remedy = COLOUR_IN_COMMENT if is_colour else "give it a value"
        return FindingWording(WRONG_VALUE, f"{subject} is empty", remedy)
    particular = [error for error in errors if not is_about_type(error)]
    return _particular(particular[0], subject) if particular else _wrong_type(errors, subject)


def expects(errors: Sequence[Mapping[str, Any]]) -> set[str]:
    """The types that a value might be of, where it is of none."""
    return {_TYPE_WORDS[error["type"]] for error in errors if is_about_type(error)}


def _wrong_type(errors: Sequence[Mapping[str, Any]], subject: str) -> FindingWording:
    words = list(dict.fromkeys(_TYPE_WORDS[error["type"]] for error in errors))
    if "a number" in words and "a whole number" in words:
        words.remove("a whole number")
    expected = " or ".join(words)
    value = errors[0]["input"]
    return FindingWording(
        WRONG_VALUE,
        f"{subject} must be {expected}, not {describe(value)}",
        _type_help(value, expected),
        _unquoted(value) if "number" in expected else None,
    )


def _unquoted(value: object) -> int | None:
    """The number that a text is, had it no quotes; separators and units might mean anything."""
    is_number = isinstance(value, str) and re.fullmatch(r"0|[1-9][0-9]{0,8}", value)
    return int(value) if isinstance(value, str) and is_number else None


def _type_help(value: object, expected: str) -> str | None:
    if isinstance(value, str) and "number" in expected:
        return number_remedy(value, whole=expected == "a whole number")
    if expected == "a whole number" and isinstance(value, float):
        return f"write {int(value)} or {int(value) + 1}"
    if expected == "text":
        return f'write "{value}" in quotes' if isinstance(value, int | float) else None
    if expected == "true or false":
        return "write true or false, without quotes"
    return None


def _particular(error: Mapping[str, Any], subject: str) -> FindingWording:
    kind, context, value = error["type"], error.get("ctx", {}), error["input"]
    if kind in _LIMIT_WORDS:
        name, words = _LIMIT_WORDS[kind]
        limit = f"{words} {context[name]:g}" if context[name] < 1e6 else f"{words} {context[name]}"  # noqa: PLR2004 - readable
        return FindingWording(
            WRONG_VALUE, f"{subject} must be {limit}, not {describe(value)}", None
        )
    if kind in _COUNT_WORDS:
        return _count(error, subject)
    if kind in _CHOICES:
        return _choice(context, value, subject)
    if kind == "string_pattern_mismatch":
        noun, remedy = _PATTERN_WORDS.get(context["pattern"], ("text of the right form", None))
        if noun == SHORT_NAME and _unquoted(value) is not None:
            remedy = f"{remedy}; spaces go by numbers without quotes"
        bare = str(value).strip(_CURLY)
        if bare != value and re.fullmatch(context["pattern"], bare):
            remedy = f'use straight quotes: "{bare}"'
        return FindingWording(WRONG_VALUE, f"{subject} is not {noun}: {describe(value)}", remedy)
    if kind == "value_error":
        return FindingWording(codes.INCONSISTENT, str(context["error"]), None)
    return FindingWording(WRONG_VALUE, f"{subject} cannot be {describe(value)}")


def _count(error: Mapping[str, Any], subject: str) -> FindingWording:
    name, words, noun = _COUNT_WORDS[error["type"]]
    limit, actual = error["ctx"][name], len(error["input"])
    if actual == 0:
        return FindingWording(WRONG_VALUE, f"{subject} is empty", "fill it, or delete it")
    return FindingWording(
        WRONG_VALUE,
        f"{subject} has {actual} {noun}, but {words} {limit} are needed"
        if words == "at least"
        else f"{subject} has {actual} {noun}, but {words} {limit} are allowed",
    )


def _choice(context: Mapping[str, Any], value: object, subject: str) -> FindingWording:
    listed = str(context.get("expected_tags") or context.get("expected"))
    choices = [part.strip(" '") for part in listed.replace(" or ", ", ").split(",")]
    given = context.get("tag", value)
    near = did_you_mean(_OTHER_WORDS.get(str(given), str(given)), choices)
    return FindingWording(
        WRONG_VALUE,
        f"{subject} cannot be {describe(given)}",
        near or f"choose one of {', '.join(choices)}",
        only_near(str(given), choices),
    )


_OTHER_WORDS = {
    **dict.fromkeys(("receive", "get", "earn", "take", "win"), "collect"),
    **dict.fromkeys(("give", "lose_money", "fine"), "pay"),
    **dict.fromkeys(("move", "go_to", "advance", "advance_to"), "move_to"),
    **dict.fromkeys(("jail", "go_jail"), "go_to_jail"),
    "repair": "repairs",
}
"""What people call effects, and what printkit calls them."""


def describe(value: object) -> str:
    """The value as the user may have written it, at most a line long."""
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "empty"
        case str():
            return f"'{value}'" if len(value) <= 40 else f"'{value[:39]}…'"  # noqa: PLR2004 - a line
        case list():
            return "a list"
        case dict():
            return MAPPING
        case _:
            return str(value)

"""The languages that come with printkit: the YAML files beside this module."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from printkit.languages.language import QUOTES, Language, Writing
from printkit.languages.phrases import phrases_of

FALLBACK = "en"
"""What is said where there are no words in the language of a game."""
_FOLDER = Path(__file__).parent


@cache
def shipped_languages() -> tuple[str, ...]:
    """The codes of the languages that come with printkit, sorted."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.yaml")))


def nearest_shipped(code: str) -> str | None:
    """The shipped language for a code: ``de-AT`` takes ``de``."""
    main = code.partition("-")[0]
    return next((known for known in (code, main) if known in shipped_languages()), None)


@cache
def stated(code: str) -> Mapping[str, Any]:
    """What the file of a shipped language says, over the language that it is ``like``."""
    from printkit.source.nodes import to_plain  # noqa: PLC0415 - late: start-up
    from printkit.source.yaml_reader import parse_yaml  # noqa: PLC0415 - late: YAML

    path = _FOLDER / f"{code}.yaml"
    root = parse_yaml(path.read_text(encoding="utf-8"), path.name).root
    data = None if root is None else to_plain(root)
    assert isinstance(data, dict)  # noqa: S101 - shipped, and tested
    like = data.pop("like", None)
    return data if like is None else laid_over(stated(like), data)


@cache
def shipped_language(code: str) -> Language:
    """The language of a code, or the one whose words are printed in its place."""
    near = nearest_shipped(code)
    if near is not None:
        return language_of(code, stated(near))
    quotes = QUOTES.get(code.partition("-")[0], "“”")
    return language_of(code, {**stated(FALLBACK), "quotes": quotes})


def language_of(code: str, data: Mapping[str, Any]) -> Language:
    """The language that complete data describe."""
    stated_as = ("quotes", "no_break_before", "no_break_after", "no_break_after_number")
    writing = {key: data[key] for key in stated_as if key in data}
    joints = tuple(data.get("joints", ()))
    return Language(
        name=data["name"],
        english=data["english"],
        writing=Writing(code, **writing, joints=joints),
        phrases=phrases_of(data["phrases"]),
    )


def laid_over(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """The base with what is stated over it; lists are stated whole."""
    joined = dict(base)
    for key, value in over.items():
        known = joined.get(key)
        if isinstance(value, Mapping) and isinstance(known, Mapping):
            joined[key] = laid_over(known, value)
        else:
            joined[key] = value
    return joined

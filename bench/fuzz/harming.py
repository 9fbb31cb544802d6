"""Ways to harm a text: blindly by bytes, by lines, and knowingly by values and keys."""

import random
import re
from collections.abc import Callable, Sequence

Harm = Callable[[random.Random, bytes, Sequence[bytes]], bytes]
"""Takes chance, the text, and other texts to take parts from."""

_VALUE = re.compile(rb"(?<=[:\[,{-])[ \t]+[^\s,\]}#][^,\]}#\r\n]*")
_PLAIN = rb"[^\s,\]}#][^,\]}#\r\n]*"
_PAIR = re.compile(rb"([A-Za-z_]+):([ ]+" + _PLAIN + rb")")
_KEY = re.compile(rb"[A-Za-z_][\w-]*(?=:)")
_WORD = re.compile(rb"[A-Za-z_]{4,}")
_NUMBER = re.compile(rb"\d+")

NASTY = tuple(
    text.encode("utf-8", "surrogatepass")
    for text in (
        *("", "null", "~", "true", "yes", "[]", "{}", "''", '"', "'", "|", ">", "?", "-", ":"),
        *("0", "-1", "1e999", "-1e999", ".nan", ".inf", "9" * 400, "0x10", "0o17", "1_000", "1.5"),
        *("2026-11-21", "12:30:45", "!!python/object:os.system x", "!!binary aGk=", "&a [*a]"),
        *("*a", "<<: *a", "{{ 7 * 7 }}", "{{ rules }}", "{{ rules.salary | money }}", "{{", "}}"),
        *("{% for i in range(10**9) %}x{% endfor %}", "{{ 'a' * 10**9 }}", "{# ", "{% raw %}"),
        *("{{ ().__class__.__mro__ }}", "{{ self }}", "{{ effect.amount | money }}"),
        *("../../etc/passwd", "/etc/passwd", "C:\\x", "file:///etc/passwd", "a\\u0000b", "CON"),
        *("x" * 10_000, "[" * 2_000, "{a: " * 500, "- " * 500, "\u202eabc", "\ufeff", "\ud800"),
        *("\U0001f680" * 40, "e\u0301" * 200, "\t", "\r", "\x00", "\x1b[31m", "%s%n", "&amp;<b>"),
        *("(a+)+$", "a" * 60 + "!", "#ffffff", "#", "extends: classic-us", "classic-us", "1" * 19),
    )
)


def harmed(chance: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    """The text after one to four harms."""
    for _ in range(chance.choice((1, 1, 1, 1, 2, 3))):
        text = chance.choice(HARMS)(chance, text, others)
    return text


def _bits(chance: random.Random, text: bytes, _others: Sequence[bytes]) -> bytes:
    changed = bytearray(text or b" ")
    for _ in range(chance.choice((1, 1, 3, 20))):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _cut(chance: random.Random, text: bytes, _others: Sequence[bytes]) -> bytes:
    start, end = _stretch(chance, text)
    return text[:start] + text[end:]


def _again(chance: random.Random, text: bytes, _others: Sequence[bytes]) -> bytes:
    start, end = _stretch(chance, text)
    return text[:end] + text[start:end] * chance.choice((1, 1, 2, 30)) + text[end:]


def _end(chance: random.Random, text: bytes, _others: Sequence[bytes]) -> bytes:
    return text[: chance.randrange(len(text) + 1)]


def _splice(chance: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    other = chance.choice(others)
    start, end = _stretch(chance, other)
    at = chance.randrange(len(text) + 1)
    return text[:at] + other[start:end] + text[at:]


def _lines(chance: random.Random, text: bytes, _others: Sequence[bytes]) -> bytes:
    """A line lost, doubled, exchanged with another, or moved sideways."""
    lines = text.splitlines(keepends=True) or [b""]
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case 2:
            lines[one], lines[other] = lines[other], lines[one]
        case _:
            lines[one] = b" " * chance.randrange(1, 9) + lines[one].lstrip(b" ")
    return b"".join(lines)


def _value(chance: random.Random, text: bytes, _others: Sequence[bytes]) -> bytes:
    nasty = chance.choice(NASTY)
    if chance.random() < 0.5:  # noqa: PLR2004 - as often a text as bare
        nasty = b"'" + nasty.replace(b"'", b"''") + b"'"
    return _replaced(chance, text, _VALUE, b" " + nasty)


def _other_value(chance: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    found = _VALUE.findall(chance.choice(others)) or [b" x"]
    return _replaced(chance, text, _VALUE, chance.choice(found))


def _value_of_same_key(chance: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    """A value of the right kind at the wrong place."""
    pairs = list(_PAIR.finditer(text))
    if not pairs:
        return text
    pair = chance.choice(pairs)
    alike = re.compile(pair[1] + rb":([ ]+" + _PLAIN + rb")")
    found = [other[1] for other in alike.finditer(chance.choice([text, *others]))] or [pair[2]]
    return text[: pair.start(2)] + bytes(chance.choice(found)) + text[pair.end(2) :]


def _key(chance: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    found = _KEY.findall(chance.choice(others)) or [b"x"]
    return _replaced(chance, text, _KEY, chance.choice((*NASTY[:12], *found)))


def _letter(chance: random.Random, text: bytes, _others: Sequence[bytes]) -> bytes:
    """A word with a letter less, or two exchanged: what fixing respells."""
    words = list(_WORD.finditer(text))
    if not words:
        return text
    word = chance.choice(words)
    at = chance.randrange(word.start(), word.end() - 1)
    swapped = chance.choice((text[at + 1 : at + 2], text[at + 1 : at + 2] + text[at : at + 1]))
    return text[:at] + swapped + text[at + 2 :]


def _number(chance: random.Random, text: bytes, _others: Sequence[bytes]) -> bytes:
    number = chance.choice((-1, 0, 1, 2, 3, 5, 12, 39, 40, 41, 150, 1000, 10**6, 10**12, 10**30))
    return _replaced(chance, text, _NUMBER, str(number).encode())


HARMS: tuple[Harm, ...] = (
    *(_bits, _cut, _again, _end, _splice, _lines, _lines),
    *(6 * [_letter]),
    *(3 * [_value] + 2 * [_other_value] + 16 * [_value_of_same_key] + 3 * [_key] + 8 * [_number]),
)
"""Mostly those that leave something to check: a file that is no YAML is soon dealt with."""


def _replaced(chance: random.Random, text: bytes, pattern: re.Pattern[bytes], new: bytes) -> bytes:
    places = list(pattern.finditer(text))
    if not places:
        return text + new
    place = chance.choice(places)
    return text[: place.start()] + new + text[place.end() :]


def _stretch(chance: random.Random, text: bytes) -> tuple[int, int]:
    start = chance.randrange(len(text) + 1)
    return start, min(len(text), start + chance.choice((1, 2, 8, 40, 200, 2000)))

"""No regular expression goes over a text again and again, whatever the text."""

import time
from collections.abc import Iterator

from tests.hostile.patterns import Used, used_patterns

_UNITS = (
    *(" ", "\t", "\n", "\r\n", "a", "A", "1", "a-", "a ", "1.", "1,", "a.", "a/", "a:", "PK123 "),
    *("*", "**", "_", '"', "'", "“", "{", "{{", "{%", "<", "<!--", "[", "(", "#", " #", "|", "`"),
    *("-", "–", ".", ", ", "&", "\\", "ä", "\u00ad", "a[", "s_for_", ": ", "1 a", "Aa "),
)
_AROUND = (("", ""), ("", "!"), ("1", "!"), ("a", "\x01"), ("{{", ""))
_SHORT, _LONG = 400, 3_000
"""Characters; a pattern that is too slow for the first is not tried on the second."""
_SECONDS = 0.011
"""Hundreds of times what a pattern takes that goes over the long text once, on a busy machine."""


def test_no_pattern_backtracks() -> None:
    slow = [problem for used in used_patterns() if (problem := _slowness(used))]
    assert not slow, "\n".join(slow)


def _slowness(used: Used) -> str:
    """On what a pattern takes too long; nothing if it never does."""
    for length in (_SHORT, _LONG):
        for shown, text in _hostile(length):
            for method in used.methods:
                if all(_seconds(used, method, text) > _SECONDS for _ in range(3)):
                    return f"{used.place}.{method} on {length} of {shown}: {used.pattern.pattern!r}"
    return ""


def _hostile(length: int) -> Iterator[tuple[str, str]]:
    for unit in _UNITS:
        middle = unit * (length // len(unit))
        for before, after in _AROUND:
            yield f"{before}{unit!r}{after}", before + middle + after


def _seconds(used: Used, method: str, text: str) -> float:
    subject = text.encode() if isinstance(used.pattern.pattern, bytes) else text
    begun = time.process_time()
    getattr(used.pattern, method)(subject)
    return time.process_time() - begun

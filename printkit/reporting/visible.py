"""Texts of strangers, made safe to show.

Names may hold anything: codes that steer a terminal, signs that turn the direction of what
follows, and halves of characters that no stream takes.
"""

import json
import re
from typing import Any

_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029"  # control characters, other ends of lines
    "\u202a-\u202e\u2066-\u2069"  # they turn the direction of what follows
    "\ud800-\udfff]"  # halves of characters, as in file names that are not UTF-8
)


def visible(text: str) -> str:
    """The text with a sign in place of what steers; tabs and line feeds stay."""
    return _STEERING.sub("\N{REPLACEMENT CHARACTER}", text)


def json_text(data: Any) -> str:
    """The data as JSON that reads well; what steers is escaped, so nothing is lost."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    return _STEERING.sub(lambda match: f"\\u{ord(match[0]):04x}", text)

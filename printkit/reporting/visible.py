"""Texts of strangers, made safe to show.

Names may hold anything: codes that steer a terminal, signs that turn the direction of what
follows or hide in it, halves of characters that no stream takes, line feeds, and what CI services
take for commands: lines that begin with ``::``, and ``##[…]`` anywhere.
"""

import json
import re
from typing import Any

_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029"  # control characters, other ends of lines
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f"  # they turn the direction of what follows
    "\ufff9-\ufffb\U000e0000-\U000e007f"  # they hide what is beside them, or themselves
    "\ud800-\udfff]"  # halves of characters, as in file names that are not UTF-8
    r"|#(?=#\w*\[)"  # ##[error], ##vso[…], ##teamcity[…]
)
_COMMAND = re.compile(r"^([^\S\n]*):(?=:)", re.MULTILINE)
_SIGN = "\N{REPLACEMENT CHARACTER}"


def visible(text: str) -> str:
    """The text with a sign in place of what steers; tabs and line feeds stay."""
    return _COMMAND.sub(rf"\1{_SIGN}", _STEERING.sub(_SIGN, text))


def visible_line(text: str) -> str:
    """The same as one line, with the sign in place of line feeds too."""
    return visible(text.replace("\n", _SIGN))


def json_text(data: Any) -> str:
    """The data as JSON that reads well; what steers is escaped, so nothing is lost."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    return _STEERING.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))

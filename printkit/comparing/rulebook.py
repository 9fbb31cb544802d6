"""The rulebook, paragraph by paragraph."""

import re

from printkit.comparing.edition import Edition
from printkit.comparing.facts import Fact, Kind, Part, Thing

_BLANK_LINES = re.compile(r"\n\s*\n")
_HEADING = re.compile(r"#+\s*(.+)")


def rulebook(edition: Edition) -> Part:
    """Each paragraph, heading and list of the text, found below its heading."""
    things: list[Thing] = []
    heading = ""
    for block in _BLANK_LINES.split(edition.rulebook):
        raw = block.strip()
        if not raw:
            continue
        found = _HEADING.match(raw)
        heading = found.group(1) if found else heading
        text = Fact("text", "", raw, edition.text(raw), Kind.TEXT)
        things.append(Thing(raw, heading, (text,), likeness=raw, names_itself=False))
    return Part("rulebook", "Rulebook", tuple(things))

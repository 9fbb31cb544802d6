"""The rulebook, paragraph by paragraph."""

import re
from collections.abc import Iterator

from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import ComparedPart, Fact, FactKind, Thing

_BEGINS = re.compile(r"\s*(?:#|[-*] |\d+\. |\|)")
"""Lines that begin something new: headings, points of a list, rows of a table."""
_HEADING = re.compile(r"#+\s*(.+)")


def rulebook(edition: ComparedEdition) -> ComparedPart:
    """Each paragraph, heading, point of a list and house rule, found below its heading."""
    things: list[Thing] = []
    heading = ""
    for raw in _paragraphs(edition.rulebook):
        found = _HEADING.match(raw)
        heading = found.group(1) if found else heading
        text = Fact("text", "", raw, edition.text(raw), FactKind.TEXT)
        things.append(Thing(raw, heading, (text,), likeness=raw, names_itself=False))
    for rule in edition.variant.house_rules:
        text = Fact("text", "", rule, edition.text(rule), FactKind.TEXT)
        things.append(Thing(rule, "House rules", (text,), likeness=rule, names_itself=False))
    return ComparedPart("rulebook", "Rulebook", tuple(things))


def _paragraphs(text: str) -> Iterator[str]:
    """The paragraphs, each on one line: where the author broke its lines says nothing."""
    current: list[str] = []
    for line in text.split("\n"):
        if current and (not line.strip() or _BEGINS.match(line)):
            yield " ".join(current)
            current = []
        current += [line.strip()] if line.strip() else []
    if current:
        yield " ".join(current)

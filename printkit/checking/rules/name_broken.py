"""A name or a title is divided within a word, by a hyphen that its author did not write.

The patterns for hyphens know syllables, not the parts of a compound: “Mondge-fängnis”,
“Northumber-land”. In running text nobody minds; in a name it is noticed. A soft hyphen (U+00AD), in
names also `|`, says where a word may be divided, and then it is divided nowhere else. A word of
many texts is listed once, under `joints` of a language file.
Bad: name: Mondgefängnis   # printed as “Mondge-fängnis”
Good: name: Mond|gefängnis
"""

from itertools import pairwise
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.prints.piece_findings import on_piece
from printkit.diagnostics import Findings, Rule, Severity
from printkit.scene import Text
from printkit.text.characters import HYPHEN, SOFT_HYPHEN

if TYPE_CHECKING:
    from printkit.templating.scope import SetText

RULE = Rule.documented(__name__, __doc__, "PK636", Severity.INFO)

_LETTERS = 48
"""Longer texts are not names."""
_FIELDS = frozenset({"name", "title", "names"})
_REMEDY = (
    "put a soft hyphen (in a name: `|`) where the word may be divided, list it under `joints` "
    "of the language, or give the text more room"
)
_LEAST = 3
"""Letters at the end of a line that are looked for in the text."""


def check_print(context: CheckContext) -> Findings:
    for text in context.prints.texts:
        route, span, is_name = text.route, text.span, (text.route or ("",))[-1] in _FIELDS
        if is_name and not text.misfit and len(text.words) <= _LETTERS and (ends := _divided(text)):
            fact = f"{text.words} is divided: {ends}"
            yield on_piece(RULE, text.piece, fact, _REMEDY, text.words, span=span, route=route)


def _divided(text: "SetText") -> str:
    """The word as it is printed on two lines, if a hyphen was put into it."""
    words = text.joints.casefold()
    joints = (words[:at] for at, character in enumerate(words) if character == SOFT_HYPHEN)
    stems = [before.replace(SOFT_HYPHEN, "") for before in joints]
    runs = [node for node in text.nodes if isinstance(node, Text)]
    for first, second in pairwise(runs):
        end, start = first.run.text.rpartition(" ")[2], second.run.text.partition(" ")[0]
        if first.y == second.y or not end.endswith(HYPHEN) or len(end) <= _LEAST:
            continue
        stem = end[: -len(HYPHEN)].casefold()
        if stem + HYPHEN not in words and not any(each.endswith(stem) for each in stems):
            return f"“{end}” “{start}”"
    return ""

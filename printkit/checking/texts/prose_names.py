"""Names of spaces in rulebooks, house rules, aids and notes that are misspelt."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.texts.passages import Passage, passages
from printkit.checking.texts.reading import folded
from printkit.checking.texts.space_names import Mention, space_names

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_LONG = 5
"""Letters of a single word that is taken for a name within a sentence."""
_WORD = 4
"""Letters from which on a word is not an article or preposition."""
_MIDST = re.compile(r"[a-z,;:]\s+(?:the |The )?$")
"""What stands before a word that has its capital for being a name."""


def misspelt_names(context: CheckContext) -> Iterator[tuple[Passage, Mention, str]]:
    """What is almost the name of a space, and is no other name: where it stands, and the name."""
    others = {folded(name) for name in named_things(context.variant)}
    for passage in passages(context):
        text = passage.unwrapped
        for mention, name in space_names(context).misspelt(text):
            if folded(mention.written) not in others and _is_meant(passage, text, mention, name):
                yield passage, mention, name


def named_things(variant: "Variant") -> Iterator[str]:
    """What things are called that are not spaces."""
    tables = (variant.pieces, variant.decks, variant.groups, variant.deed_kinds, variant.seats)
    yield from (thing.name for table in tables for thing in table.values())
    yield variant.title


def _is_meant(passage: Passage, text: str, mention: Mention, name: str) -> bool:
    """Whether it stands for the space, and is no other word that is like it.

    Names of two words are, but for another article or preposition; single words in a language
    that writes only names with a capital.
    """
    if " " in name:
        pairs = zip(mention.written.split(), name.split(), strict=False)
        return all(one == other or len(other) >= _WORD for one, other in pairs)
    only_names = passage.language is not None and not passage.language.capitals
    is_long = len(name) >= _LONG and mention.written[0].isupper()
    return only_names and is_long and _MIDST.search(text[: mention.start]) is not None

"""Where the text of a card sends a token, and where its effects do."""

import re
from typing import TYPE_CHECKING

from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.texts.language import Language
from printkit.checking.texts.space_names import Mention

if TYPE_CHECKING:
    from printkit.model.effects import Effect

_BEFORE = 60
_ARTICLE = r"""(?:(?:the|space|a)\s+)*[„“"'‘]?$"""


def targets(context: CheckContext, effects: "tuple[Effect, ...]") -> set[int]:
    """The spaces on which the effects of a card can lead to by name."""
    found = {effect.space for effect in effects if effect.do == "move_to"}
    kinds = {e.kind for e in effects if e.do in {"move_to_nearest", "warp", "shield"}}
    jail = any(effect.do in {"go_to_jail", "leave_jail"} for effect in effects)
    found |= {index for index, space in context.board.spaces.items() if space.kind in kinds}
    jails = context.jails
    return found | jails.places | jails.senders | jails.unclear if jail else found


def sent_to(context: CheckContext, card: PrintedCard, language: Language) -> list[Mention]:
    """The names that stand right after words such as ``advance to``."""
    return [
        mention
        for mention in context.space_names.mentions(card.said)
        if is_destination(card.said, mention.start, language)
    ]


def is_destination(text: str, start: int, language: Language) -> bool:
    """Whether what stands here is where the text sends somebody."""
    before = text[max(start - _BEFORE, 0) : start]
    return re.search(language.go_to + _ARTICLE, before, re.IGNORECASE) is not None

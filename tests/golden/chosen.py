"""Which games are guarded in which inks, and the pieces of which a picture is kept."""

from typing import NamedTuple

from printkit.art.style import Ink
from printkit.pipeline.prepare import in_all_languages, shipped_variants

IN_MONO = ("classic-us", "monopoly-space")


class Printing(NamedTuple):
    """A game in a language (None: its first) and an ink; ``str`` names its files."""

    game: str
    language: str | None
    ink: Ink

    def __str__(self) -> str:
        """Such as ``planetopoly-en-full``."""
        return "-".join(part for part in self if part)


def printings() -> list[Printing]:
    """Every shipped game in every language, in full and low ink; two of them in black too."""
    return [
        Printing(game, language, ink)
        for name in shipped_variants()
        for game, language in in_all_languages(name)
        for ink in Ink
        if ink is not Ink.MONO or game in IN_MONO
    ]


PICTURES = {
    "classic-us-full": (
        "board/board front",
        "deeds/deed-1 front",
        "deeds/deed-12 front",
        "deeds/deed-39 back",
        "cards/chance-caught front",
        "cards/chest-back back",
        "money/note-500 front",
        "money/note-1 back",
        "buildings/hotel front",
        "tokens/token-teapot front",
        "dice/die front",
        "rules/rules-1 front",
    ),
    "classic-us-low": ("board/board front", "deeds/deed-39 front", "cards/chance-caught front"),
    "classic-us-mono": ("deeds/deed-5 front", "money/note-100 front", "rules/rules-2 front"),
    "classic-uk-full": ("board/board front", "deeds/deed-1 front", "cards/chest-candles front"),
    "classic-uk-low": ("deeds/deed-5 front", "money/note-20 front"),
    "mass-effect-n7-full": (
        "board/board front",
        "deeds/deed-1 front",
        "deeds/deed-39 back",
        "cards/chest-rettung front",
        "money/note-500 front",
        "tokens/token-mako front",
        "buildings/station front",
        "aids/aid-kurz front",
    ),
    "mass-effect-n7-low": ("deeds/deed-5 front", "cards/chance-back back"),
    "monopoly-2-0-full": (
        "deeds/deed-back back",
        "chips/owner-bus front",
        "flats/monopolies front",
        "aids/aid-turn back",
    ),
    "monopoly-2-0-low": ("board/board front", "aids/aid-turn front"),
    "monopoly-space-full": (
        "board/board front",
        "deeds/deed-1 front",
        "deeds/deed-24 front",
        "cards/chance-gravity-shield front",
        "chips/resource front",
        "domes/small-dome-astronaut-1 front",
        "tokens/token-rover front",
        "dice/die front",
        "money/note-50 front",
        "contents/contents-1 front",
    ),
    "monopoly-space-low": ("board/board front", "deeds/deed-1 front", "tokens/token-rover front"),
    "monopoly-space-mono": ("cards/chest-moon-mice front", "money/note-5 front"),
    "moonopoly-full": (
        "deeds/deed-europa front",
        "asteroids/asteroid-7-2 front",
        "pyramids/pyramid-saturn front",
        "dice/d12 front",
        "flats/points-5 front",
        "chips/owner-teal front",
    ),
    "moonopoly-low": ("deeds/deed-europa back", "pyramids/pyramid-saturn front"),
    "planetopoly-full": (
        *("board/board front", "flats/event-mat front", "rules/rules-1 front"),
        "flats/jail-marker-rocket front",
    ),
    "planetopoly-low": ("deeds/deed-39 front", "aids/aid-turn front"),
    "planetopoly-en-full": (
        *("cards/event-wormhole front", "flats/casino-mat front", "deeds/deed-1 front"),
    ),
    "planetopoly-en-low": ("money/note-1000 front", "aids/aid-turn back"),
}
"""By printing; a good spread of games, components and inks."""

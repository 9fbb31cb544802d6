"""Rules that there were, and that no other took the place of: their codes and names.

Settings and comments that name them do no harm; nothing is reported under them.
"""

RETIRED = {
    "PK305": "many-jail-cards",
    "PK306": "card-without-effect",
    "PK308": "same-card-twice",
    "PK341": "backward-over-start",
    "PK342": "salary-promised",
    "PK343": "decks-draw-each-other",
    "PK344": "nothing-to-leave",
    "PK508": "unused-space-kind",
    "PK731": "currency-on-other-side",
    "PK734": "text-untranslated",
    "PK736": "printed-quotes",
}


def retired(word: str) -> str | None:
    """The sentence about a code or a name that is retired, in capitals or not."""
    wanted = word.strip()
    for code, name in RETIRED.items():
        if wanted.upper() == code or wanted.lower() == name:
            return f"{code} {name} is retired: printkit no longer checks this"
    return None

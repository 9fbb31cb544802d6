"""Rules that there were, and that no other took the place of: their codes and names.

Settings and comments that name them do no harm; nothing is reported under them.
"""

RETIRED = {
    "PK209": "price-falls",
    "PK211": "build-cost-ratio",
    "PK216": "lone-deed-group",
    "PK218": "number-off-grid",
    "PK222": "deed-for-nothing",
    "PK305": "many-jail-cards",
    "PK306": "card-without-effect",
    "PK310": "card-fee-exchanged",
    "PK311": "card-says-other-way",
    "PK312": "card-says-other-party",
    "PK316": "card-jail-differs",
    "PK320": "card-names-other-thing",
    "PK321": "card-says-other-deck",
    "PK322": "card-salary-differs",
    "PK326": "card-names-other-building",
    "PK341": "backward-over-start",
    "PK342": "salary-promised",
    "PK343": "decks-draw-each-other",
    "PK344": "nothing-to-leave",
    "PK406": "price-above-start-money",
    "PK407": "refund-not-payable",
    "PK411": "notes-unsorted",
    "PK413": "amount-needs-change",
    "PK414": "computed-amount-not-payable",
    "PK415": "rounding-not-said",
    "PK416": "note-steps",
    "PK417": "bank-soon-empty",
    "PK418": "largest-note-small",
    "PK421": "amount-off-grid",
    "PK422": "note-not-needed",
    "PK424": "odd-note",
    "PK508": "unused-space-kind",
    "PK511": "opposite-draws-again",
    "PK512": "draw-spaces-adjacent",
    "PK513": "group-scattered",
    "PK518": "group-prices-apart",
    "PK519": "group-price-step",
    "PK520": "build-cost-falls",
    "PK606": "single-player",
    "PK622": "outside-safe-area",
    "PK625": "soft-picture",
    "PK638": "drawing-twice",
    "PK660": "too-few-buildings",
    "PK727": "level-says-other-count",
    "PK731": "currency-on-other-side",
    "PK734": "text-untranslated",
    "PK736": "printed-quotes",
    "PK804": "landing-share",
    "PK805": "group-payback",
    "PK806": "largest-rent",
    "PK807": "deeds-and-start-money",
}


def retired(word: str) -> str | None:
    """The sentence about a code or a name that is retired, in capitals or not."""
    wanted = word.strip()
    for code, name in RETIRED.items():
        if wanted.upper() == code or wanted.lower() == name:
            return f"{code} {name} is retired: printkit no longer checks this"
    return None

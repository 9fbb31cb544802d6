"""Numbers of the rules that count pieces, and are more than the box can serve."""

from collections.abc import Iterator, Mapping

from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK860", "rules-number-beyond-box", Severity.WARNING,
    "The rules ask for more of a piece, or for more dice, than there are.",
    "Numbers are known by their names: `resources_per_visit`, `large_dome_resources` and "
    "`houses_max` count pieces. Where one of them needs more "
    "than half of a box, two players cannot do the same; a digit is most often wrong.",
    "rules: {large_dome_resources: 54}\npieces: {resource: {count: 70, …}, …}",
    "rules: {large_dome_resources: 5}\npieces: {resource: {count: 70, …}, …}",
)  # fmt: skip
REQUIRES = ("rules", "pieces")

_FOR_ALL = ("_total", "_in_box", "_count")
"""Ends of names that speak of all pieces of the box."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each number that counts pieces is no more than half of them, or than a seat has."""
    yield from _dice(subject)
    for name, value in subject.variant.rules.items():
        piece = _piece(name, subject.variant.pieces)
        if piece is None or name.endswith(_FOR_ALL) or "_before_" in name:  # PK857
            continue
        each = subject.variant.pieces[piece].per_seat
        most = subject.variant.piece_count(piece) // 2 if each is None else each
        if value > most > 0:
            field = "count" if each is None else "per_seat"
            have = subject.variant.piece_count(piece) if each is None else each
            whose = "the box has" if each is None else "each seat has"
            yield RULE.diagnostic(
                f"rules.{name} is {figures(value)}, but {whose} {have} of '{piece}'",
                route=("rules", name),
                help="see whether a digit is too many",
                related=(Related("the pieces", route=("pieces", piece, field)),),
            )


def _dice(subject: Subject) -> Iterator[Diagnostic]:
    chosen, rolls = subject.variant.rules.get("dice_chosen"), subject.variant.rolls
    if chosen is not None and rolls and chosen > len(rolls):
        yield RULE.diagnostic(
            f"rules.dice_chosen is {figures(chosen)}, but there are {len(rolls)} dice to choose "
            "from",
            route=("rules", "dice_chosen"),
            help="see whether a digit is too many",
            related=(Related("the dice", route=("rolls",)),),
        )


def _piece(name: str, pieces: Mapping[str, object]) -> str | None:
    """The piece that a number counts, by its name: the first words, or the last ones."""
    words = name.replace("_", "-")
    return next((p for p in pieces if _counts(words, p)), None)


def _counts(words: str, piece: str) -> bool:
    return words.startswith(f"{piece}s-") or words.endswith(f"-{piece}s")

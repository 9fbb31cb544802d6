"""Numbers of pieces that the rules and the box state differently."""

from collections.abc import Iterator

from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK661", "box-count-differs", Severity.ERROR,
    "The rules state another number of pieces than lie in the box.",
    "A number of the rules that is named like a piece, such as `rules.houses` for the piece "
    "`house`, is how many of them there are; `rules.last_hotel` is the one that ends the game. "
    "The rulebook is printed with them.",
    "rules: {houses: 32}, house: {count: 30}",
    "rules: {houses: 32}, house: {count: 32}",
)  # fmt: skip
REQUIRES = ("rules", "pieces")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where the rules count a piece the box holds as many."""
    rules = subject.variant.rules
    for piece in subject.variant.pieces:
        word, have = piece.replace("-", "_"), subject.variant.piece_count(piece)
        for name in (word, f"{word}s"):
            if name in rules and rules[name] != have:
                yield RULE.diagnostic(
                    f"rules.{name} is {figures(rules[name])}, but the box has {have} of '{piece}'",
                    route=("rules", name),
                    help="correct one of the two",
                    related=(Related("the piece", route=("pieces", piece)),),
                )
        if rules.get(f"last_{word}", 0) > have:
            yield RULE.diagnostic(
                f"rules.last_{word} is {rules[f'last_{word}']:g}, but the box has only {have} of "
                f"'{piece}'",
                route=("rules", f"last_{word}"),
                help="correct one of the two: the game could not end",
                related=(Related("the piece", route=("pieces", piece)),),
            )

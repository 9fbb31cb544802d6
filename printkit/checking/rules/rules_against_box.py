"""Numbers of pieces and dice that the rules state and the box does not have."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK661",
    name="rules-against-box",
    severity=Severity.ERROR,
    what="The rules count other or more pieces than are in the box; or, a warning, they take more "
    "of a piece at once, or more dice, than there are.",
    why="`rules.houses` and `rules.hotels`, and numbers whose `rule_kinds` say `in-box`, are how "
    "many there are; one with `last` ends the game, one with `at-start` is what each player "
    "begins with, one with `to-win` how many each player has to place. Where one number with "
    "`pieces` needs more than half of a box, two players cannot do the same; a double takes two "
    "dice.",
    bad="rules: {houses: 32}, house: {count: 30}",
    good="rules: {houses: 32}, house: {count: 32}",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The box holds what the rules count."""
    if context.variant.rules and context.variant.pieces:
        yield from _in_box(context)
        yield from _at_start(context)
        yield from _markers(context)
        yield from _pieces(context)
        yield from _dice(context)
        yield from _doubles(context)


def _in_box(context: CheckContext) -> Iterator[Diagnostic]:
    """Where the rules count a piece the box holds as many."""
    for name, value, known in context.numbers.of("in-box", "last"):
        piece = known.piece or ""
        if piece not in context.variant.pieces:
            continue
        have, is_last = context.variant.piece_count(piece), known.kind == "last"
        if value > have if is_last else value != have:
            yield RULE.diagnostic(
                f"rules.{name} is {figures(value)}, but the box has "
                f"{'only ' if is_last else ''}{have} of '{piece}'",
                route=("rules", name),
                help="correct one of the two" + (": the game could not end" if is_last else ""),
                related=(Related("the piece", route=("pieces", piece)),),
            )


def _at_start(context: CheckContext) -> Iterator[Diagnostic]:
    """The pieces are enough for the greatest number of players."""
    players = context.variant.most_players
    for name, each, known in context.numbers.of("at-start"):
        piece = known.piece or ""
        have = context.variant.piece_count(piece) if piece in context.variant.pieces else None
        if have is not None and each * players > have:
            yield RULE.diagnostic(
                f"{players} players begin with {figures(each)} of '{piece}' each, but the box has "
                f"{have}",
                route=("rules", name),
                help=f"print {figures(each * players)} or more, and some for the bank",
                related=(Related("the piece", route=("pieces", piece)),),
            )


def _markers(context: CheckContext) -> Iterator[Diagnostic]:
    """Each seat has markers enough to win."""
    for name, value, known in context.numbers.of("to-win"):
        piece = known.piece or ""
        marker = context.variant.pieces.get(piece)
        if marker is not None and marker.per_seat is not None and marker.per_seat < value:
            yield RULE.diagnostic(
                f"{figures(value)} win, but each player has {marker.per_seat} of '{piece}'",
                route=("rules", name),
                help=f"print {figures(value)} for each seat",
                related=(Related("the marker", route=("pieces", piece, "per_seat")),),
            )


def _pieces(context: CheckContext) -> Iterator[Diagnostic]:
    """Each number that counts pieces is no more than half of them, or than a seat has."""
    for name, value, known in context.numbers.of("pieces", "at-start"):
        piece = context.variant.pieces.get(known.piece or "")
        if piece is None or known.piece is None:
            continue
        count, each = context.variant.piece_count(known.piece), piece.per_seat
        if value > (count // 2 if each is None else each) > 0:
            have = f"the box has {count}" if each is None else f"each seat has {each}"
            field = "count" if each is None else "per_seat"
            said = f"rules.{name} is {figures(value)}, but {have} of '{known.piece}'"
            if value <= count and each is None:
                said += ": not enough for two players at once"
            yield RULE.diagnostic(
                said,
                route=("rules", name),
                help="check for an extra digit"
                if value > count
                else "correct one of the two, or silence this if one at a time is meant",
                related=(Related("the pieces", route=("pieces", known.piece, field)),),
                severity=Severity.WARNING,
                old="PK860",
            )


def _dice(context: CheckContext) -> Iterator[Diagnostic]:
    rolls = context.variant.rolls
    for name, chosen, _ in context.numbers.of("dice") if rolls else ():
        if chosen > len(rolls):
            yield RULE.diagnostic(
                f"rules.{name} is {figures(chosen)}, but there are {len(rolls)} dice to choose "
                "from",
                route=("rules", name),
                help="check for an extra digit",
                related=(Related("the dice", route=("rolls",)),),
                severity=Severity.WARNING,
                old="PK860",
            )


def _doubles(context: CheckContext) -> Iterator[Diagnostic]:
    """Where doubles count there are two dice, or none because everybody has some."""
    dice = [key for key, piece in context.variant.pieces.items() if piece.sides_to_roll()]
    doubles = [name for name, *_ in context.numbers.of("jail-doubles")]
    if doubles and dice and sum(map(context.variant.piece_count, dice)) == 1:
        yield RULE.diagnostic(
            f"rules.{doubles[0]} counts doubles, but the box has one die",
            route=("rules", doubles[0]),
            help="print two dice, or leave the number out",
            related=(Related("the die", route=("pieces", dice[0])),),
            severity=Severity.WARNING,
            old="PK663",
        )

"""Findings about a card whose text and effects differ."""

from printkit.checking.cards.printed_cards import PrintedCard
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Value


def differs(
    rule: Rule,
    card: PrintedCard,
    message: str,
    remedy: str,
    instead: tuple[tuple[Route, Value], ...] = (),
) -> Diagnostic:
    """A finding at the text of a card, with its effects beside it; ``message`` goes on.

    ``instead`` are the values that the text may be right about.
    """
    return rule.diagnostic(
        f"card '{card.id}' {message}",
        route=(*card.route, "text"),
        help=remedy,
        related=(Related("the effects", route=(*card.route, "effects")),),
        instead=instead,
    )

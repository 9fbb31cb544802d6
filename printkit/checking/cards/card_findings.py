"""Findings about a card whose text and effects differ."""

from typing import NamedTuple

from printkit.checking.cards.printed_cards import PrintedCard
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Value

CORRECT = "correct the text or the effect"


class Fault(NamedTuple):
    """What is wrong with a card; ``message`` goes on after its name.

    ``instead`` are the values of other routes that the text may be right about.
    """

    rule: Rule
    message: str
    remedy: str = CORRECT
    instead: tuple[tuple[Route, Value], ...] = ()

    def finding(self, card: PrintedCard) -> Diagnostic:
        """It, at the text of the card, with the effects or the other numbers beside it."""
        others = [Related("compared with this", route=route) for route, _ in self.instead]
        return self.rule.diagnostic(
            f"card '{card.id}' {self.message}",
            route=(*card.route, "text"),
            help=self.remedy,
            related=(*others,) or (Related("the effects", route=(*card.route, "effects")),),
            instead=self.instead,
        )

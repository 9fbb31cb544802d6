"""The three statements of what players begin with: the rules', the money's, and the notes."""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Route

PROMISED: Route = ("rules", "start_money")
DEALT: Route = ("money", "start_total")


def sum_of_notes(context: CheckContext) -> int:
    """What the notes that each player is dealt are worth."""
    return sum(value * count for value, count in context.money.start.items())


def changed_alone(context: CheckContext, sum_route: Route) -> bool:
    """Whether an edition changes one of the two sums only, and leaves the rest to its base."""
    notes: list[Route] = [("money", "start", value) for value in context.money.start]
    rest = (route for route in (PROMISED, DEALT, *notes) if route != sum_route)
    return context.overlay is not None and context.overlay.alone(sum_route, rest)

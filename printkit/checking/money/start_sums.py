"""The three statements of what players begin with: the rules', the money's, and the notes."""

from printkit.checking.subject import Subject
from printkit.diagnostics import Route

PROMISED: Route = ("rules", "start_money")
DEALT: Route = ("money", "start_total")


def sum_of_notes(subject: Subject) -> int:
    """What the notes that each player is dealt are worth."""
    return sum(value * count for value, count in subject.money.start.items())


def changed_alone(subject: Subject, sum_route: Route) -> bool:
    """Whether an edition changes one of the two sums only, and leaves the rest to its base."""
    notes: list[Route] = [("money", "start", value) for value in subject.money.start]
    rest = (route for route in (PROMISED, DEALT, *notes) if route != sum_route)
    return subject.overlay is not None and subject.overlay.alone(sum_route, rest)

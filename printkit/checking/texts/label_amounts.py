"""The amounts of money in texts on spaces and deeds, and those that may stand there."""

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import amounts, in_figures


def literal_amounts(context: CheckContext, text: str) -> set[float]:
    """The amounts of money in a text that no expression writes."""
    if not any(character.isdigit() for character in text):
        return set()
    plain = in_figures(without_expressions(text), context.language)
    found = amounts(plain, context.variant.currency, context.language)
    return {claim.value for claim in found}


def deed_amounts(context: CheckContext, key: int | str) -> set[float]:
    """All amounts of a deed, computed rents included."""
    deed = context.variant.deeds.get(key)
    if deed is None:
        return set()
    stated = {deed.price, deed.mortgage, deed.resale, deed.build_cost, deed.rent, *deed.rents}
    rents = {line.amount for table in context.tables if table.key == key for line in table.lines}
    return {amount for amount in stated if amount is not None} | rents

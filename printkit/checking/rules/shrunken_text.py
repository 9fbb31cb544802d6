"""A long text is printed much smaller than the same text on other pieces.

Everything still fits, but beside the others the piece looks like a mistake. Reported are the texts
of cards below 90 % of the usual size in their deck (80 % where one size serves the whole deck),
those of a board's spaces below 80 %, and others below 70 % if they are smaller than 8 pt; there
must be five such texts.
Bad: name: The Honourable Society of Very Long Street Names
Good: name: Society of Long Street Names
"""

from statistics import median
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Findings, Related, Rule, Severity
from printkit.units import MM_PER_POINT

if TYPE_CHECKING:
    from printkit.templating.scope import SetText

RULE = Rule.documented(__name__, __doc__, "PK626", Severity.INFO)

SHARE, ON_CARDS, OF_DECKS, ON_BOARDS = 0.7, 0.9, 0.8, 0.8
FEWEST = 5
LARGE = 8 * MM_PER_POINT
"""mm: what is as large as this is easily read, however much it shrank."""


def check_print(context: CheckContext) -> Findings:
    for texts in _by_element(context).values():
        usual = median(text.needed for text in texts)
        for text in texts if len(texts) >= FEWEST else ():
            if not text.misfit and text.needed < _least(text, usual):
                yield _finding(text, usual)


def _least(text: "SetText", usual: float) -> float:
    """The size below which a text is reported, mm."""
    match text.route:
        case ("decks", _, "cards", _, "text"):
            return (OF_DECKS if text.alone else ON_CARDS) * usual
        case ("board", "spaces", _, *_):
            return ON_BOARDS * usual
    return min(SHARE * usual, LARGE)


def _by_element(context: CheckContext) -> "dict[object, list[SetText]]":
    found: dict[object, list[SetText]] = {}
    for text in context.prints.texts:
        if text.span is not None:
            found.setdefault((text.span, text.wanted), []).append(text)
    return found


def _finding(text: "SetText", usual: float) -> Diagnostic:
    size, others = text.needed / MM_PER_POINT, usual / MM_PER_POINT
    related = (Related("set by this template", text.span),) if text.route else ()
    says = (
        f"has all cards of its deck printed in {size:.1f} pt, most have room for"
        if text.alone
        else f"is printed in {size:.1f} pt, on most other pieces this text has"
    )
    return RULE.diagnostic(
        f"{text.piece}: {text.words} {says} {others:.1f} pt",
        route=text.route,
        span=None if text.route else text.span,
        help="shorten the text, or give it more room in the template",
        related=related,
    )

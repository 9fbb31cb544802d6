"""A text has too little contrast with what it stands on.

The Web Content Accessibility Guidelines (1.4.3) require 4.5:1, or 3:1 where a text is 18 pt or
more, or 14 pt and bold. Paper by lamplight needs no less. A text is only reported where its
background is certain: one flat colour behind all of it. In templates `on_accent` is the colour that
reads best on a piece's own colour.
Bad: <rect … fill="#c45ba5"/> <text … colour="#1d2430">   # 4.0:1
Good: <rect … fill="#c45ba5"/> <text … colour="#000000">   # 5.4:1
"""

from dataclasses import replace

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.piece_findings import on_word
from printkit.checking.prints.roles import ENOUGH_IF_LARGE, Role
from printkit.colour import ENOUGH_CONTRAST, contrast
from printkit.diagnostics import Diagnostic, Findings, Rule, Severity
from printkit.units import MM_PER_POINT

RULE = Rule.documented(__name__, __doc__, "PK616", Severity.WARNING)

LARGE, LARGE_IF_BOLD = 18 * MM_PER_POINT, 14 * MM_PER_POINT
"""mm"""
_BOLD = ("Bold", "Black", "Heavy")
_REMEDY = "make the text darker or its ground lighter, or the other way round"


def check_print(context: CheckContext) -> Findings:
    prints = context.prints
    for word in prints.words:
        text, ground = word.text.colour, word.ground
        if ground is None or text in prints.faint:
            continue
        run, ratio = word.text.run, contrast(text, ground)
        is_large = run.size >= (LARGE_IF_BOLD if any(b in run.font for b in _BOLD) else LARGE)
        needed = ENOUGH_IF_LARGE if is_large else ENOUGH_CONTRAST
        if ratio < needed:
            fact = f"is {text.hex} on {ground.hex}, {ratio:.2f}:1; it needs {figures(needed)}:1"
            found = on_word(RULE, prints, word, fact, _REMEDY, (text.hex, ground.hex))
            role = prints.roles.at_fault(text, ground)
            yield found if role is None else _of_role(found, role)


def _of_role(found: Diagnostic, role: Role) -> Diagnostic:
    """The finding where the theme states the colour."""
    message = f"{found.message} ('{role.name}' of the theme is {role.colour.hex})"
    return replace(found, message=message, cause=role, span=role.span, route=None, related=())

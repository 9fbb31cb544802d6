"""Which elements and words may stand where."""

from printkit.templating.codes import WRONG_ELEMENT
from printkit.templating.look import QUESTION, unknown
from printkit.templating.markup import Element
from printkit.templating.scope import Scope
from printkit.templating.vocabulary import ELEMENTS, ElementSpec


def known_element(element: Element, parent: str, scope: Scope) -> ElementSpec | None:
    """The specification of an element that may stand in its parent; else a finding."""
    allowed = ELEMENTS[parent].children
    if element.name in allowed:
        spec = ELEMENTS[element.name]
        check_content(element, spec, scope)
        return spec
    if element.name in ELEMENTS:
        message = f"<{element.name}> cannot stand in <{parent}>"
    else:
        message = unknown("element", element.name, allowed)
    help_text = None if QUESTION in message else _may_stand(ELEMENTS[parent])
    scope.report(WRONG_ELEMENT, message, element.span, help_text=help_text)
    return None


def _may_stand(parent: ElementSpec) -> str | None:
    """What belongs in an element."""
    if parent.text:
        return "it holds words alone; emphasis is written **bold** or *italic*"
    return f"here may stand <{'>, <'.join(parent.children)}>" if parent.children else None


def check_content(element: Element, spec: ElementSpec, scope: Scope) -> None:
    """Report words and elements within an element that would not be drawn."""
    words = element.text.strip()
    if words and not spec.text:
        message = f"“{words[:40]}” stands in <{element.name}>; words belong in <text> or <td>"
        scope.report(WRONG_ELEMENT, message, element.span)
    if not spec.children:
        for child in element.children:
            known_element(child, element.name, scope)

"""Texts of a definition that hold expressions, such as ``{{ rules.salary | money }}``."""

from collections.abc import Callable, Mapping
from typing import Any

import jinja2

from printkit.templating.environment import ClosedEnvironment
from printkit.templating.limits import TemplateLimitError

Filters = Mapping[str, Callable[..., Any]]


class WordingError(Exception):
    """An expression that cannot be worked out; the message says why."""


class Wordings:
    """Works out texts with expressions; a text is its own name, so each is compiled once."""

    def __init__(self, filters: Filters) -> None:
        self.filters = filters
        # What comes out is plain text; it is escaped where a template puts it into XML.
        by_itself = jinja2.FunctionLoader(lambda text: text)
        self._environment = ClosedEnvironment(by_itself, filters, escape=False)

    def render(self, text: str, context: Mapping[str, Any]) -> str:
        """The text with its expressions worked out.

        Raises:
            WordingError: an expression names something that does not exist, or costs too much.
        """
        if "{" not in text:
            return text
        try:
            return self._environment.render(self._environment.get_template(text), context)
        except (jinja2.TemplateError, TemplateLimitError, *AUTHORS_MISTAKES) as error:
            raise WordingError(str(error)) from None


AUTHORS_MISTAKES = (
    TypeError,
    ValueError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
    SyntaxError,  # Python's compiler takes only so many loops in one another
)
"""What an expression of a stranger can run into: adding text to numbers, dividing by zero …"""

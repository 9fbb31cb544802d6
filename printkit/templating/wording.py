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
    """Works out texts with expressions; each distinct text is compiled once."""

    def __init__(self, filters: Filters) -> None:
        self.filters = filters
        self._environment = ClosedEnvironment(jinja2.DictLoader({}), filters)
        # What comes out is plain text; it is escaped where a template puts it into XML.
        self._environment.autoescape = False
        self._compiled: dict[str, jinja2.Template] = {}

    def render(self, text: str, context: Mapping[str, Any]) -> str:
        """The text with its expressions worked out.

        Raises:
            WordingError: an expression names something that does not exist, or costs too much.
        """
        if "{" not in text:
            return text
        try:
            template = self._compiled.get(text)
            if template is None:
                template = self._compiled[text] = self._environment.from_string(text)
            return self._environment.render(template, context)
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

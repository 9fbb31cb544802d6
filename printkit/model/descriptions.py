"""What the docstrings below the fields of a record say.

Read from the sources when a schema or a reference is requested: finding them whenever the
records are loaded would take longer than checking a game.
"""

import ast
import inspect
from functools import cache
from itertools import pairwise
from textwrap import dedent

from pydantic import BaseModel


@cache
def field_descriptions(record: type[BaseModel]) -> dict[str, str]:
    """The docstring below each field that has one, inherited fields included."""
    found: dict[str, str] = {}
    for base in reversed(record.__mro__):
        if issubclass(base, BaseModel) and base is not BaseModel:
            found |= own_descriptions(base)
    return {name: text for name, text in found.items() if name in record.model_fields}


def own_descriptions(record: type) -> dict[str, str]:
    """The docstring below each field of this very class, whatever kind of class it is."""
    (definition,) = ast.parse(dedent(inspect.getsource(record))).body
    assert isinstance(definition, ast.ClassDef)  # noqa: S101 - the source of a class
    return {
        field.target.id: inspect.cleandoc(text.value.value)
        for field, text in pairwise(definition.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }

"""The Jinja environment: closed, sandboxed, strict, and without computing power to speak of."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.sandbox import SandboxedEnvironment

from printkit.templating.limits import (
    MAX_OUTPUT,
    Budget,
    LimitLoopsAndJoins,
    TemplateLimitError,
    checked_operator,
    joined,
)
from printkit.templating.stamping import stamp

ALLOWED_FILTERS = frozenset(
    [
        *("abs", "float", "int", "round", "sum", "max", "min"),
        *("capitalize", "lower", "title", "trim", "upper", "string", "escape", "e"),
        *("default", "first", "last", "length", "items", "join", "list", "map", "reverse"),
        *("groupby", "rejectattr", "selectattr", "sort", "unique"),
    ]
)
MAX_TEMPLATE_BYTES = 500_000


class TemplateFolders(jinja2.BaseLoader):
    """Finds templates in folders, the first that has the file wins, and stamps their tags."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = tuple(folders)
        self.files_read: set[Path] = set()

    def get_source(
        self, environment: jinja2.Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """Read and stamp a template, as Jinja's loaders do."""
        del environment
        path = self.path_of(template)
        if path is None:
            raise jinja2.TemplateNotFound(template)
        self.files_read.add(path)
        if path.stat().st_size > MAX_TEMPLATE_BYTES:
            raise TemplateLimitError(f"{template} is larger than {MAX_TEMPLATE_BYTES:,} bytes")
        return stamp(path.read_text(encoding="utf-8"), template), str(path), lambda: True

    def path_of(self, template: str) -> Path | None:
        """The file of a template, or None; names never lead out of the folders."""
        parts = template.split("/")
        if any(part in ("", ".", "..") or "\\" in part or ":" in part for part in parts):
            return None
        for folder in self.folders:
            path = folder.joinpath(*parts)
            if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
                return path
        return None

    def list_templates(self) -> list[str]:
        """Names of all templates that can be found."""
        names = {
            path.relative_to(folder).as_posix()
            for folder in self.folders
            for path in folder.glob("**/*.xml.j2")
        }
        return sorted(names)


class ClosedEnvironment(SandboxedEnvironment):
    """Jinja without methods, without most filters, and with a budget for loops."""

    intercepted_binops = frozenset(["*", "+", "**", "%"])

    def __init__(
        self, loader: jinja2.BaseLoader, filters: Mapping[str, Callable[..., Any]]
    ) -> None:
        super().__init__(
            loader=loader,
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            finalize=_without_rounding_noise,
            trim_blocks=True,
            lstrip_blocks=True,
            cache_size=400,
        )
        kept = {name: self.filters[name] for name in sorted(ALLOWED_FILTERS)}
        self.filters = {**kept, **filters}
        self.globals = {"range": self.globals["range"], "namespace": self.globals["namespace"]}
        self.joined = joined
        self._budget = Budget()

    def bounded(self, items: Iterable[Any]) -> Iterable[Any]:
        """The items of a loop, counted against the rendering's budget."""
        return self._budget.bounded(items)

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        """Arithmetic that can grow values, measured first."""
        del context
        return checked_operator(operator, left, right)

    def is_safe_callable(self, obj: Any) -> bool:
        """Only macros and what this module offers can be called, no methods of values."""
        allowed = (self.globals["range"], self.globals["namespace"], self.joined)
        if isinstance(obj, jinja2.runtime.Macro) or obj in allowed:
            return True
        return getattr(obj, "__self__", None) is self or isinstance(
            obj, jinja2.runtime.BlockReference
        )

    def _generate(
        self,
        source: nodes.Template,
        name: str | None,
        filename: str | None,
        defer_init: bool = False,  # noqa: FBT001, FBT002 - Jinja's signature
    ) -> str:
        limited = LimitLoopsAndJoins().visit(source)
        return super()._generate(limited, name, filename, defer_init)

    def render(self, template: jinja2.Template, context: Mapping[str, Any]) -> str:
        """The template's output.

        Raises:
            TemplateLimitError: it spends more than it may.
            jinja2.TemplateError: it uses something that does not exist.
        """
        self._budget.left = Budget().left
        pieces: list[str] = []
        length = 0
        for piece in template.generate(**context):
            length += len(piece)
            if length > MAX_OUTPUT:
                raise TemplateLimitError(f"it puts out more than {MAX_OUTPUT:,} characters")
            pieces.append(piece)
        return "".join(pieces)


def _without_rounding_noise(value: Any) -> Any:
    """A number as a template means it: 51.6 + 3.2 is put out as 54.8."""
    return round(value, 4) if isinstance(value, float) else value

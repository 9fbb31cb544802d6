"""The Jinja environment: closed, sandboxed, strict, and without computing power to speak of."""

import re
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import CodeType
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.environment import TemplateModule
from jinja2.runtime import BlockReference, Context, LoopContext, Macro
from jinja2.sandbox import SandboxedEnvironment
from pydantic import BaseModel

from printkit.diagnostics import Span
from printkit.limits import limits
from printkit.source.pack_reader import NotAFileError, PackReader, TooLargeError
from printkit.templating.bytecode import CompiledTemplates
from printkit.templating.failures import Missing
from printkit.templating.filters import Filter, closed_filters, closed_tests
from printkit.templating.limits import (
    Budget,
    RefusedError,
    TemplateLimitError,
    check_is_value,
    check_weight,
)
from printkit.templating.rewriting import LimitWork
from printkit.templating.stamping import Stamps

_STEPS_PER_TEMPLATE = 10
"""What including a template costs."""
_LOOP_METHODS = ("cycle", "changed")


class TemplateFolders(jinja2.BaseLoader):
    """Finds templates in folders, the first that has the file wins, and stamps their tags."""

    def __init__(self, folders: Sequence[Path], reader: PackReader | None = None) -> None:
        self.folders = tuple(folders)
        self.reader = reader or PackReader.of(folders)
        self.stamps = Stamps()
        self._sources: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._given: dict[str, tuple[str, str]] = {}

    def get_source(
        self, environment: jinja2.Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """Read and stamp a template, as Jinja's loaders do."""
        del environment
        if template in self._given:
            source, _ = self._given[template]
            self._sources[template], self._names[template] = source, template
            return self.stamps.stamp(source, template), template, lambda: True
        path = self.path_of(template)
        if path is None:
            raise jinja2.TemplateNotFound(template)
        self._names[str(path)] = template
        try:
            data = self.reader.read(path, "template-bytes")
        except TooLargeError as error:
            raise TemplateLimitError(f"{template} {error}", "template-bytes") from None
        except NotAFileError as error:
            raise jinja2.TemplateNotFound(template, f"{template} {error}") from None
        except OSError as error:
            raise jinja2.TemplateNotFound(template, f"{template}: {error.strerror}") from None
        self._sources[template] = data.decode("utf-8-sig", "replace")
        stamped = self.stamps.stamp(data.decode("utf-8-sig"), template)
        return stamped, str(path), lambda: True

    def give(self, name: str, source: str, place: Span) -> None:
        """A template that stands in another file, below the line of ``place``."""
        self._given[name] = ("\n" * place.line + source, place.file)

    def given_in(self, template: str) -> str | None:
        """The file that a given template stands in; None of those with files of their own."""
        return self._given[template][1] if template in self._given else None

    def source_of(self, template: str) -> str:
        """What was read of a template; empty if it was not."""
        return self._sources.get(template, "")

    def attribute_place(self, tag: Span, name: str) -> Span:
        """Where a start tag states an attribute; the tag itself where it does not write it out."""
        lines = self.source_of(tag.file).split("\n")
        rest = "\n".join(lines[tag.line - 1 :])[tag.end_column - 1 :]
        found = re.match(rf"[^<]*?(?<![\w-])({re.escape(name)})\s*=", rest)
        if found is None:
            return tag
        before = rest[: found.start(1)]
        breaks = before.count("\n")
        column = len(before) - before.rfind("\n") if breaks else tag.end_column + len(before)
        return Span(tag.file, tag.line + breaks, column, column + len(name))

    def path_of(self, template: str) -> Path | None:
        """The file of a template, or None."""
        return self.reader.find(self.folders, template)

    def name_of(self, file: str) -> str | None:
        """The name under which a template's file was read, or None if it was not."""
        return self._names.get(file)


class OwnTemplate(jinja2.Template):
    """A template of which each rendering has its own: what one piece sets, no other sees."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        """What an import gives, worked out anew: Jinja's would stay, with all that it holds."""
        del ctx
        return self.make_module()


class ClosedEnvironment(SandboxedEnvironment):
    """Jinja without methods, without most filters, and with a budget for all it does."""

    template_class = OwnTemplate
    intercepted_binops = frozenset(["*", "+", "-", "**", "%"])

    def __init__(self, loader: jinja2.BaseLoader, filters: Mapping[str, Filter]) -> None:
        self._budget = Budget()
        super().__init__(
            loader=loader,
            autoescape=True,
            bytecode_cache=CompiledTemplates(),
            optimized=False,  # what filters make of constants differs by game: see _put_out
            undefined=Missing,
            finalize=self._put_out,
            trim_blocks=True,
            lstrip_blocks=True,
            cache_size=400,
        )
        self.filters = closed_filters(self.filters, filters, self._budget)
        self.tests = closed_tests(self.tests, self._budget)  # type: ignore[assignment,arg-type]  # Jinja says “function”
        self.globals = {"range": self.globals["range"], "namespace": self.globals["namespace"]}
        # What rewritten templates call, and what puts together captured output.
        self.bounded = self._budget.bounded
        self.charged = self._budget.charged
        self.joined = self._budget.joined
        self.concat = self._captured  # type: ignore[method-assign]  # Jinja means it to be set

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        """Arithmetic that can grow values, measured."""
        del context
        return self._budget.operated(operator, left, right)

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """No attributes with ``_``, and of a record only what it states, nothing of its kind."""
        ours = not (isinstance(obj, BaseModel) and hasattr(BaseModel, attr))
        return ours and super().is_safe_attribute(obj, attr, value)

    def is_safe_callable(self, obj: Any) -> bool:
        """Only macros, blocks and what this module offers can be called, no methods of values."""
        if isinstance(obj, Macro | BlockReference):
            return True
        if isinstance(getattr(obj, "__self__", None), LoopContext):
            return getattr(obj, "__name__", "") in _LOOP_METHODS
        offered = (*self.globals.values(), self.bounded, self.charged, self.joined)
        return any(obj == each for each in offered)

    def call(self, context: Any, obj: Any, /, *given: Any, **options: Any) -> Any:
        """Call what a template may call; each call costs a step."""
        self._budget.spend(1)
        if not (isinstance(obj, jinja2.Undefined) or self.is_safe_callable(obj)):
            name = getattr(obj, "__name__", type(obj).__name__)
            raise RefusedError(f"{name!r} cannot be called in a template; use a filter")
        return context.call(obj, *given, **options)

    def _load_template(
        self,
        name: str,
        globals: Any,  # noqa: A002 - Jinja's signature
    ) -> jinja2.Template:
        self._budget.spend(_STEPS_PER_TEMPLATE)
        if isinstance(self.loader, TemplateFolders):  # noted also when it was compiled before
            self.loader.path_of(name)
        return super()._load_template(name, globals)

    def _generate(
        self,
        source: nodes.Template,
        name: str | None,
        filename: str | None,
        defer_init: bool = False,  # noqa: FBT001, FBT002 - Jinja's signature
    ) -> str:
        limited = LimitWork().visit(source)
        return super()._generate(limited, name, filename, defer_init)

    def _compile(self, source: str, filename: str) -> CodeType:
        with warnings.catch_warnings():  # about Python that no author has written
            warnings.simplefilter("ignore")
            return super()._compile(source, filename)

    def _captured(self, pieces: Iterable[str]) -> str:
        """What a block or a macro put out, as one value."""
        texts = list(pieces)
        check_weight(sum(map(len, texts)))
        return str(self._budget.charged("".join(texts)))

    @jinja2.pass_context
    def _put_out(self, context: Context, value: Any) -> Any:
        """A value as a template means it: 51.6 + 3.2 is put out as 54.8.

        It takes the context so that no output is worked out while the template is compiled, for
        the compiled template is kept, and other games print the same in another currency.
        """
        del context
        check_is_value(self._budget.charged(value))
        return round(value, 4) if isinstance(value, float) else value

    def render(self, template: jinja2.Template, context: Mapping[str, Any]) -> str:
        """The template's output.

        Raises:
            TemplateLimitError: it spends more than it may.
            jinja2.TemplateError: it uses something that does not exist.
        """
        self._budget.renew()
        pieces: list[str] = []
        length, most = 0, limits().template_output
        try:
            for piece in template.generate(**context):
                length += len(piece)
                if length > most:
                    words = f"it puts out more than {most:,} characters"
                    raise TemplateLimitError(words, "template-output")
                pieces.append(piece)
        finally:
            # Templates that are compiled next work constants out before they are rendered.
            self._budget.renew()
        return "".join(pieces)

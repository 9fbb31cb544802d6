"""One side of a piece: template and data in, scene out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import jinja2

from printkit.diagnostics import Span
from printkit.digests import digest_of_text
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.limits import LimitError, limits
from printkit.scene import Group, Node, Shape
from printkit.source.codes import SIZE_LIMIT
from printkit.templating.attributes import read_attributes
from printkit.templating.codes import (
    TEMPLATE_FAILS,
    WRONG_ELEMENT,
)
from printkit.templating.draw import SideStopped, draw_children
from printkit.templating.environment import ClosedEnvironment, TemplateFolders
from printkit.templating.evaluating import Filters
from printkit.templating.failures import failure_of, place_in
from printkit.templating.kept_sides import KeptSides
from printkit.templating.limits import TemplateLimitError
from printkit.templating.markup import Element, parse_markup
from printkit.templating.nesting import check_content
from printkit.templating.scope import Scope
from printkit.templating.stamping import MarkupError
from printkit.templating.syntax import syntax_line
from printkit.templating.vocabulary import ELEMENTS

SUFFIX = ".xml.j2"
T = TypeVar("T")


def template_names(folders: Sequence[Path]) -> list[str]:
    """The names of all templates in the folders, sorted."""
    found = {file.name.removesuffix(SUFFIX) for each in folders for file in each.glob(f"*{SUFFIX}")}
    return sorted(found)


class Templates:
    """The templates of a theme, ready to draw with."""

    def __init__(
        self,
        folders: TemplateFolders,
        filters: Filters,
        shown_path: Callable[[Path], str] = Path.as_posix,
        kept: KeptSides | None = None,
        made_of: str = "",
    ) -> None:
        """``shown_path`` is what messages call a file.

        Sides that are ``kept`` are not drawn again; ``made_of`` stands for all that they depend
        on beside their elements and the piece.
        """
        self.kept = kept
        self.made_of = digest_of_text(made_of, *map(shown_path, folders.folders))
        self.folders = folders
        self._shown_path = cache(shown_path)
        self._environment = ClosedEnvironment(folders, filters)

    def has(self, name: str) -> bool:
        """Whether a template of the name exists."""
        return self.folders.path_of(name + SUFFIX) is not None

    def names(self, prefix: str = "") -> list[str]:
        """The names of all templates that begin so, sorted."""
        known = template_names(self.folders.folders)
        return [name for name in known if name.startswith(prefix)]

    def give(self, name: str, source: str, place: Span) -> None:
        """A template that stands in another file, below the line of ``place``."""
        self.folders.give(name + SUFFIX, source, place)

    def draw(
        self,
        name: str,
        size: tuple[float, float],
        bleed: float,
        data: Mapping[str, Any],
        scope: Scope,
    ) -> Node:
        """Draw one side of a piece of ``size`` (width, height; mm) with template ``name``.

        The ground, if the template has one, reaches ``bleed`` mm beyond the trim. Mistakes are
        reported to the scope; what can be drawn is drawn all the same.
        """
        scope = replace(
            scope,
            shown_template=self._shown,
            attribute_place=self.folders.attribute_place,
            kept=self.kept,
        )
        width, height = size
        context = {
            "width": width,
            "height": height,
            "ink": str(scope.look.ink),
            "theme": scope.look.theme,
            **data,
        }
        file = name + SUFFIX
        xml = self._attempted(file, context, scope, lambda: self._rendered(file, context))
        if xml is None:
            return Group(())
        parsed = cache(
            lambda: self._attempted(file, context, scope, lambda: self._artwork(xml, file))
        )

        def drawn(scope: Scope) -> Node:
            element = parsed()
            return Group(()) if element is None else _side(element, size, bleed, scope)

        if self.kept is None:
            return drawn(scope)
        shown: list[str] = []
        if scope.pieces:  # to know which of them, the markup is read before the side is looked up
            element = parsed()
            if element is None:
                return Group(())
            shown += _pieces_in(element, scope)
        made_of = f"{self.made_of} {size} {bleed} {limits()}"
        return self.kept.drawn(made_of, xml, shown, scope, drawn)

    def _shown(self, template: str) -> str:
        given = self.folders.given_in(template)
        if given is not None:
            return given
        path = self.folders.path_of(template)
        return template if path is None else self._shown_path(path)

    def _rendered(self, name: str, context: Mapping[str, Any]) -> str:
        return self._environment.render(self._environment.get_template(name), context)

    def _artwork(self, xml: str, name: str) -> Element:
        root = parse_markup(xml, self.folders.stamps, name)
        if root.name != "artwork":
            raise MarkupError("the root element must be <artwork>", root.span, rule=WRONG_ELEMENT)
        return root

    def _attempted(
        self, name: str, context: Mapping[str, Any], scope: Scope, work: Callable[[], T]
    ) -> T | None:
        """What ``work`` makes of the template; None if it fails, which is reported."""
        try:
            return work()
        except LimitError:  # of time: it is not the template alone that takes it
            raise
        except jinja2.TemplateNotFound as error:
            place = self._failed(name, error)
            scope.report(TEMPLATE_FAILS, _missing(error), place)
        except TemplateLimitError as error:
            message = f"the template is stopped: {error}"
            place = self._failed(name, error)
            scope.report(SIZE_LIMIT, message, place, help_text=error.help_text)
        except MarkupError as error:
            place = error.span or Span(name)
            scope.report(error.rule, str(error), place, help_text=error.help_text)
        except RecursionError:
            scope.report(
                SIZE_LIMIT,
                "the template includes, extends or calls itself without end, or is nested too deep",
                Span(name),
                help_text="let templates, blocks and macros use one another without a circle",
            )
        except Exception as error:  # noqa: BLE001 - whatever a stranger's template runs into
            self._report(error, self._failed(name, error), context, scope)
        return None

    def _report(
        self, error: Exception, place: Span, context: Mapping[str, Any], scope: Scope
    ) -> None:
        """Say why a template fails, at the name in its line that does not work."""
        source = self.folders.source_of(place.file)
        if isinstance(error, jinja2.TemplateSyntaxError):
            place = Span(place.file, syntax_line(error, source))
        filters = self._environment.filters
        failure = failure_of(error, source, context, filters, place.line)
        columns = place_in([*source.splitlines(), ""][place.line - 1], failure.written)
        scope.report(
            TEMPLATE_FAILS,
            failure.words,
            replace(place, column=columns[0], end_column=columns[1]),
            help_text=failure.help,
        )

    def _failed(self, name: str, error: BaseException) -> Span:
        """The template line that failed: Jinja rewrites tracebacks to lines of templates."""
        place = Span(name)
        if isinstance(error, jinja2.TemplateSyntaxError):
            given = error.name or name  # of a comment without an end, Jinja gives the file instead
            return Span(self.folders.name_of(given) or given, error.lineno)
        trace = error.__traceback__
        while trace is not None:
            template = self.folders.name_of(trace.tb_frame.f_code.co_filename)
            if template is not None:
                place = Span(template, trace.tb_lineno)
            trace = trace.tb_next
        return place


def _pieces_in(element: Element, scope: Scope) -> Iterator[str]:
    """The names of the pieces that the element shows."""
    name = element.attributes.get("name", "") if element.name == "piece" else ""
    if name and name in scope.pieces:
        yield name
    for child in element.children:
        yield from _pieces_in(child, scope)


def _side(element: Element, size: tuple[float, float], bleed: float, scope: Scope) -> Node:
    """The scene of a side, all children of its ``artwork`` drawn."""
    frame = Bounds(0.0, 0.0, *size)
    check_content(element, ELEMENTS["artwork"], scope)
    values = read_attributes(element, ELEMENTS["artwork"], frame, scope)
    try:
        nodes = draw_children(element, frame, scope)
    except SideStopped:
        nodes = ()
    ground = None if values is None else values.colour("ground")
    if ground is not None:
        behind = Shape(rectangle(*frame.grown(bleed)), ground)
        scope.note(behind, element)
        nodes = (behind, *nodes)
    side = Group(nodes)
    scope.note_parts(element, side)
    return side


def _missing(error: jinja2.TemplateNotFound) -> str:
    """What to say of a template that is not there, or may not be read."""
    reason = error.message or ""
    if reason in ("", error.name):
        return f"there is no template {error.name!r}"
    return f"the template {reason}"

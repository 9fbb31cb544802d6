"""What is wrong with how an expression or a template is written."""

import re
from collections.abc import Collection, Iterator

import jinja2

from printkit.suggestion import did_you_mean
from printkit.templating.scanning import SourceKind, pieces_of_template

TAGS = ("if", "for", "set", "macro", "block", "call", "filter", "with", "include", "extends")
"""The tags that templates use; the first ones can be left open."""
_TAG = re.compile(r"\{%[-+]?\s*(\w+)([^%]*)")
_CLOSED = frozenset(TAGS[:-2])
_UNREADABLE = "it cannot be read"
_NAMES = "an expression names a value, and perhaps a filter: {{ rules.salary | money }}"


def syntax_failure(
    error: jinja2.TemplateSyntaxError, source: str, filters: Collection[str]
) -> tuple[str, str | None, str]:
    """What is wrong, the remedy, and how the culprit stands in the source."""
    message = error.message or ""
    if (found := re.match(r"No (filter|test) named '([^']+)'", message)) is not None:
        kind, name = found.groups()
        remedy = did_you_mean(name, filters) if kind == "filter" else None
        return f"there is no {kind} '{name}'", remedy or _filters_help(kind, filters), name
    if (found := re.match(r"Encountered unknown tag '(\w+)'", message)) is not None:
        return *_unknown_tag(found[1], message), found[1]
    if source.count("{{") > source.count("}}"):
        return "an expression begins with {{ but does not end with }}", "close it with }}", "{{"
    if source.count("{%") > source.count("%}"):
        return "a tag begins with {% but does not end with %}", "close it with %}", "{%"
    if _at_end(error) and (tag := unclosed(source)) is not None:
        name = tag[0]
        return f"{{% {name} %}} is never closed", f"close it with {{% end{name} %}}", name
    return _unexpected(message)


def syntax_line(error: jinja2.TemplateSyntaxError, source: str) -> int:
    """The line that has to be fixed: that of a tag that is left open, not the last one."""
    tag = unclosed(source)
    return tag[1] if tag is not None and _at_end(error) else error.lineno


def _at_end(error: jinja2.TemplateSyntaxError) -> bool:
    return "end of template" in (error.message or "")


def unclosed(source: str) -> tuple[str, int] | None:
    """The innermost tag that is left open, and its line; tags of the wrong kind end the search."""
    waiting: list[tuple[str, int]] = []
    for name, line in _tags(source):
        if name in _CLOSED:
            waiting.append((name, line))
        elif name.startswith("end"):
            if not waiting or waiting[-1][0] != name[3:]:
                return waiting[-1] if waiting else None
            waiting.pop()
    return waiting[-1] if waiting else None


def _tags(source: str) -> Iterator[tuple[str, int]]:
    """The tags and their lines; a value that is set in one tag is not left open."""
    line = 1
    for piece in pieces_of_template(source):
        found = _TAG.match(piece.text) if piece.kind is SourceKind.STATEMENT else None
        if found is not None and (found[1] != "set" or "=" not in found[2]):
            yield found[1], line
        line += piece.text.count("\n")


def _unknown_tag(name: str, message: str) -> tuple[str, str | None]:
    open_tag = re.search(r"innermost block that needs to be closed is '(\w+)'", message)
    if name.startswith("end") and open_tag is not None:
        remedy = f"close it first, with {{% end{open_tag[1]} %}}"
        return f"{{% {name} %}} comes while {{% {open_tag[1]} %}} is still open", remedy
    if name in {"elif", "else"} or name.startswith("end"):
        return f"{{% {name} %}} closes nothing that is open", "check the tags before it"
    remedy = did_you_mean(name, TAGS) or f"tags are {', '.join(TAGS)}"
    return f"there is no tag {{% {name} %}}", remedy


def _filters_help(kind: str, filters: Collection[str]) -> str | None:
    own = [name for name in ("money", "number") if name in filters]
    if kind != "filter" or not own:
        return None
    return "'money' writes an amount, 'number' a number; `printkit help elements` lists all"


def _unexpected(message: str) -> tuple[str, str | None, str]:
    """What stands where it cannot stand."""
    found = re.search(r"unexpected char ('.')|unexpected ('[^']+')|got ('[^']+')", message)
    word = next((group for group in found.groups() if group), "") if found else ""
    if not word or word.startswith("'end of "):
        return f"{_UNREADABLE}: it ends too early", _NAMES, ""
    return f"{_UNREADABLE}: {word} is not expected there", _NAMES, word.strip("'")

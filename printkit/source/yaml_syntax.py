"""The YAML library's complaints in plain words."""

import yaml

from printkit.diagnostics import Diagnostic, Related, Span
from printkit.source import codes
from printkit.source.yaml_slips import find_slip

_PLAIN_WORDS = {
    "mapping values are not allowed in this context": (
        "a ':' is not expected here",
        "put texts that contain ': ' in quotes, and check the indentation",
    ),
    "block sequence entries are not allowed in this context": (
        "a '- ' is not expected here",
        "start the list on its own line",
    ),
    "found unexpected end of stream": (
        "the file ends inside a text in quotes",
        "close the quotation mark",
    ),
    "did not find expected ',' or ']'": ("a ',' or ']' is missing", "close the bracket"),
    "did not find expected ',' or '}'": ("a ',' or '}' is missing", "close the brace"),
    "did not find expected key": (
        "a key is expected here",
        "check the indentation; a text may not go on after its closing quotation mark",
    ),
    "did not find expected '-' indicator": (
        "a '- ' is expected here, as in the list above",
        "check the indentation",
    ),
    "could not find expected ':'": ("a ':' is missing after the key", None),
    "did not find expected <document start>": (
        "this line does not fit the lines above",
        "check the indentation",
    ),
    "did not find expected node content": (
        "a value is missing here",
        "check the commas and brackets",
    ),
    "did not find expected alphabetic or numeric character": (
        "'*' and '&' start an alias or anchor, and its name is missing",
        "put texts that start with '*' or '&' in quotes",
    ),
    "found unknown escape character": (
        "a backslash is followed by a letter that means nothing",
        "write two backslashes, or use single quotes",
    ),
    "found undefined tag handle": (
        "a '!' starts a tag, and tags are not supported",
        "put texts that start with '!' in quotes",
    ),
    "did not find expected comment or line break": (
        "nothing may follow '|' or '>' on its line",
        "start the text on the next line",
    ),
    "found unknown directive name": (
        "a '%' at the start of a line has a special meaning",
        "put texts that start with '%' in quotes",
    ),
}
_CONTEXT_WORDS = {
    "while scanning a quoted scalar": "the text starts here",
    "while parsing a flow sequence": "the bracket opens here",
    "while parsing a flow mapping": "the brace opens here",
    "while parsing a block collection": "the list starts here",
    "while parsing a block mapping": "the mapping starts here",
}


def explain(error: yaml.MarkedYAMLError, lines: list[str], shown: str) -> Diagnostic:
    """The error as a finding, with its place."""
    problem = error.problem or "not well-formed"
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    span = Span(shown, line + 1, column + 1, column + 2)
    if "tab character" in problem or _at(lines, line, column) == "\t":
        return _tab(lines, span)
    slip = find_slip(error, lines)
    if slip is not None:
        place = Span(shown, slip.line + 1, slip.column + 1, slip.column + 2)
        return codes.YAML_SYNTAX.diagnostic(slip.message, span=place, help=slip.help)
    message, remedy = _PLAIN_WORDS.get(problem, (problem, None))
    if problem == "found character that cannot start any token":
        character = _at(lines, line, column)
        message = f"a text cannot start with '{character}' without quotes"
        remedy = "put the text in quotes"
    return codes.YAML_SYNTAX.diagnostic(
        message, span=span, help=remedy, related=_related(error, span)
    )


def _tab(lines: list[str], span: Span) -> Diagnostic:
    """All tabs at the beginnings of lines as one finding."""
    others = sum("\t" in line[: -len(line.lstrip()) or None] for line in lines) - 1
    more = f", here and in {others} more line{'s' if others > 1 else ''}" if others > 0 else ""
    return codes.YAML_SYNTAX.diagnostic(
        "a tab is used for indentation", span=span, help=f"write 2 spaces for each tab{more}"
    )


def _at(lines: list[str], line: int, column: int) -> str:
    """The character at a place, or an empty text beyond the end."""
    return lines[line][column : column + 1] if line < len(lines) else ""


def _related(error: yaml.MarkedYAMLError, span: Span) -> tuple[Related, ...]:
    words = _CONTEXT_WORDS.get(error.context or "")
    mark = error.context_mark
    if words is None or mark is None:
        return ()
    place = Span(span.file, mark.line + 1, mark.column + 1, mark.column + 2)
    return () if place == span else (Related(words, place),)

"""Marking each element of a template with its place before the template is rendered.

What Jinja puts out has lost the template's lines; the stamp keeps them, so that an error in a
template is reported like an error in a definition.
"""

import re

STAMP = "_at"
"""The attribute that carries ``template:line:column``."""

_TAG_OR_JINJA = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|<!--.*?-->|<([a-z][a-z-]*)", re.DOTALL)


def stamp(source: str, template: str) -> str:
    """The template's source with a stamp in each start tag."""
    line_starts = [0, *(m.end() for m in re.finditer("\n", source))]
    line = 0
    pieces: list[str] = []
    done = 0
    for match in _TAG_OR_JINJA.finditer(source):
        if match[1] is None:
            continue
        while line + 1 < len(line_starts) and line_starts[line + 1] <= match.start():
            line += 1
        column = match.start() - line_starts[line] + 1
        pieces += [source[done : match.end()], f' {STAMP}="{template}:{line + 1}:{column}"']
        done = match.end()
    pieces.append(source[done:])
    return "".join(pieces)

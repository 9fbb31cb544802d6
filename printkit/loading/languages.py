"""Texts in several languages: ``{de: Los, en: Go}`` becomes the requested one."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Route
from printkit.loading import codes
from printkit.loading.spoken import Spoken
from printkit.source.nodes import Entry, Mapping, Node, Scalar, Sequence, entry_key, to_plain


class Translation(NamedTuple):
    """A value that stands in a definition once for each language, by its code."""

    route: Route
    nodes: dict[str, Node]


_CODE = re.compile(r"[a-z]{2}(-[A-Z]{2})?")


def choose_language(
    root: Mapping, wanted: str | None, said: Spoken
) -> tuple[Mapping, tuple[str, ...], list[Diagnostic]]:
    """The tree in one language (default: the first), its languages, and the mistakes."""
    listed = root.get("languages")
    if listed is None:
        known = root.get("language")
        refused = list(_refuse_other(root, wanted, said.languages))
        if said.code is not None and known is not None and to_plain(known) != said.code:
            root = _with_language(root, said.code, known)
        return root, said.languages, refused
    languages = _codes(listed)
    root = root.without("languages")
    if not languages:
        message = "'languages' is not a list of codes such as [de, en]"
        return root, (), [codes.MISSING_TRANSLATION.diagnostic(message, span=listed.span)]
    found: list[Diagnostic] = []
    language = wanted or said.code or languages[0]
    if language not in {*languages, *said.languages}:
        found.append(_unknown(language, said.languages, listed))
        language = languages[0]
    written = language if language in languages else languages[0]
    chosen = _localise_entries(root, frozenset(languages), written, found)
    return _with_language(chosen, language, listed), said.languages, found


def translations(root: Mapping, languages: tuple[str, ...]) -> Iterator[Translation]:
    """The values of a tree that stand in it once for each language."""
    if len(languages) > 1:
        yield from _translations(root, (), frozenset(languages))


def _translations(node: Node, route: Route, languages: frozenset[str]) -> Iterator[Translation]:
    match node:
        case Mapping() if _is_localised(node, languages):
            yield Translation(route, {str(e.key.value): e.value for e in node.entries})
        case Mapping():
            for entry in node.entries:
                yield from _translations(entry.value, (*route, entry_key(entry)), languages)
        case Sequence(items):
            for number, item in enumerate(items):
                yield from _translations(item, (*route, number), languages)


def _refuse_other(
    root: Mapping, wanted: str | None, known: tuple[str, ...]
) -> Iterator[Diagnostic]:
    if wanted is not None and wanted not in known:
        stated, title = root.get("language"), root.get("title")
        if stated and title and stated.span.file != title.span.file:
            stated = title  # a base states the language: the title is the edition's own
        yield _unknown(wanted, known, stated or root)


def _codes(listed: Node) -> tuple[str, ...]:
    items = listed.items if isinstance(listed, Sequence) else ()
    found = [item.value for item in items if isinstance(item, Scalar)]
    good = [code for code in found if isinstance(code, str) and _CODE.fullmatch(code)]
    return tuple(good) if len(good) == len(items) else ()


def _unknown(wanted: str, known: tuple[str, ...], node: Node) -> Diagnostic:
    code = wanted[:20]
    return codes.MISSING_TRANSLATION.diagnostic(
        f"the definition has no language '{code}'",
        span=node.span,
        help=f"it has {', '.join(known)}; a further one stands in languages/{code}.yaml, and "
        "'printkit texts' lists what is to be translated"
        if known
        else None,
    )


def _localise(
    node: Node, languages: frozenset[str], language: str, missing: list[Diagnostic]
) -> Node:
    match node:
        case Mapping() if _is_localised(node, languages):
            chosen = node.get(language)
            if chosen is None:
                missing.append(_missing(node, language))
            return chosen or Scalar("–", node.at)  # passes as text: one mistake, one finding
        case Mapping():
            return _localise_entries(node, languages, language, missing)
        case Sequence(items):
            inner = (_localise(item, languages, language, missing) for item in items)
            return Sequence(tuple(inner), node.at)
        case _:
            return node


def _localise_entries(
    node: Mapping, languages: frozenset[str], language: str, missing: list[Diagnostic]
) -> Mapping:
    entries = (
        entry.with_value(_localise(entry.value, languages, language, missing))
        for entry in node.entries
    )
    return Mapping(tuple(entries), node.at)


def _is_localised(node: Mapping, languages: frozenset[str]) -> bool:
    return bool(node.entries) and all(entry.key.value in languages for entry in node.entries)


def _missing(node: Mapping, language: str) -> Diagnostic:
    return codes.MISSING_TRANSLATION.diagnostic(
        f"this text has no wording in '{language}'",
        span=node.span,
        help=f"add '{language}: …' to it",
    )


def _with_language(root: Mapping, language: str, listed: Node) -> Mapping:
    """The root with its ``language`` set to the chosen one."""
    entry = Entry(Scalar("language", listed.span), Scalar(language, listed.span))
    return Mapping((entry, *root.without("language").entries), root.at)

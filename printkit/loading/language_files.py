"""The language files of packs: ``languages/<code>.yaml``, words and texts in one language."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from printkit.diagnostics import Diagnostic, Span
from printkit.languages.shipped import FALLBACK, nearest_shipped, shipped_languages, stated
from printkit.languages.stated_phrases import missing, mistakes
from printkit.loading import codes
from printkit.loading.packs import Pack
from printkit.source.nodes import Mapping, Node, Scalar, Sequence, step_into, to_plain
from printkit.source.pack_reader import PackReader
from printkit.source.yaml_reader import read_yaml
from printkit.suggestion import did_you_mean

FOLDER = "languages"
TEXTS = "texts"
_ENDING = ".yaml"
_LISTED = 12
"""Missing phrases that are named."""
_FORMS = {
    "name": "a name such as Français",
    "english": "a name such as French",
    "like": "the code of a language that comes with printkit",
    "quotes": "two marks, such as „“",
    "no_break_before": "marks, such as ';:!?»'",
    "no_break_after": "marks, such as «",
    "no_break_after_number": "true or false",
    "joints": "a list of words with | where they may break",
    "phrases": "printkit's own words by their names",
    TEXTS: "the texts of the game, where the definition has them",
}
"""What a language file may hold, and what stands there."""


class LanguageFile(NamedTuple):
    """What a pack says in a language; ``data`` is all but the texts, as far as it is sound."""

    code: str
    shown: str
    root: Mapping
    data: dict[str, Any]
    diagnostics: tuple[Diagnostic, ...]
    remembered: bool = False
    """Whether the same file gives the very same tree again, for a while."""

    @property
    def texts(self) -> Mapping | None:
        """The texts of the game in this language."""
        found = self.root.get(TEXTS)
        return found if isinstance(found, Mapping) else None


def is_in_language_file(file: str) -> bool:
    """Whether a place is in a language file."""
    return file.rpartition("/")[0].rpartition("/")[2] == FOLDER


def codes_of(pack: Pack, reader: PackReader) -> tuple[str, ...]:
    """The languages that a pack has files for."""
    names = reader.names(pack.folder / FOLDER)
    return tuple(name.removesuffix(_ENDING) for name in names if name.endswith(_ENDING))


def read_language_file(pack: Pack, code: str, reader: PackReader) -> LanguageFile | None:
    """The file of a pack for a language, or for the one that it is a region's (``de-AT``)."""
    there = codes_of(pack, reader)
    main = code.partition("-")[0]
    found = next((known for known in (code, main) if known in there), None)
    if found is None:
        return None
    name = f"{FOLDER}/{found}{_ENDING}"
    shown = pack.shown_file(name)
    reading = read_yaml(pack.folder / name, shown, reader.read)
    diagnostics = list(reading.diagnostics)
    root = reading.mapping
    if root is None:
        root = Mapping((), Span(shown))
        if reading.root is not None:
            diagnostics.append(_bad("a language file is made of keys and values", reading.root))
    wrong = list(_wrong_sections(root))
    plain = to_plain(root.without(TEXTS, *(key for key, _ in wrong)))
    assert isinstance(plain, dict)  # noqa: S101 - of a mapping
    diagnostics += [finding for _, finding in wrong]
    return LanguageFile(found, shown, root, plain, tuple(diagnostics), reading.remembered)


def unsaid(file: LanguageFile) -> Diagnostic | None:
    """What is missing in the file of a language that printkit has no words in."""
    if nearest_shipped(file.code) is not None or "like" in file.data:
        return None
    left = list(missing(file.data.get("phrases", {}), stated(FALLBACK)["phrases"]))
    if not left:
        return None
    more = f" and {len(left) - _LISTED} more" if len(left) > _LISTED else ""
    return codes.PHRASES_MISSING.diagnostic(
        f"'{file.code}' lacks {len(left)} phrases, which are printed in English: "
        f"{', '.join(left[:_LISTED])}{more}",
        span=Span(file.shown),
        help="state them under 'phrases'; those of a shipped language are a pattern",
    )


def _wrong_sections(root: Mapping) -> Iterator[tuple[str, Diagnostic]]:
    """The keys of what cannot be used, and why."""
    for entry in root.entries:
        key, value = str(entry.key.value), entry.value
        if key not in _FORMS:
            hint = did_you_mean(key, _FORMS) or f"there may be {', '.join(_FORMS)}"
            yield key, _bad(f"a language file has no '{key[:40]}'", entry.key, hint)
        elif not _HOLDS.get(key, _is_mapping)(value):
            yield key, _bad(f"'{key}' is {_FORMS[key]}", value)
        elif key == "phrases":
            for mistake in mistakes(_plain(value), stated(FALLBACK)["phrases"]):
                yield key, _bad(mistake.message, _at(value, mistake.route), mistake.remedy)


def _plain(node: Node) -> dict[Any, Any]:
    plain = to_plain(node)
    return plain if isinstance(plain, dict) else {}


def _at(node: Node, route: tuple[str | int, ...]) -> Node:
    for step in route:
        node = step_into(node, step) or node
    return node


def _is_mapping(node: Node) -> bool:
    return isinstance(node, Mapping)


def _is_text(node: Node) -> bool:
    return isinstance(node, Scalar) and isinstance(node.value, str) and bool(node.value.strip())


def _is_truth(node: Node) -> bool:
    return isinstance(node, Scalar) and isinstance(node.value, bool)


def _is_pair(node: Node) -> bool:
    return _is_text(node) and len(str(to_plain(node))) == len("„“")


def _is_shipped(node: Node) -> bool:
    return to_plain(node) in shipped_languages()


def _are_joints(node: Node) -> bool:
    return isinstance(node, Sequence) and all(
        _is_text(item) and "|" in str(to_plain(item)).strip("|") for item in node.items
    )


_HOLDS: dict[str, Callable[[Node], bool]] = {
    "name": _is_text,
    "english": _is_text,
    "like": _is_shipped,
    "quotes": _is_pair,
    "no_break_before": _is_text,
    "no_break_after": _is_text,
    "no_break_after_number": _is_truth,
    "joints": _are_joints,
}


def _bad(message: str, node: Node, remedy: str | None = None) -> Diagnostic:
    return codes.BAD_LANGUAGE_FILE.diagnostic(message, span=node.span, help=remedy)

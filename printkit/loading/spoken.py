"""The language that a game is read in: which one it is, its files, and how it is written."""

from collections.abc import Iterator, Sequence
from dataclasses import field

from printkit.diagnostics import Diagnostic
from printkit.languages import Language, nearest_shipped, shipped_language, shipped_languages
from printkit.languages.known import is_language, meant_language
from printkit.languages.shipped import FALLBACK, laid_over, language_of, stated
from printkit.loading import codes
from printkit.loading.extends import PackLayer
from printkit.loading.language_files import LanguageFile, codes_of, read_language_file, unsaid
from printkit.records import record
from printkit.source.nodes import Node, Scalar
from printkit.source.nodes import Sequence as Items
from printkit.source.pack_reader import PackReader


@record
class Spoken:
    """The language of a chain of packs; ``files`` are what each of them says in it, if anything.

    ``languages`` are those that the game can be read in, its own first.
    """

    code: str | None
    languages: tuple[str, ...] = ()
    files: tuple[LanguageFile | None, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    stated: tuple[tuple[str, ...], ...] = ()
    """The languages that each of the packs is written in."""
    from_files: frozenset[str] = field(default_factory=frozenset)
    """The languages that are known by their files only."""

    @property
    def language(self) -> Language:
        """The language, with what the packs say in it over what printkit does."""
        code = self.code or FALLBACK
        own = [file.data for file in reversed(self.files) if file is not None and file.data]
        if not own:
            return shipped_language(code)
        like = next((data["like"] for data in own if "like" in data), None)
        data = stated(like or nearest_shipped(code) or FALLBACK)
        for each in own:
            data = laid_over(data, each)
        return language_of(code, data)


def spoken(
    layers: Sequence[PackLayer], wanted: str | None, reader: PackReader, *, anyway: bool = False
) -> Spoken:
    """The language in which the packs are read: the one wanted, or the game's first.

    ``anyway`` takes the one wanted also where the game does not have it yet.
    """
    if not layers:
        return Spoken(wanted)
    node, own = _own(layers)
    there = tuple(code for code in codes_of(layers[0].pack, reader) if code not in own)
    if anyway and wanted and wanted not in {*own, *there}:
        there = (*there, wanted)
    languages = (*own, *there)
    code = wanted if wanted in languages or (wanted and not languages) else next(iter(own), None)
    found = list(_unknown(own, there, layers, node, reader))
    if code is None:
        return Spoken(None, languages, diagnostics=tuple(found), from_files=frozenset(there))
    files = tuple(read_language_file(layer.pack, code, reader) for layer in layers)
    for file in files:
        if file is not None:
            found += [*file.diagnostics, *filter(None, [unsaid(file)])]
    if node is not None and _is_unspoken(code, files):
        found.append(_in_english(code, node))
    each = tuple(_own(layers[number:])[1] for number in range(len(layers)))
    return Spoken(code, languages, files, tuple(found), each, frozenset(there))


def _own(layers: Sequence[PackLayer]) -> tuple[Node | None, tuple[str, ...]]:
    """The languages that the nearest of the packs states, and where."""
    for layer in layers:
        for key in ("languages", "language"):
            node = layer.root.get(key)
            if node is not None:
                items = node.items if isinstance(node, Items) else (node,)
                values = [item.value for item in items if isinstance(item, Scalar)]
                return node, tuple(value for value in values if isinstance(value, str))
    return None, ()


def _unknown(
    own: Sequence[str],
    there: Sequence[str],
    layers: Sequence[PackLayer],
    node: Node | None,
    reader: PackReader,
) -> Iterator[Diagnostic]:
    """Codes that are those of no language."""
    filed = {code for layer in layers for code in codes_of(layer.pack, reader)}
    for code in own:
        if node is not None and code not in filed and not is_language(code):
            yield _no_language(code, node)
    for code in there:
        if not is_language(code) and code not in own:
            file = read_language_file(layers[0].pack, code, reader)
            if file is not None and "phrases" not in file.data:
                yield _no_language(code, file.root)


def _is_unspoken(code: str, files: Sequence[LanguageFile | None]) -> bool:
    """Whether there are words in a language neither here nor in the packs."""
    stated_here = any(file is not None and "phrases" in file.data for file in files)
    return nearest_shipped(code) is None and is_language(code) and not stated_here


def _in_english(code: str, node: Node) -> Diagnostic:
    known = ", ".join(f"'{known}'" for known in shipped_languages())
    return codes.WORDS_IN_ENGLISH.diagnostic(
        f"printkit has no built-in words in '{code}' and prints English ones",
        span=node.span,
        help=f"it has words in {known}; state them in languages/{code}.yaml, or if English is "
        f"meant, silence this with 'checks: {{{codes.WORDS_IN_ENGLISH.code}: off}}'",
    )


def _no_language(code: str, node: Node) -> Diagnostic:
    meant = meant_language(code)
    known = ", ".join(shipped_languages())
    hint = f"did you mean '{meant}'? " if meant else ""
    return codes.MISSING_TRANSLATION.diagnostic(
        f"there is no language '{code[:20]}'",
        span=node.span,
        help=f"{hint}printkit speaks {known}; any other needs a file languages/<code>.yaml",
    )

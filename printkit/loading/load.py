"""From a pack folder to a bound variant, with every mistake on the way."""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Mapping as Values
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from printkit.diagnostics import Diagnostic, Span, has_errors
from printkit.loading import codes
from printkit.loading.by_identity import ByIdentity
from printkit.loading.changes import apply_changes
from printkit.loading.extends import Chain, PackLayer, read_chain
from printkit.loading.index import SourceIndex
from printkit.loading.language_files import read_language_file
from printkit.loading.languages import Translation, choose_language, translations
from printkit.loading.merge import merge, strip_replace
from printkit.loading.needed import lacking
from printkit.loading.over_base import OverBase
from printkit.loading.packs import VARIANT, Pack, PackKind, find_pack
from printkit.loading.placeholders import filled
from printkit.loading.short_names import rename_folder
from printkit.loading.spoken import Spoken, spoken
from printkit.loading.thousands import points_for_thousands
from printkit.loading.translating import TranslatedTree, translated
from printkit.loading.vouching import vouched_for
from printkit.records import record
from printkit.shipped import shipped_folder
from printkit.source.nodes import Mapping, to_plain
from printkit.source.pack_reader import PackReader
from printkit.source.reading import REMEMBERED

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_NOT_INHERITED = ("extends", "changes", "id")
_LAID_OVER: "ByIdentity[_Laid]" = ByIdentity(REMEMBERED)
"""Packs with the bases below them: many games share some."""
_TRANSLATED: ByIdentity[TranslatedTree] = ByIdentity(REMEMBERED)


@record
class Loaded:
    """A variant as far as it could be loaded.

    ``files`` are all files that were read, ``chain`` the pack and its bases, ``changes`` what
    these did to one another; ``base`` is the tree that the pack was laid over, ``own`` that
    of the pack alone, ``tree`` what came of them, in all languages.
    """

    variant: "Variant | None"
    index: SourceIndex
    diagnostics: list[Diagnostic]
    pack: Pack
    files: tuple[Path, ...] = ()
    languages: tuple[str, ...] = ()
    chain: tuple[Pack, ...] = ()
    changes: tuple["Changes", ...] = ()
    base: Mapping | None = None
    tree: Mapping | None = None
    own: Mapping | None = None
    spoken: Spoken = field(default_factory=lambda: Spoken(None))
    """The language that it was read in."""
    translated: tuple[Translation, ...] = ()
    """Texts that stand in language files, with what they take the place of."""
    search: tuple[Path, ...] = ()
    reader: PackReader = field(default_factory=PackReader)
    """Has read all this, and reads what else belongs to the game."""
    placeholders: Values[str, str] = field(default_factory=dict)
    """What stands in the words that texts leave open."""


@record
class Changes:
    """What a pack does to its base: each change as it was written, in their order."""

    pack: str
    changes: list[object]


@record
class Merged:
    """A pack laid over its bases."""

    root: Mapping
    chain: Chain
    diagnostics: list[Diagnostic]
    base: Mapping | None
    spoken: Spoken
    translated: tuple[Translation, ...] = ()


def load(
    reference: str | Pack,
    *,
    search: Sequence[Path] = (),
    language: str | None = None,
    reader: PackReader | None = None,
    anyway: bool = False,
) -> Loaded:
    """Loads a variant by shipped name, folder or path of its ``variant.yaml``.

    ``anyway`` loads it also in a language that it does not have, as far as its bases have it.
    """
    pack = find_pack(reference, search) if isinstance(reference, str) else reference
    if isinstance(pack, Diagnostic):
        assert isinstance(reference, str)  # noqa: S101 - only names are looked up
        nowhere = Pack(VARIANT, Path(reference), reference, by_path=True)
        empty = Mapping((), Span(nowhere.shown))
        return Loaded(None, SourceIndex(empty), [pack], nowhere)
    reader = reader or PackReader()
    merged = read_merged(pack, search, reader, language, anyway=anyway)
    root, languages, found = choose_language(merged.root, language, merged.spoken)
    open_words = filled(root)
    root = open_words.root
    index, data = SourceIndex(root), to_plain(root)
    diagnostics = [
        *merged.diagnostics,
        *found,
        *open_words.diagnostics,
        *points_for_thousands(root, data),
    ]
    variant = None
    if merged.chain.complete:
        variant, found = _bind(
            index, data, pack, fan_kit=_has_shipped(layer.pack for layer in merged.chain.layers)
        )
        own = [layer.root for layer in merged.chain.layers]
        found = OverBase(own, merged.base, index).described(found)
        diagnostics += _not_yet_known(found, diagnostics)
    return Loaded(
        None if has_errors(diagnostics) else variant,
        index,
        diagnostics,
        pack,
        tuple(merged.chain.files),
        languages,
        tuple(layer.pack for layer in merged.chain.layers),
        tuple(_changes(merged.chain)),
        merged.base,
        merged.root,
        next((layer.root for layer in merged.chain.layers), None),
        merged.spoken,
        merged.translated,
        tuple(search),
        reader,
        open_words.values,
    )


def in_language(loaded: Loaded, language: str) -> Loaded:
    """The same variant in another of its languages; files are read again where they matter."""
    if loaded.tree is None:
        return loaded
    says = (read_language_file(pack, language, loaded.reader) for pack in loaded.chain)
    if any(loaded.spoken.files) or any(says):
        return load(loaded.pack, search=loaded.search, language=language, reader=loaded.reader)
    root, _, diagnostics = choose_language(loaded.tree, language, loaded.spoken)
    open_words = filled(root)
    diagnostics += open_words.diagnostics
    index = SourceIndex(open_words.root)
    variant, found = _bind(
        index, to_plain(index.root), loaded.pack, fan_kit=_has_shipped(loaded.chain)
    )
    diagnostics += _not_yet_known(found, diagnostics)
    sound = None if has_errors(diagnostics) else variant
    values = open_words.values
    return replace(
        loaded,
        variant=sound,
        index=index,
        diagnostics=diagnostics,
        spoken=replace(loaded.spoken, code=language),
        placeholders=values,
    )


def translations_of(loaded: Loaded) -> list[Translation]:
    """What a variant states once for each of its languages."""
    if loaded.tree is None:
        return []
    return [*translations(loaded.tree, loaded.languages), *loaded.translated]


def read_merged(
    pack: Pack,
    search: Sequence[Path],
    reader: PackReader,
    language: str | None = None,
    *,
    anyway: bool = False,
) -> Merged:
    """The pack's tree with its bases below it, changes applied, directives taken out.

    What the packs say in the language is laid over each of them.
    """
    chain = read_chain(pack, search, reader)
    said = Spoken(None)
    if pack.kind is VARIANT:
        said = spoken(chain.layers, language, reader, anyway=anyway)
    diagnostics = [*chain.diagnostics, *said.diagnostics]
    pairs: tuple[Translation, ...] = ()
    root = Mapping((), Span(pack.shown_main_file))
    base = None
    remembered = True
    for depth, layer in enumerate(reversed(chain.layers)):
        diagnostics += _wrong_id(layer)
        changes = layer.root.get("changes")
        if not depth and changes is not None and chain.complete:
            message = "'changes' needs a base to change"
            diagnostics.append(
                codes.BAD_CHANGE.diagnostic(message, span=changes.span, help="add 'extends: …'")
            )
        remembered &= layer.remembered
        things = (layer.root, root) if depth else (layer.root,)
        lay = _laid_over if depth or layer.replaces else _laid_alone
        laid = _LAID_OVER.get(lay, *things) if remembered else lay(*things)
        root, base = laid.root, laid.base
        diagnostics += laid.diagnostics
        file = said.files[-1 - depth] if said.files else None
        if file is not None and file.texts is not None:
            remembered &= file.remembered
            things = (root, file.texts)
            done = _TRANSLATED.get(translated, *things) if remembered else translated(*things)
            root = done.root
            diagnostics += done.diagnostics
            is_own = depth == len(chain.layers) - 1
            pairs = done.pairs(said.languages[0], file.code) if is_own else ()
    return Merged(root, chain, diagnostics, base, said, pairs)


class _Laid(NamedTuple):
    """A pack's tree laid over its base, which was changed before as the pack says."""

    root: Mapping
    base: Mapping | None
    diagnostics: list[Diagnostic]


def _laid_alone(layer: Mapping) -> _Laid:
    return _Laid(layer.without(*_NOT_INHERITED), None, [])


def _laid_over(layer: Mapping, base: Mapping | None = None) -> _Laid:
    own, changes = layer.without(*_NOT_INHERITED), layer.get("changes")
    if base is None:
        return _Laid(strip_replace(own), None, [])
    found: list[Diagnostic] = []
    if changes is not None:
        base, found = apply_changes(base, changes)
    return _Laid(merge(vouched_for(base, own), own), base, found)


def named_pack(reference: str, kind: PackKind, search: Sequence[Path]) -> Pack | Diagnostic:
    """A pack by name, never by path."""
    found = find_pack(reference, search, kind)
    if isinstance(found, Pack) and found.by_path:
        return kind.unknown.diagnostic(f"'{reference}' is not the name of a {kind.noun}")
    return found


def _bind(
    index: SourceIndex, data: object, pack: Pack, *, fan_kit: bool
) -> tuple["Variant | None", list[Diagnostic]]:
    from printkit.loading.bind import bind  # noqa: PLC0415 - late: pydantic
    from printkit.model.variant import Variant  # noqa: PLC0415 - late: pydantic

    if isinstance(data, dict):
        data |= {"id": pack.id, "fan_kit": fan_kit}
    variant, found = bind(Variant, data, index, list(lacking(index.root)))
    return variant, [_folder(d, pack) if d.route == ("id",) else d for d in found]


def _has_shipped(packs: Iterable[Pack]) -> bool:
    """Whether one of the packs comes with printkit."""
    return any(pack.folder.is_relative_to(shipped_folder(VARIANT.shipped)) for pack in packs)


def _folder(diagnostic: Diagnostic, pack: Pack) -> Diagnostic:
    """The finding about the id, which nobody wrote: it is the name of the folder."""
    return replace(
        diagnostic,
        message=f"the folder '{pack.id}' names the game, and is not a short name",
        help=rename_folder(pack.id),
        fix=None,
    )


def _not_yet_known(found: list[Diagnostic], known: list[Diagnostic]) -> list[Diagnostic]:
    """The findings about places of which nothing is wrong yet: one mistake, one finding."""
    places = {diagnostic.span for diagnostic in known}
    return [diagnostic for diagnostic in found if diagnostic.span not in places]


def _changes(chain: Chain) -> Iterator[Changes]:
    """The changes of all packs, in the order in which they are applied."""
    for layer in reversed(chain.layers):
        node = layer.root.get("changes")
        stated = None if node is None else to_plain(node)
        if isinstance(stated, list):
            yield Changes(layer.pack.id, stated)


def _wrong_id(layer: PackLayer) -> list[Diagnostic]:
    """A stated id that differs from the folder's name, which is the id."""
    node = layer.root.get("id")
    if node is None or to_plain(node) == layer.pack.id:
        return []
    return [
        codes.INCONSISTENT.diagnostic(
            f"the id differs from the name of the folder, '{layer.pack.id}'",
            span=node.span,
            route=("id",),
            help="delete this line, or rename the folder",
        )
    ]

"""The chain of packs that ``extends`` names, each with its tree."""

from collections.abc import Sequence
from dataclasses import field
from pathlib import Path

from printkit.diagnostics import Diagnostic, Span
from printkit.loading import codes
from printkit.loading.by_identity import ByIdentity
from printkit.loading.own_fields import with_own_fields
from printkit.loading.packs import Pack, find_pack, names, shown_folder
from printkit.loading.respelling import respelling
from printkit.loading.tables import Tables, may_name_tables
from printkit.records import record
from printkit.source.codes import WRONG_VALUE
from printkit.source.nodes import Mapping, Node, Scalar
from printkit.source.pack_reader import PackReader
from printkit.source.reading import REMEMBERED
from printkit.source.yaml_reader import read_yaml

MAX_CHAIN = 8
_EXPANDED: ByIdentity[Mapping] = ByIdentity(REMEMBERED)
"""Trees with their tables laid in."""


@record
class PackLayer:
    """A pack and its own tree, tables included."""

    pack: Pack
    root: Mapping
    remembered: bool = False
    """Whether the same files give the very same tree again, for a while."""
    replaces: bool = True
    """Whether there may be a ``replace: true`` in it."""


@record
class Chain:
    """The layers from the pack itself to its furthest base, the files read, the mistakes."""

    layers: list[PackLayer] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    complete: bool = False
    """Whether every base was found and read."""


def read_chain(pack: Pack, search: Sequence[Path], reader: PackReader) -> Chain:
    """Reads a pack and all its bases."""
    layers: list[PackLayer] = []
    files: list[Path] = []
    diagnostics: list[Diagnostic] = []
    current: Pack | None = pack
    complete = True
    while current is not None:
        reader.admit(current.folder)
        layer = _read(current, reader, files, diagnostics)
        if layer is None:
            complete = False
            break
        layers.append(layer)
        base = _base_of(layer, [each.pack for each in layers], search, reader)
        if isinstance(base, Diagnostic):
            diagnostics.append(base)
            complete = False
            break
        current = base
    return Chain(layers, files, diagnostics, complete)


def _read(
    pack: Pack, reader: PackReader, files: list[Path], diagnostics: list[Diagnostic]
) -> PackLayer | None:
    if pack.stated is not None:
        return PackLayer(pack, with_own_fields(pack.stated.root))
    path, shown = pack.main_file, pack.shown_main_file
    files.append(path)
    reading = read_yaml(path, shown, reader.read)
    diagnostics.extend(reading.diagnostics)
    if reading.root is None:
        return None
    if reading.mapping is None:
        diagnostics.append(
            WRONG_VALUE.diagnostic(
                f"the {pack.kind.noun} is not made of keys and values",
                span=reading.root.span,
                help="start with 'title: …'",
            )
        )
        return None
    tables = Tables(pack, reader, files, diagnostics)
    names_tables = may_name_tables(reading.mapping, reading.keys)
    root = tables.expand(reading.mapping) if names_tables else reading.mapping
    if not isinstance(root, Mapping):
        return None
    readings = [reading, *tables.readings]
    replaces = bool(tables.readings) or "replace" in reading.keys
    if not all(each.remembered for each in readings):
        return PackLayer(pack, with_own_fields(root), replaces=replaces)
    same = _EXPANDED.get(lambda *_: with_own_fields(root), *(each.root for each in readings))
    return PackLayer(pack, same, remembered=True, replaces=replaces)


def _base_of(
    layer: PackLayer, chain: list[Pack], search: Sequence[Path], reader: PackReader
) -> Pack | Diagnostic | None:
    stated = layer.pack.stated
    if stated is not None:
        return stated.base
    return _base(chain, layer.root.get("extends"), search, reader)


def _base(
    chain: list[Pack], node: Node | None, search: Sequence[Path], reader: PackReader
) -> Pack | Diagnostic | None:
    """The pack that ``extends`` names, or what is wrong with it."""
    if node is None:
        return None
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        return codes.UNKNOWN_PACK.diagnostic(
            "'extends' must be one name or folder", span=node.span, route=("extends",)
        )
    base = _find_base(chain, node.value, search, node.span, reader)
    if isinstance(base, Diagnostic):
        return base
    if base.folder.resolve() in {pack.folder.resolve() for pack in chain}:
        return _cycle([*chain, base], node.span)
    if len(chain) > MAX_CHAIN:
        return codes.UNKNOWN_PACK.diagnostic(
            f"more than {MAX_CHAIN} definitions extend one another",
            span=node.span,
            help="join some of them",
        )
    return base


def _find_base(
    chain: list[Pack], name: str, search: Sequence[Path], span: Span, reader: PackReader
) -> Pack | Diagnostic:
    pack = chain[-1]
    if "/" not in name and "\\" not in name and name not in {".", ".."}:
        found = find_pack(name, search, pack.kind)
        if not isinstance(found, Diagnostic) and not found.by_path:
            return found
        remedy = found.help if isinstance(found, Diagnostic) else f"write './{name}' for a folder"
        return codes.UNKNOWN_PACK.diagnostic(
            f"there is no {pack.kind.noun} '{name[:60]}' to extend",
            span=span,
            help=remedy,
            fix=respelling(span, name, names(search, pack.kind)),
        )
    if not pack.by_path or "\\" in name or name.startswith(("/", "~")):
        return codes.PATH_OUTSIDE_PACK.diagnostic(
            f"'{name[:60]}' cannot be used as a base",
            span=span,
            help="name a shipped base, or a folder relative to this one with '/'",
        )
    folder = Path(pack.folder / name)
    if "\0" in name or not reader.is_file(folder / pack.kind.main_file):
        return codes.UNKNOWN_PACK.diagnostic(
            f"the folder '{name[:60]}' has no {pack.kind.main_file}",
            span=span,
            help="folders are relative to the one that names them",
        )
    folder = folder.resolve()
    nearest = next(each for each in chain if each.stated is None)
    if not is_within_reach(folder, nearest.folder):
        return codes.PATH_OUTSIDE_PACK.diagnostic(
            f"the base '{name[:60]}' lies too far from the game that is built on it",
            span=span,
            help="work in a folder that holds both, or extend it by its name and say where it is "
            "with --search",
        )
    return Pack(pack.kind, folder, shown_folder(folder), by_path=True)


def is_within_reach(base: Path, pack: Path) -> bool:
    """Whether a pack may extend a base by a path: in the folder that holds it, or the working one.

    What a stranger's pack extends is printed; the rest of the disk is none of its business.
    """
    return base.is_relative_to(pack.parent) or base.is_relative_to(Path.cwd())


def _cycle(chain: list[Pack], span: Span) -> Diagnostic:
    if len(chain) == 2:  # noqa: PLR2004 - the pack and its base are one
        return codes.UNKNOWN_PACK.diagnostic(
            f"'{chain[0].id}' extends itself",
            span=span,
            help="name another folder, such as ../my-base, or a shipped game",
        )
    return codes.UNKNOWN_PACK.diagnostic(
        "the definitions extend each other: " + " → ".join(pack.id for pack in chain),
        span=span,
        help="one of them must do without 'extends'",
    )

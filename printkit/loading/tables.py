"""``{table: deeds.csv, key: space}`` in place of a mapping: the rows of a CSV file."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import is_
from pathlib import Path

from printkit.diagnostics import Diagnostic
from printkit.loading.files import files_beside, meant_file
from printkit.loading.packs import Pack, pack_file
from printkit.loading.respelling import renaming, respelling
from printkit.source.codes import BAD_TABLE
from printkit.source.nodes import Entry, Mapping, Node, Scalar, Sequence
from printkit.source.pack_reader import PackReader
from printkit.source.reading import Reading
from printkit.source.table_reader import read_table
from printkit.suggestion import did_you_mean

_KEYS = ("table", "key")


@dataclass(frozen=True, slots=True)
class Tables:
    """Puts the tables of one pack into its tree; collects the files and the mistakes."""

    pack: Pack
    reader: PackReader
    files: list[Path] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)
    """What was read in place of mappings."""

    def expand(self, node: Node) -> Node:
        """The tree with each table in place of the mapping that names it."""
        if isinstance(node, Mapping):
            if isinstance(node.get("table"), Scalar):
                return self._table(node)
            entries = tuple(map(self._expanded, node.entries))
            unchanged = all(map(is_, entries, node.entries))
            return node if unchanged else Mapping(entries, node.at)
        if isinstance(node, Sequence):
            items = tuple(map(self.expand, node.items))
            return node if all(map(is_, items, node.items)) else Sequence(items, node.at)
        return node

    def _expanded(self, entry: Entry) -> Entry:
        value = entry.value
        return entry if isinstance(value, Scalar) else entry.with_value(self.expand(value))

    def _table(self, node: Mapping) -> Mapping:
        """The table's rows, or nothing where the mistake is reported."""
        return self._rows(node) or Mapping((), node.at)

    def _rows(self, node: Mapping) -> Mapping | None:
        self._report_unknown_keys(node)
        name, key = node.get("table"), node.get("key")
        if not isinstance(name, Scalar) or not isinstance(name.value, str):
            self._report("'table' is not the name of a CSV file", name or node)
            return None
        if not isinstance(key, Scalar) or not isinstance(key.value, str):
            self._report("'key' does not name the table's key column", key or node)
            return None
        path = pack_file(self.pack, name.value, name.span)
        if isinstance(path, Diagnostic):
            self.diagnostics.append(path)
            return None
        if not self.reader.is_file(path):
            self._report_missing(name.value, name)
            return None
        self.files.append(path)
        shown = self.pack.shown_file(name.value)
        reading = read_table(path, key.value, shown, self.reader.read)
        self.readings.append(reading)
        self.diagnostics.extend(reading.diagnostics)
        return reading.mapping

    def _report_missing(self, wanted: str, node: Node) -> None:
        there = files_beside(self.reader, self.pack, wanted)
        self.diagnostics.append(
            BAD_TABLE.diagnostic(
                f"the table '{wanted}' does not exist in {self.pack.shown}",
                span=node.span,
                help=meant_file(wanted, there) or "name a CSV file of the pack",
                fix=respelling(node.span, wanted, there),
            )
        )

    def _report_unknown_keys(self, node: Mapping) -> None:
        for entry in node.entries:
            if entry.key.value not in (*_KEYS, "replace"):
                self.diagnostics.append(
                    BAD_TABLE.diagnostic(
                        f"'{entry.key.value}' cannot stand beside 'table'",
                        span=entry.key.span,
                        help=did_you_mean(str(entry.key.value), _KEYS)
                        or "only 'table' and 'key' can",
                        fix=renaming(entry.key.span, str(entry.key.value), _KEYS),
                    )
                )

    def _report(self, message: str, node: Node) -> None:
        self.diagnostics.append(
            BAD_TABLE.diagnostic(
                message, span=node.span, help="write {table: deeds.csv, key: space}"
            )
        )


def has_no_table(node: Node) -> bool:
    """Whether no mapping in the node names a table."""
    if isinstance(node, Mapping):
        if isinstance(node.get("table"), Scalar):
            return False
        values: Iterable[Node] = (entry.value for entry in node.entries)
    else:
        values = node.items if isinstance(node, Sequence) else ()
    return all(isinstance(value, Scalar) or has_no_table(value) for value in values)

"""``{table: deeds.csv, key: space}`` in place of a mapping: the rows of a file.

A deck's cards need no key, and may be named by their file alone.
"""

from collections.abc import Container
from dataclasses import field
from operator import is_
from pathlib import Path

from printkit.diagnostics import Diagnostic
from printkit.loading.card_columns import card_table
from printkit.loading.files import files_beside, meant_file
from printkit.loading.packs import Pack, pack_file
from printkit.loading.respelling import renaming, respelling
from printkit.records import record
from printkit.source.codes import BAD_TABLE
from printkit.source.nodes import Entry, Mapping, Node, Plain, Scalar, Sequence
from printkit.source.pack_reader import PackReader
from printkit.source.reading import Reading
from printkit.source.table_files import read_table
from printkit.source.table_header import TableForm
from printkit.suggestion import did_you_mean

_KEYS = ("table", "key", "sheet")
_REPLACE = "replace"
_DECKS, _CARDS = "decks", "cards"


@record
class Tables:
    """Puts the tables of one pack into its tree; collects the files and the mistakes."""

    pack: Pack
    reader: PackReader
    files: list[Path] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)
    """What was read in place of mappings."""

    def expand(self, root: Mapping) -> Node:
        """The tree with each table in place of what names it."""
        decks = root.entry(_DECKS)
        if decks is None or not isinstance(decks.value, Mapping):
            return self._filled(root)
        read = tuple(map(self._with_cards, decks.value.entries))
        if all(map(is_, read, decks.value.entries)):
            return self._filled(root)
        filled = decks.with_value(Mapping(read, decks.value.at))
        entries = (filled if entry is decks else entry for entry in root.entries)
        return self._filled(Mapping(tuple(entries), root.at))

    def _with_cards(self, deck: Entry) -> Entry:
        """The deck with the cards of its table."""
        cards = deck.value.entry(_CARDS) if isinstance(deck.value, Mapping) else None
        if cards is None or not isinstance(deck.value, Mapping) or not _names_table(cards.value):
            return deck
        read = cards.with_value(self._table(_long(cards.value), is_of_cards=True))
        entries = (read if entry is cards else entry for entry in deck.value.entries)
        return deck.with_value(Mapping(tuple(entries), deck.value.at))

    def _filled(self, node: Node) -> Node:
        if isinstance(node, Mapping):
            if isinstance(node.get("table"), Scalar):
                return self._table(node)
            entries = tuple(map(self._expanded, node.entries))
            unchanged = all(map(is_, entries, node.entries))
            return node if unchanged else Mapping(entries, node.at)
        if isinstance(node, Sequence):
            items = tuple(map(self._filled, node.items))
            return node if all(map(is_, items, node.items)) else Sequence(items, node.at)
        return node

    def _expanded(self, entry: Entry) -> Entry:
        value = entry.value
        return entry if isinstance(value, Scalar) else entry.with_value(self._filled(value))

    def _table(self, node: Mapping, *, is_of_cards: bool = False) -> Mapping:
        """The table's rows, or nothing where the mistake is reported."""
        rows = self._rows(node, is_of_cards=is_of_cards) or Mapping((), node.at)
        replaces = node.entry(_REPLACE)
        return rows if replaces is None else Mapping((*rows.entries, replaces), rows.at)

    def _rows(self, node: Mapping, *, is_of_cards: bool) -> Mapping | None:
        self._report_unknown_keys(node)
        name, key, sheet = (node.get(each) for each in _KEYS)
        if not isinstance(name, Scalar) or not isinstance(name.value, str):
            self._report("'table' is not the name of a file", name or node)
            return None
        column = _text(key)
        if column is None and not (is_of_cards and key is None):
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
        form = card_table if is_of_cards else TableForm
        shown = self.pack.shown_file(name.value)
        reading = read_table(path, form(column, _text(sheet)), shown, self.reader.read)
        self.readings.append(reading)
        self.diagnostics.extend(reading.diagnostics)
        return reading.mapping

    def _report_missing(self, wanted: str, node: Node) -> None:
        there = files_beside(self.reader, self.pack, wanted)
        self.diagnostics.append(
            BAD_TABLE.diagnostic(
                f"the table '{wanted}' does not exist in {self.pack.shown}",
                span=node.span,
                help=meant_file(wanted, there) or "name a table of the pack, such as deeds.csv",
                fix=respelling(node.span, wanted, there),
            )
        )

    def _report_unknown_keys(self, node: Mapping) -> None:
        for entry in node.entries:
            if entry.key.value not in (*_KEYS, _REPLACE):
                self.diagnostics.append(
                    BAD_TABLE.diagnostic(
                        f"'{entry.key.value}' cannot stand beside 'table'",
                        span=entry.key.span,
                        help=did_you_mean(str(entry.key.value), _KEYS)
                        or "only 'key' and 'sheet' can",
                        fix=renaming(entry.key.span, str(entry.key.value), _KEYS),
                    )
                )

    def _report(self, message: str, node: Node) -> None:
        self.diagnostics.append(
            BAD_TABLE.diagnostic(
                message, span=node.span, help="write {table: deeds.csv, key: space}"
            )
        )


def may_name_tables(root: Mapping, keys: Container[Plain]) -> bool:
    """Whether a definition with these keys may name a table, be it only as the cards of a deck."""
    decks = root.get(_DECKS)
    values = [entry.value for entry in decks.entries] if isinstance(decks, Mapping) else []
    cards = (deck.get(_CARDS) for deck in values if isinstance(deck, Mapping))
    return "table" in keys or any(_text(named) is not None for named in cards)


def _names_table(cards: Node | None) -> bool:
    """Whether the cards of a deck are those of a table."""
    is_long = isinstance(cards, Mapping) and isinstance(cards.get("table"), Scalar)
    return is_long or _text(cards) is not None


def _long(cards: Node) -> Mapping:
    """The name of a table of cards in full; like any single value it replaces the base's."""
    if isinstance(cards, Mapping):
        return cards
    replaces = Entry(Scalar(_REPLACE, cards.at), Scalar(value=True, at=cards.at))
    named = Entry(Scalar("table", cards.at), cards)
    return Mapping((named, replaces), cards.at)


def _text(node: Node | None) -> str | None:
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else None

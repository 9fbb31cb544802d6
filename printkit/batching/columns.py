"""What the columns of rows mean: routes of the definition, placeholders of the base, names."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from printkit.batching.stating import said_text
from printkit.diagnostics import Diagnostic, Span
from printkit.errors import UsageError
from printkit.loading import codes
from printkit.loading.load import Loaded
from printkit.loading.placeholders import KEY as PLACEHOLDERS
from printkit.model.variant import Variant
from printkit.source.listed_rows import ListedRow, RowValue
from printkit.source.nodes import Mapping, to_plain
from printkit.source.table_cells import Cell
from printkit.suggestion import did_you_mean

_LANGUAGE = "language"
_ID = "id"
_FIELDS = frozenset(Variant.model_fields) - {_ID, "fan_kit", "printkit"}


class BatchColumns:
    """Knows what columns may say of a base; ``naming`` are those that name the editions.

    Without ``naming`` a column ``id`` does, if there is one. ``spoken`` is the language of rows
    that choose none.
    """

    def __init__(
        self, base: Loaded, naming: tuple[str, ...] = (), spoken: str | None = None
    ) -> None:
        assert base.tree is not None  # noqa: S101 - of a base without errors
        self.base = base
        self.tree: Mapping = base.tree
        self._naming = naming or (_ID,)
        self._spoken = spoken
        self._only_names = {*self._naming} - self._known

    def require_naming(self, heads: Iterable[Cell]) -> None:
        """Refuse names from columns that a table does not have.

        Raises:
            UsageError: names the first.
        """
        there = [cell.text for cell in heads]
        for name in self._naming:
            if there and name != _ID and name not in there:
                hint = did_you_mean(name, there) or f"its columns are {', '.join(there)}"
                raise UsageError(f"--name: the table has no column '{name}'", hint)

    def of_heads(self, heads: Iterable[Cell]) -> Iterator[Diagnostic]:
        """Heads of columns that mean nothing."""
        for head in heads:
            yield from self._unknown(tuple(head.text.split(".")), head.span)

    def mistakes(self, row: ListedRow) -> Iterator[Diagnostic]:
        """What is wrong with a row before it is laid over the base."""
        for said in row.said:
            yield from self._unknown(said.steps, said.head)
            wanted = said_text(said.value)
            if self._chooses_language(said) and wanted not in self.base.languages:
                yield codes.MISSING_TRANSLATION.diagnostic(
                    f"the base has no language '{wanted[:20]}'",
                    span=said.value.span,
                    help=f"it has {', '.join(self.base.languages)}",
                )

    def stated(self, row: ListedRow) -> list[RowValue]:
        """What a row says of the definition."""
        return [
            said._replace(steps=(PLACEHOLDERS, *said.steps)) if self._fills(said) else said
            for said in row.said
            if said.steps[0] not in self._only_names and not self._chooses_language(said)
        ]

    def words(self, row: ListedRow) -> list[str]:
        """What the edition of a row is called after."""
        said = {_head(one.steps): said_text(one.value) for one in row.said}
        return [word for name in self._naming if (word := said.get(name))]

    def language(self, row: ListedRow) -> str | None:
        """The language of a row's edition."""
        chosen = (said_text(said.value) for said in row.said if self._chooses_language(said))
        return next(chosen, self._spoken)

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset({*_FIELDS, *self._placeholders, PLACEHOLDERS})

    @cached_property
    def _placeholders(self) -> frozenset[str]:
        node = self.tree.get(PLACEHOLDERS)
        plain = None if node is None else to_plain(node)
        return frozenset(map(str, plain)) if isinstance(plain, dict) else frozenset()

    def _fills(self, said: RowValue) -> bool:
        return len(said.steps) == 1 and said.steps[0] in self._placeholders

    def _chooses_language(self, said: RowValue) -> bool:
        """Whether it says which of the base's languages is wanted, and not what its only one is."""
        return said.steps == (_LANGUAGE,) and len(self.base.languages) > 1

    def _unknown(self, steps: tuple[str | int, ...], head: Span) -> Iterator[Diagnostic]:
        name = str(steps[0])
        if name in self._known or name in self._only_names or _head(steps) in self._only_names:
            return
        known = sorted(self._known - {PLACEHOLDERS})
        yield codes.UNKNOWN_KEY.diagnostic(
            f"the column '{name[:40]}' is no part of a definition, and no placeholder of the base",
            span=head,
            help=did_you_mean(name, known)
            or "write routes such as board.spaces.39.name; 'notes' is for columns of your own",
        )


def _head(steps: Iterable[str | int]) -> str:
    return ".".join(map(str, steps))

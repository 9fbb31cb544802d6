"""From routes of the model back to places in files."""

from printkit.diagnostics import Route, Span
from printkit.records import record
from printkit.source.nodes import ColumnKey, Entry, Mapping, Node, Rounded, step_into


@record
class SourceIndex:
    """Knows where each value of a definition stands, also when it came from a base."""

    root: Mapping

    def span_of(self, route: Route) -> Span:
        """The place of the value, or of the nearest thing around it that exists."""
        return self._reach(route)[0].span

    def key_span(self, route: Route) -> Span:
        """The place of the value's key; of the value itself if it has none."""
        entry = self._entry(route)
        return self.span_of(route) if entry is None else entry.key.span

    def head_span(self, route: Route) -> Span | None:
        """The head of the table's column that the value stands in, if it stands in one."""
        entry = self._entry(route)
        return entry.key.head if entry and isinstance(entry.key, ColumnKey) else None

    def rounded_by(self, route: Route) -> Span | None:
        """Where the change stands that made the value of a base what it is, if one did."""
        node = self.value_of(route)
        return node.by if isinstance(node, Rounded) else None

    def base_span_of(self, route: Route) -> Span | None:
        """The place of the base's value that this one overrides, if it does."""
        entry = self._entry(route)
        return None if entry is None else entry.overrides

    def has(self, route: Route) -> bool:
        """Whether there is a value at exactly this route."""
        return self._reach(route)[1] == len(route)

    def value_of(self, route: Route) -> Node | None:
        """The value at exactly this route, if there is one."""
        node, length = self._reach(route)
        return node if length == len(route) else None

    def _reach(self, route: Route) -> tuple[Node, int]:
        """The node at the longest prefix of the route that exists, and its length."""
        node: Node = self.root
        for length, step in enumerate(route):
            inner = step_into(node, step)
            if inner is None:
                return node, length
            node = inner
        return node, len(route)

    def _entry(self, route: Route) -> Entry | None:
        if not route:
            return None
        parent, length = self._reach(route[:-1])
        if length < len(route) - 1 or not isinstance(parent, Mapping):
            return None
        return parent.entry(route[-1])

"""Files as node trees with places: YAML definitions and CSV tables."""

from printkit.source.nodes import Entry, Mapping, Node, Scalar, Sequence, to_plain
from printkit.source.reading import Reading

__all__ = ["Entry", "Mapping", "Node", "Reading", "Scalar", "Sequence", "to_plain"]

"""What reading a file gives, and the sizes that no file may exceed."""

from printkit.diagnostics import Diagnostic
from printkit.records import record
from printkit.source.nodes import Mapping, Node, Plain

MAX_REMEMBERED = 32_768
"""Characters: the trees of shorter texts, which games are, are remembered for a while.

Many definitions share one base; longer texts would take too much memory.
"""
REMEMBERED = 16
"""How many trees are remembered."""


@record
class Reading:
    """A file's tree, as far as it could be read, and everything wrong with it."""

    root: Node | None
    diagnostics: tuple[Diagnostic, ...] = ()
    remembered: bool = False
    """Whether the same text gives the very same tree again, for a while."""

    keys: frozenset[Plain] = frozenset()
    """The keys of all mappings in a YAML file: most of what is looked for stands nowhere."""

    @property
    def mapping(self) -> Mapping | None:
        """The root if it is a mapping."""
        return self.root if isinstance(self.root, Mapping) else None

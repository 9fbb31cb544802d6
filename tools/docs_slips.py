"""The figures of ``bench.mutations`` as a table for ``docs/mutations.md``."""

from bench.slips.figures import Figures, read_baseline
from tools.docs_pages import table

_HEADER = ("slip", "planted", "caught", "exact", "findings", "at most")


def blocks() -> dict[str, str]:
    """The figures that were kept, and the command that gave them."""
    kinds, command = read_baseline()
    rows = table(_HEADER, (_row(kind, figures) for kind, figures in kinds.items()))
    return {"slips": f"`{command}` gave:\n\n{rows}"}


def _row(kind: str, figures: Figures) -> tuple[str, ...]:
    mean, _, most = figures.findings
    said = (f"{mean:.2f}", str(most)) if figures.caught else ("", "")
    exact = "" if figures.exact is None else f"{figures.exact:.0%}"
    return kind, str(figures.planted), f"{figures.share:.0%}", exact, *said

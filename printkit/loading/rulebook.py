"""The text of a rulebook, from the pack that has it."""

from dataclasses import replace

from printkit.diagnostics import Diagnostic, Span
from printkit.loading.files import files_beside, meant_file
from printkit.loading.load import Loaded
from printkit.loading.packs import pack_file
from printkit.records import record
from printkit.source.encoding import read_text


@record
class RulebookText:
    """The Markdown, what messages call its file, and whether that is a base's."""

    text: str
    file: str
    is_inherited: bool = False


def read_rulebook(loaded: Loaded) -> RulebookText | Diagnostic | None:
    """The rulebook that the variant names; None if it names none.

    The file is looked up in the pack and then in its bases, so that an edition inherits the
    rules of its base.
    """
    variant = loaded.variant
    if variant is None or variant.rulebook is None:
        return None
    span = loaded.index.span_of(("rulebook",))
    missing: Diagnostic | None = None
    for pack in loaded.chain:
        path = pack_file(pack, variant.rulebook, span)
        if isinstance(path, Diagnostic):
            return path
        shown = pack.shown_file(variant.rulebook)
        text = read_text(path, shown, loaded.reader.read)
        if not isinstance(text, Diagnostic):
            return RulebookText(text, shown, pack is not loaded.chain[0])
        if loaded.reader.is_file(path):
            return text
        missing = missing or text
    return None if missing is None else _at(missing, span, loaded, variant.rulebook)


def _at(diagnostic: Diagnostic, span: Span, loaded: Loaded, wanted: str) -> Diagnostic:
    """The finding where the definition names the file, with the file that may be meant."""
    there = [name for pack in loaded.chain for name in files_beside(loaded.reader, pack, wanted)]
    return replace(
        diagnostic,
        span=span,
        help=meant_file(wanted, there)
        or "name a Markdown file of the pack, or leave 'rulebook' out",
    )

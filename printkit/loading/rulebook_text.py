"""The text of a rulebook with its places: what others know of how it was read."""

from printkit.diagnostics import Diagnostic, Span
from printkit.records import record


@record
class Origin:
    """Where a line of the book stands: the file as messages call it, and its line there."""

    file: str
    line: int
    is_inherited: bool = False


@record
class RulebookText:
    """The Markdown, what messages call its file, and whether that is a base's.

    ``origins`` say of each line where it stands; nothing where all lines are the file's own.
    """

    text: str
    file: str
    is_inherited: bool = False
    origins: tuple[Origin, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()

    def origin(self, line: int) -> Origin:
        """Where a line (from 1) of the text stands."""
        if not self.origins:
            return Origin(self.file, line, self.is_inherited)
        return self.origins[min(max(line, 1), len(self.origins)) - 1]

    def span(self, line: int, column: int = 1, end_column: int = 1) -> Span:
        """The place of something in a line of the text."""
        origin = self.origin(line)
        return Span(origin.file, origin.line, column, end_column)

    @property
    def own_files(self) -> frozenset[str]:
        """The files of the edition itself."""
        if not self.origins:
            return frozenset() if self.is_inherited else frozenset({self.file})
        return frozenset(origin.file for origin in self.origins if not origin.is_inherited)

    @property
    def inherited_files(self) -> frozenset[str]:
        """The files of bases, and those that come with printkit."""
        if not self.origins:
            return frozenset({self.file}) if self.is_inherited else frozenset()
        return frozenset(origin.file for origin in self.origins if origin.is_inherited)

    @property
    def changed_files(self) -> frozenset[str]:
        """The files of the edition itself, unless the whole book is its own."""
        inherits = any(origin.is_inherited for origin in self.origins)
        return self.own_files if inherits else frozenset()


def findings_of(book: RulebookText | Diagnostic | None) -> tuple[Diagnostic, ...]:
    """What is wrong with how a rulebook was read."""
    if book is None:
        return ()
    return (book,) if isinstance(book, Diagnostic) else book.diagnostics

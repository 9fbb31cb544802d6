"""Exceptions that end a run.

Mistakes in a definition are values (:class:`printkit.diagnostics.Diagnostic`), never
exceptions: all of them are reported together. What stands here is for the moments when there
is nothing to go on with: wrong usage, a disk that refuses, a bug of our own.
"""


class PrintkitError(Exception):
    """Base of everything printkit raises on purpose; ``help_text`` is the remedy, if any."""

    def __init__(self, message: str, help_text: str | None = None) -> None:
        """Keep the message and, where there is one, the remedy."""
        super().__init__(message)
        self.help_text = help_text


class UsageError(PrintkitError):
    """The call cannot be carried out as it was given (exit code 2)."""


class OutputError(PrintkitError):
    """A file or folder could not be written (exit code 2)."""

"""What a rulebook consists of. Texts may hold ``*emphasis*`` and newlines that are meant."""

from printkit.records import record


@record
class Heading:
    """A heading; ``level`` is 1 for the title."""

    text: str
    level: int
    line: int


@record
class Paragraph:
    """A paragraph; ``level`` says how many lists it stands in."""

    text: str
    line: int
    level: int = 0


@record
class Item:
    """An item of a list (``level`` 1, or more inside other lists), numbered or not."""

    text: str
    line: int
    level: int = 1
    number: int | None = None


Block = Heading | Paragraph | Item
"""Each knows the ``line`` of the Markdown file on which it begins."""

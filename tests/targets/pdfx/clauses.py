"""What a clause is, and all of them by standard and name."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pikepdf

X1A, X4 = "PDF/X-1a:2003", "PDF/X-4"


class File(NamedTuple):
    """What is judged: its bytes, and the same opened."""

    data: bytes
    pdf: pikepdf.Pdf

    def values(self) -> Iterator[pikepdf.Object]:
        """All objects and all that lies within them."""
        for each in [*self.pdf.objects, self.pdf.trailer]:
            yield from _within(each)

    def dictionaries(self) -> Iterator[pikepdf.Object]:
        """All dictionaries, those of streams too."""
        kinds = (pikepdf.Dictionary, pikepdf.Stream)
        return (each for each in self.values() if isinstance(each, kinds))

    def names(self) -> Iterator[str]:
        """All names that are values."""
        return (str(each) for each in self.values() if isinstance(each, pikepdf.Name))

    def streams(self) -> Iterator[pikepdf.Stream]:
        """All streams."""
        return (each for each in self.pdf.objects if isinstance(each, pikepdf.Stream))

    def images(self) -> Iterator[pikepdf.Stream]:
        """All pictures."""
        return (each for each in self.streams() if each.get("/Subtype") == "/Image")

    def operations(self) -> Iterator[tuple[str, list[pikepdf.Object]]]:
        """Operators of all pages and forms, with their operands."""
        forms = [each for each in self.streams() if each.get("/Subtype") == "/Form"]
        for content in [*self.pdf.pages, *forms]:
            for each in pikepdf.parse_content_stream(content):
                yield str(each.operator), list(getattr(each, "operands", ()))


def _within(each: pikepdf.Object) -> Iterator[pikepdf.Object]:
    """The object and those inside, without those that stand elsewhere by themselves."""
    yield each
    inner: list[object] = []
    if isinstance(each, pikepdf.Array):
        inner = list(each)
    elif isinstance(each, pikepdf.Dictionary | pikepdf.Stream):
        inner = [value for _, value in each.items()]
    for value in inner:
        if isinstance(value, pikepdf.Object) and not value.is_indirect:
            yield from _within(value)


Holds = Callable[[File], bool]

CLAUSES: Final[dict[str, dict[str, Holds]]] = {X1A: {}, X4: {}}


def clause(*standards: str) -> Callable[[Holds], Holds]:
    """A function that says whether a file keeps a clause of these standards; of both if none."""

    def kept(holds: Holds) -> Holds:
        for standard in standards or CLAUSES:
            CLAUSES[standard][holds.__name__] = holds
        return holds

    return kept

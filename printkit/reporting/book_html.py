"""A rulebook as one page that stands alone: no script, and no font or picture from elsewhere."""

from collections.abc import Sequence
from itertools import groupby

from printkit.reporting.book import Book, ShowFigure
from printkit.reporting.book_style import STYLE
from printkit.reporting.html_fonts import font_faces
from printkit.reporting.html_writing import Html, joined, tag
from printkit.rulebook.blocks import (
    Block,
    BoxKind,
    Callout,
    Contents,
    Figure,
    Heading,
    Index,
    ListItem,
    PageBreak,
    Paragraph,
    Table,
)
from printkit.rulebook.layout import sections_of
from printkit.rulebook.linked_text import runs_of
from printkit.rulebook.references import anchors_of, name_of, unlinked
from printkit.rulebook.sections import Sections

LOWEST_HEADING = 6


def book_html(book: Book, show: ShowFigure) -> str:
    """The whole page."""
    head = joined(
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Html('<meta name="color-scheme" content="light dark">'),
        tag("title", f"{book.game} – {book.title}"),
        tag("style", Html(font_faces() + STYLE)),
    )
    lines = [tag("p", line) for line in (book.subtitle, book.players) if line]
    top = tag("header", tag("p", book.title, class_="kind"), tag("h1", book.game), *lines)
    foot = tag("footer", tag("p", book.notice))
    body = tag("body", top, tag("main", book_text(book, show)), foot)
    return f"<!DOCTYPE html>\n{tag('html', tag('head', head), body, lang=book.language)}\n"


def book_text(book: Book, show: ShowFigure) -> Html:
    """What the book says, to stand in a page."""
    return _HtmlWriter(book, show).all(book.blocks)


class _HtmlWriter:
    """Writes blocks; links lead to the headings that the book has."""

    def __init__(self, book: Book, show: ShowFigure) -> None:
        self._book = book
        self._show = show
        self._anchors = anchors_of(book.blocks)
        self._unused = set(self._anchors)

    def all(self, blocks: Sequence[Block]) -> Html:
        """The blocks one after another; what belongs to lists stands in them."""
        parts: list[Html] = []
        for in_list, group in groupby(blocks, key=lambda block: _level(block) > 0):
            several = list(group)
            parts += [self._lists(several, 1)] if in_list else map(self._block, several)
        return joined(*parts)

    def _block(self, block: Block) -> Html:
        shown = Html("")
        match block:
            case Heading():
                shown = self._heading(block)
            case Paragraph() | ListItem():
                shown = tag("p", self._text(block.text))
            case Table():
                shown = self._table(block)
            case Figure():
                shown = self._figure(block)
            case Callout():
                shown = self._box(block)
            case Contents():
                shown = self._contents()
            case Index():
                shown = self._index(block)
            case PageBreak():
                pass
        return shown

    def _lists(self, blocks: Sequence[Block], level: int) -> Html:
        """The lists of a level; what stands deeper belongs to the item before it."""
        items: list[tuple[ListItem | None, list[Block]]] = []
        for block in blocks:
            begins = isinstance(block, ListItem) and block.level == level
            if begins or not items:
                items.append((block if isinstance(block, ListItem) and begins else None, []))
                if begins:
                    continue
            items[-1][1].append(block)
        parts = []
        for numbered, group in groupby(items, key=lambda item: _number(item[0]) is not None):
            several = list(group)
            inside = (tag("li", self._item(item, rest, level)) for item, rest in several)
            start = {"start": str(_number(several[0][0]))} if numbered else {}
            parts.append(tag("ol" if numbered else "ul", *inside, **start))
        return joined(*parts)

    def _item(self, item: ListItem | None, rest: Sequence[Block], level: int) -> Html:
        parts = [] if item is None else [self._text(item.text)]
        for here, group in groupby(rest, key=lambda block: _is_text_at(block, level)):
            several = list(group)
            parts += map(self._block, several) if here else [self._lists(several, level + 1)]
        return joined(*parts)

    def _heading(self, heading: Heading) -> Html:
        """Two headings may be called the same: links lead to the first."""
        name = name_of(heading)
        attributes = {"id": name} if name in self._unused else {}
        self._unused.discard(name)
        level = f"h{min(max(heading.level, 2), LOWEST_HEADING)}"
        return tag(level, self._text(heading.text), **attributes)

    def _text(self, text: str) -> Html:
        parts = []
        for run in runs_of(text, self._book.writing, self._anchors):
            lines = [joined(line) for line in run.text.split("\n")]
            shown = Html("<br>".join(lines))
            shown = tag("em", shown) if run.italic else shown
            shown = tag("strong", shown) if run.bold else shown
            parts.append(tag("a", shown, href=f"#{run.target}") if run.target else shown)
        return joined(*parts)

    def _table(self, table: Table) -> Html:
        def row(cells: Sequence[str], name: str) -> Html:
            right = [*table.right, *[False] * len(cells)]
            return tag(
                "tr",
                *(
                    tag(name, self._text(cell), **({"class": "right"} if at_right else {}))
                    for cell, at_right in zip(cells, right, strict=False)
                ),
            )

        rows = (row(cells, "td") for cells in table.rows)
        inside = joined(tag("thead", row(table.heads, "th")), tag("tbody", *rows))
        return tag("div", tag("table", inside), class_="table")

    def _figure(self, figure: Figure) -> Html:
        shown = self._show(figure)
        if shown is None:
            return Html("")
        caption = tag("figcaption", self._text(figure.caption)) if figure.caption else ""
        return tag("figure", Html(shown), caption, class_=figure.place.value)

    def _box(self, box: Callout) -> Html:
        label = (
            tag("p", self._book.phrases.boxes[box.kind], class_="label") if box.is_labelled else ""
        )
        name = "div" if box.kind is BoxKind.COLUMNS else "aside"
        return tag(name, label, self.all(box.blocks), class_=box.kind.value)

    def _contents(self) -> Html:
        links = (
            tag("li", tag("a", self._plain(one.text), href=f"#{name_of(one)}"))
            for one in sections_of(self._book.blocks)
        )
        title = tag("summary", self._book.phrases.sections)
        return tag(
            "nav", joined(Html("<details open>"), title, tag("ul", *links), Html("</details>"))
        )

    def _index(self, index: Index) -> Html:
        sections = Sections(self._book.blocks)
        parts = []
        for term in index.terms:
            links = []
            for one, strong in sections.of_term(term.forms):
                link = tag("a", self._plain(one.text), href=f"#{name_of(one)}")
                links.append(tag("strong", link) if strong else link)
            commas = [joined(*([", "] if n else []), link) for n, link in enumerate(links)]
            parts.append(joined(tag("dt", self._plain(term.shown)), tag("dd", *commas)))
        return tag("dl", *parts)

    def _plain(self, text: str) -> Html:
        """A text without links, for within one."""
        return self._text(unlinked(text))


def _level(block: Block) -> int:
    return block.level if isinstance(block, (ListItem, Paragraph)) else 0


def _number(item: ListItem | None) -> int | None:
    return None if item is None else item.number


def _is_text_at(block: Block, level: int) -> bool:
    """Whether this is a further paragraph of an item."""
    return isinstance(block, Paragraph) and block.level <= level

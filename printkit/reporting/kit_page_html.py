"""A game as one page to be shared: its pieces, its rules, and where to find the files to print.

The page stands alone: no script, and no font or picture from elsewhere.
"""

from collections.abc import Sequence

from printkit.records import record
from printkit.reporting.book import Book, ShowFigure
from printkit.reporting.book_html import book_text
from printkit.reporting.book_style import STYLE
from printkit.reporting.html_fonts import font_faces
from printkit.reporting.html_writing import Html, joined, opened, tag
from printkit.reporting.preview_html import PreviewPicture, PreviewSection, section_html

RULES, PRINT = "the-rules", "to-print"


@record
class Download:
    """A file beside the page, or where it lies: what the link says, and how large it is."""

    title: str
    url: str
    size: str


@record
class KitWebPage:
    """What the page shows; ``hero`` is the picture of the board, or of the box."""

    title: str
    subtitle: str
    players: str
    notice: str
    language: str
    colour: str
    """Of the game, as ``#rrggbb``: of lines and marks on a light ground."""
    hero: PreviewPicture
    posted: str
    """The address of a picture for those who post that of the page; empty if that is not known."""
    sections: Sequence[PreviewSection]
    book: Book
    show: ShowFigure
    print_title: str
    downloads: Sequence[Download]


def kit_page_html(page: KitWebPage) -> str:
    """The whole page."""
    style = font_faces() + STYLE + _STYLE.replace("MARK", page.colour)
    head = joined(
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Html('<meta name="color-scheme" content="light dark">'),
        tag("title", page.title),
        Html('<meta property="og:type" content="website">'),
        opened("meta", property="og:title", content=page.title),
        opened("meta", property="og:description", content=page.subtitle or page.notice),
        _posted(page),
        tag("style", Html(style)),
    )
    rules = tag("h2", page.book.title)
    parts = [
        _top(page),
        *map(section_html, page.sections),
        tag("section", rules, tag("div", book_text(page.book, page.show), class_="book"), id=RULES),
        tag("footer", tag("p", page.notice)),
    ]
    whole = tag("html", tag("head", head), tag("body", *parts), lang=page.language)
    return f"<!DOCTYPE html>\n{whole}\n"


def _posted(page: KitWebPage) -> Html:
    """What other sites show beside a link to the page, besides its title."""
    if not page.posted:
        return Html("")
    return joined(
        opened("meta", property="og:image", content=page.posted),
        opened("meta", property="og:image:alt", content=page.hero.caption),
        opened("meta", name_="twitter:card", content="summary"),
    )


def _top(page: KitWebPage) -> Html:
    """The title beside the board, what leads further, and the files."""
    lines = [tag("p", line) for line in (page.subtitle, page.players) if line]
    words = tag("div", tag("h1", page.title), *lines, _links(page), _files(page))
    source = f"data:image/webp;base64,{page.hero.webp}"
    return tag("header", words, opened("img", src=source, alt=page.hero.caption))


def _links(page: KitWebPage) -> Html:
    links = [tag("a", section.title, href=f"#{section.id}") for section in page.sections]
    return tag("nav", *links, tag("a", page.book.title, href=f"#{RULES}"))


def _files(page: KitWebPage) -> Html:
    if not page.downloads:
        return Html("")
    links = [
        tag("li", tag("a", file.title, href=file.url), " ", tag("small", file.size))
        for file in page.downloads
    ]
    return tag("div", tag("h2", page.print_title), tag("ul", *links), class_="files", id=PRINT)


_STYLE = """\
:root { --mark: MARK; }
@media (prefers-color-scheme: dark) { :root { --mark: color-mix(in srgb, MARK 45%, white); } }
body { max-width: none; padding: 0; }
body > section, body > footer { margin: 0 auto; max-width: 76rem; padding: 0 1.1rem 1rem; }
body > footer { padding-top: 1rem; }
body > header {
  align-items: center; border: 0; display: grid; gap: 2rem; margin: 0 auto; max-width: 76rem;
  padding: 2rem 1.1rem 1rem;
}
header img { border-radius: .4rem; box-shadow: 0 .2rem 1.2rem #0004; width: 100%; }
header h1 { font-size: clamp(2.2rem, 7vw, 4rem); }
header h2 { border: 0; font-size: 1.1rem; margin: 0; padding: 0; }
header nav { margin: 1.2rem 0; }
header nav a {
  border: 1px solid var(--line); border-radius: 2rem; display: inline-block;
  margin: 0 .35rem .5rem 0; padding: .3rem .9rem; text-decoration: none;
}
header nav a:hover { border-color: var(--mark); }
.files { border-left: 4px solid var(--mark); padding: .2rem 0 .2rem 1rem; }
.files ul { list-style: none; margin: .3rem 0 0; padding: 0; }
small { color: var(--muted); font-weight: 400; }
.pieces { align-items: flex-end; display: flex; flex-wrap: wrap; gap: 1.1rem 1rem; }
.pieces figure { margin: 0; max-width: calc(50% - .5rem); min-width: 4rem; }
.pieces figure img {
  background: none; border-radius: 0; height: auto !important; max-width: 100%; padding: 0;
}
.pieces figcaption { font-size: .8rem; line-height: 1.25; }
.book { margin: 0 auto; max-width: 42rem; }
@media (min-width: 48rem) {
  body > header { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); }
  .pieces figure { max-width: 100%; }
}
"""

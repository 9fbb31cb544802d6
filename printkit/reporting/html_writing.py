"""Writing HTML so that no text of a stranger can become markup."""

from html import escape

from printkit.reporting.visible import visible


class Html(str):
    """Text that is HTML already; every other text is escaped when it is put in."""

    __slots__ = ()


def tag(name: str, *content: str, **attributes: str) -> Html:
    """An element: ``tag("td", "A & B", class_="after")``; an underscore ends reserved words."""
    return Html(f"{opened(name, **attributes)}{joined(*content)}</{name}>")


def opened(name: str, **attributes: str) -> Html:
    """The beginning of an element; all of it, if it has no content by its nature (``img``)."""
    written = "".join(
        f' {key.rstrip("_")}="{escape(visible(value))}"' for key, value in attributes.items()
    )
    return Html(f"<{name}{written}>")


def joined(*content: str) -> Html:
    """Several pieces one after another."""
    return Html("".join(part if isinstance(part, Html) else _escaped(part) for part in content))


def _escaped(text: str) -> Html:
    return Html(escape(visible(text), quote=False))

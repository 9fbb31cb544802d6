"""Pictures, texts, names and settings that are too much, or that look like more than they are."""

from io import BytesIO
from pathlib import Path

from PIL import Image as Pixels

from tests.hostile.case import Case

_NOTE = "templates/your-street/note-back.xml.j2"


def _png(width: int, height: int, colour: int = 0) -> bytes:
    out = BytesIO()
    Pixels.new("L", (width, height), colour).save(out, "PNG", compress_level=1)
    return out.getvalue()


def _progressive(side: int, scans: int) -> bytes:
    """A progressive JPEG with many more scans than it needs."""
    out = BytesIO()
    Pixels.new("L", (side, side), 90).save(out, "JPEG", progressive=True)
    data = out.getvalue()
    last = data.rindex(b"\xff\xda")
    return data[:last] + data[last:-2] * scans + data[-2:]


def _images(count: int, name: str) -> str:
    images = "".join(
        f'<image src="{name.format(number)}" x="{number}" y="0" w="1" h="1"/>\n'
        for number in range(count)
    )
    return f"<artwork>\n{images}</artwork>\n"


def _svg(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{inner}</svg>'


def _picture(name: str, content: str | bytes, says: str) -> Case:
    file = "a.svg" if isinstance(content, str) else "a.jpg"
    files = {_NOTE: _images(1, file), file: content}
    return Case(name, files=files, says=(says, "note-back.xml.j2:2"))


_PICTURES = (
    _picture("a jpeg with many scans", _progressive(3000, 1000), "limit scans is 100"),
    _picture("a png of one column", _png(1, 39_000_000), "limit picture-side is 20,000"),
    Case(
        "pictures that are too many pixels together",
        files={_NOTE: _images(5, "{}.png")}
        | {f"{number}.png": _png(6300, 6300, number) for number in range(5)},
        says=("limit all-pixels is 120,000,000", "159 megapixels"),
        seconds=8,
        megabytes=500,
    ),
    _picture(
        "blanks in a length of a picture",
        _svg(f'<rect width="1{" " * 200_000}!" height="1"/>'),
        "is not a plain length",
    ),
    _picture("an empty picture", _svg(""), "nothing of the drawing shows"),
    _picture("a picture outside its view", _svg('<circle cx="-9" r="2"/>'), "nothing of the"),
    _picture("a hidden picture", _svg('<circle r="2" display="none"/>'), "nothing of the"),
)

_DEFINITION = ("check", "--definition-only", "./g")
_THEME = "templates/your-street/theme.yaml"


def _many(count: int, line: str) -> str:
    return "".join(line.format(number) for number in range(count))


def _theme(text: str) -> dict[str, str]:
    return {_THEME: f"extends: classic\nname: Your Street\n{text}"}


_NAMES = (
    Case(
        "60,000 unknown keys",
        _DEFINITION,
        edits={"language: en\n": "language: en\n" + _many(60_000, "titel{}: x\n")},
        says=("limit entries is 5,000", "variant.yaml:3:1"),
    ),
    Case(
        "4,900 unknown keys",
        _DEFINITION,
        edits={"language: en\n": "language: en\n" + _many(4_900, "titel{}: x\n")},
        says=("more findings", "limit findings is 1,000"),
    ),
    Case(
        "4,900 unknown marks",
        _DEFINITION,
        edits={
            "  daisy:": _many(4_900, "  g{0}: {{name: G{0}, mark: mark-cirle{0}}}\n") + "  daisy:"
        },
        says=("more findings",),
    ),
    Case(
        "4,900 colours",
        _DEFINITION,
        files=_theme("colours:\n" + _many(4_900, '  colour{0}: {{full: "#{0:06x}"}}\n')),
        code=0,
    ),
    Case(
        "4,900 selectors",
        _DEFINITION,
        edits={"language: en\n": "language: en\nchecks:\n" + _many(4_900, "  nosuch{}: 'off'\n")},
        says=("more findings",),
    ),
    Case(
        "540 cards with a slip each",
        _DEFINITION,
        edits={
            "    cards:\n": "    cards:\n"
            + _many(
                540, "      x{0}: {{title: X {0}, text: Pay., effects: [{{do: pya, amount: 6}}]}}\n"
            )
        },
        says=("540 findings can be fixed", "write 'pay'"),
    ),
    Case(
        "540 cards with a slip each are fixed",
        ("check", "--definition-only", "--fix", "./g"),
        edits={
            "    cards:\n": "    cards:\n"
            + _many(
                540, "      x{0}: {{title: X {0}, text: Pay., effects: [{{do: pya, amount: 6}}]}}\n"
            )
        },
        says=("fixed 540",),
        seconds=8,
    ),
    Case(
        "a long text in a definition",
        _DEFINITION,
        edits={"title: Your Street": f"title: '{'{{' * 20_000}'"},
        says=("40,000 characters", "limit text-characters is 20,000"),
    ),
    Case(
        "4,900 keys without values on one line",
        _DEFINITION,
        edits={"language: en\n": f"language: en\nchecks: {{q: 5, {_many(4_900, 'a{}, ')}}}\n"},
        says=("more findings",),
        megabytes=500,
    ),
    Case(
        "4,900 rows without columns",
        _DEFINITION,
        files={
            "variant.yaml": "printkit: 1\nextends: classic-us\ndeeds: {table: a.csv, key: nr}\n",
            "a.csv": "nr,foo,bar\n" + _many(4_900, "{},1,2\n"),
        },
        says=("more findings",),
        seconds=8,
    ),
    Case(
        "4,900 deeds that the base has not",
        _DEFINITION,
        files={
            "variant.yaml": "printkit: 1\nextends: classic-us\ndeeds:\n"
            + _many(4_900, "  {}: {{price: 5}}\n")
        },
        says=("more findings",),
    ),
    Case(
        "60,000 comments that silence nothing",
        _DEFINITION,
        edits={"language: en\n": "# printkit: ignore[PK201]\n" * 60_000 + "languag: en\n"},
        says=("is not known", "did you mean 'language'"),
        seconds=8,
    ),
)


_SIZES = (
    Case(
        "sizes that are stated by one another",
        _DEFINITION,
        files=_theme("sizes:\n" + "".join(f"  s{n}: s{n + 1}\n" for n in range(3_000))),
        says=("leads from name to name", "theme.yaml:4:"),
    ),
    Case(
        "sizes in a circle",
        ("check", "--definition-only", "--fix", "./g"),
        files=_theme("sizes: {a: b, b: a}\n"),
        says=("sizes.a: the length 'b' leads from name to name", "theme.yaml:3:"),
        never=("did you mean 'b'", "fixed"),
    ),
    Case(
        "a theme length with many blanks",
        _DEFINITION,
        files=_theme(f"sizes: {{a: '1{' ' * 19_000}!'}}\n"),
        says=("theme.yaml:3:",),
    ),
)


def _settings(name: str, text: str, says: str) -> Case:
    def prepare(folder: Path) -> None:
        (folder / name).write_text(text, encoding="utf-8")

    shown = f"settings {name} {text[:12]}"
    return Case(shown, _DEFINITION, prepare=prepare, code=2, says=(name, says))


def _sparse(folder: Path) -> None:
    with (folder / "printkit.toml").open("wb") as file:
        file.truncate(20 << 30)


_SETTINGS = (
    _settings("printkit.toml", "a = " + "[" * 5_000, "brackets"),
    _settings("printkit.toml", ("a = [\n" + "[\n" * 5_000), "nest too deep"),
    _settings("printkit.toml", ".".join("a" * 50_000) + " = 1", "dots"),
    _settings("printkit.toml", '"a\\n::error file=x::y" = 1', "there is no setting"),
    Case(
        "settings that are no table",
        ("check", "--definition-only", "./g"),
        prepare=lambda folder: (folder / "pyproject.toml").write_text("tool = 5 # printkit\n"),
        code=0,
    ),
    Case(
        "settings of 20 GB",
        _DEFINITION,
        prepare=_sparse,
        code=2,
        says=("21,474,836,480 bytes", "limit settings-bytes"),
    ),
)

_TEXTS = tuple(
    Case(
        f"a template with much text: {name}",
        files={
            "templates/your-street/deed.xml.j2": "<artwork>"
            f'<text x="1" y="1" w="40" h="40">{text}</text>'
            "</artwork>"
        },
        says=says,
        seconds=12,
    )
    for name, text, says in (
        ("a-", "a-" * 100_000, ("limit text-characters is 20,000",)),
        ("short a-", "a-" * 9_000, ("deed.xml.j2:1",)),
        ("words", "a " * 9_000, ("deed.xml.j2:1",)),
        ("emphasis", "*a* **b** " * 1_900, ("deed.xml.j2:1",)),
        ("stars", "*a" * 9_000, ("deed.xml.j2:1",)),
        ("quotes", "&quot;a " * 6_000, ("deed.xml.j2:1",)),
    )
)

_CELLS = Case(
    "a template with 10,000 cells",
    files={
        "templates/your-street/deed.xml.j2": "<artwork>"
        '<table x="1" y="1" w="40" h="40" columns="* *">'
        f"{'<row><cell>a b</cell><cell>c</cell></row>' * 5_000}"
        "</table></artwork>"
    },
    says=("deed.xml.j2:1",),
    seconds=12,
)

CASES: tuple[Case, ...] = (*_PICTURES, *_NAMES, *_SIZES, *_SETTINGS, *_TEXTS, _CELLS)

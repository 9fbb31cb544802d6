"""A second attack, after the review: ``tests/hostile/IDEAS.md`` lists all that was tried."""

from collections.abc import Callable
from pathlib import Path

from tests.hostile.case import Case

_DEFINITION = ("check", "--definition-only", "./g")
_NOTE = "templates/your-street/note-back.xml.j2"
_BUILD_NOTES = ("build", "./g", "--only", "money", "--paper", "a4")


def _card(name: str, inner: str, *says: str, seconds: float = 6.0) -> Case:
    files = {"templates/card.xml.j2": f"<artwork>{inner}</artwork>"}
    return Case(name, files=files, says=says, seconds=seconds)


def _text(expression: str) -> str:
    return f'<text w="40" h="20" style="body">{{{{ {expression} }}}}</text>'


def _picture(name: str, file: str, data: str | bytes, *says: str, code: int = 1) -> Case:
    shown = f'<artwork><image src="{file}" x="5" y="5" w="60" h="30"/></artwork>'
    return Case(name, _BUILD_NOTES, files={_NOTE: shown, file: data}, says=says, code=code)


def _svg(inner: str, more: str = "") -> str:
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" {more}>'
    return f'{start}<rect width="5" height="5"/>{inner}</svg>'


def _cut_off_exif() -> bytes:
    from io import BytesIO  # noqa: PLC0415 - beside its only use

    from PIL import Image  # noqa: PLC0415 - beside its only use

    out = BytesIO()
    Image.new("RGB", (900, 450)).save(out, "JPEG")
    entries = b"\x12\x01\x04\0\xff\xff\xff\xff\0\0\0\0" * 5000
    exif = b"Exif\0\0II*\0\x08\0\0\0\xff\xff" + entries
    size = (len(exif) + 2).to_bytes(2, "big")
    return b"\xff\xd8\xff\xe1" + size + exif + out.getvalue()[2:]


def _before(mark: str, more: str) -> Callable[[Path], object]:
    """More lines in the definition, above the one with the mark."""

    def prepare(folder: Path) -> None:
        path = folder / "g" / "variant.yaml"
        text = path.read_text(encoding="utf-8")
        assert mark in text
        path.write_text(text.replace(mark, more + mark, 1), encoding="utf-8")

    return prepare


CASES: tuple[Case, ...] = (
    _card(
        "a test for each item of a long list",
        "{% set big = range(99000) | list %}{% set items = [{'x': -1}] * 60000 %}"
        + _text("items | selectattr('x', 'in', big) | list | length"),
        "template-steps",
        seconds=20.0,
    ),
    _card(
        "a way of 90,000 names for each item",
        "{% set way = ('0.' * 90000) ~ '0' %}" + _text("(['x'] * 50000) | sort(attribute=way)"),
        "it follows more than 8 names",
    ),
    _card("names of fields in no order", _text("game.model_fields_set | first"), "PK141"),
    _card(
        "an element with 90,000 attributes",
        "<rect {% for i in range(90000) %}a{{ i }}='1' {% endfor %}/>",
        "has 90,000 attributes",
        seconds=15.0,
    ),
    _picture(
        "a namespace of 4,000,000 characters",
        "a.svg",
        _svg("<metadata><q:a/></metadata>" * 9000, f'xmlns:q="{"u" * 4_000_000}"'),
        "a namespace has a name of 4,000,000 characters",
    ),
    _picture(
        "an arc between neighbours among numbers",
        "a.svg",
        _svg('<path d="M0 0A1e6 1e6 0 0 1 5e-324 0L5 5L3 9"/>'),
        code=0,
    ),
    _picture(
        "dashes that 6,000 shapes inherit",
        "a.svg",
        _svg(f'<g stroke-dasharray="{"1 2 " * 600_000}">' + "<path/>" * 6000 + "</g>"),
        "more than 100 dashes",
    ),
    _picture("entries of a photo that lead nowhere", "a.jpg", _cut_off_exif(), code=0),
    Case(
        "60,000 comments that silence one code",
        _DEFINITION,
        prepare=_before("\nrules:\n", "# printkit: ignore[PK412]\n" * 60_000),
        code=0,
        seconds=15.0,
    ),
    Case(
        "one comment that silences 300,000 codes",
        _DEFINITION,
        prepare=_before("\nrules:\n", f"# printkit: ignore[{'PK412,' * 300_000}]\n"),
        code=0,
        seconds=8.0,
    ),
    Case(
        "2,000 cards that lack a field",
        _DEFINITION,
        prepare=_before(
            "      storm:\n",
            "".join(
                f"      c{i}: {{title: A, text: B, effects: [{{do: collect}}]}}\n"
                for i in range(2000)
            ),
        ),
        says=("'amount' is missing",),
        seconds=8.0,
    ),
)

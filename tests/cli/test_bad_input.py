"""Mistakes in definitions are met with their place, the fact and a remedy; no tracebacks."""

from pathlib import Path

import pytest

from tests.cli.running import TINY, Run, pack

V = "tiny/variant.yaml"


def changed(old: str, new: str) -> str:
    assert old in TINY
    return TINY.replace(old, new, 1)


def added(text: str) -> str:
    return TINY + text


BOMB = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 9)
)
BOARD = "board: {spaces: {0: {name: Go, kind: go}, 0: {name: Gate, kind: go}}}\n"
DECK = "decks: {luck: {name: Luck, colour: '#ff0000', icon: chance, count: 1, cards: "

DEFINITIONS: dict[str, tuple[str | bytes, str, str, str]] = {
    "misspelt key": (changed("price: 60", "prize: 60"), "PK130", f"{V}:12:", "'price'"),
    "misspelt key of the root": (added("grups: {}\n"), "PK130", f"{V}:14:1", "'groups'"),
    "text for a number": (changed("60", '"60"'), "PK132", f"{V}:12:62", "number"),
    "amount in words": (changed("60", "sixty"), "PK132", f"{V}:12:62", "number"),
    "list for a mapping": (changed("{min: 2, max: 4}", "[2, 4]"), "PK132", f"{V}:4:10", ""),
    "missing field": (changed("price: 60, ", ""), "PK131", f"{V}:12:", "price"),
    "missing title": (changed("title: Tiny\n", ""), "PK131", f"{V}:1", "title"),
    "negative amount": (changed("60", "-60"), "PK132", f"{V}:12:62", ""),
    "not a number": (changed("60", ".nan"), "PK132", f"{V}:12:62", ""),
    "infinite": (changed("60", "1e999"), "PK132", f"{V}:12:62", ""),
    "huge": (changed("60", "9" * 5000), "PK132", f"{V}:12:62", ""),
    "colour in words": (changed('"#641c00"', "brown"), "PK132", f"{V}:8:", "#"),
    "300 characters": (changed("Elm Street", "E" * 300), "PK132", f"{V}:12:15", "80"),
    "unknown group": (changed("group: brown", "group: brwon"), "PK160", f"{V}:12:48", "'brown'"),
    "unknown kind": (changed("kind: street", "kind: stret"), "PK160", f"{V}:12:33", "'street'"),
    "unknown icon": (changed("mark-square", "mark-squar"), "PK149", f"{V}:8:", "'mark-square'"),
    "unknown theme": (changed("classic", "clasic"), "PK120", f"{V}:5:8", "'classic'"),
    "unknown deck": (
        added("space_kinds: {x: {draws: lukc}}\n" + DECK + "{}}}\n"),
        "PK160", f"{V}:14:26", "'luck'",
    ),
    "unknown space": (
        added(DECK + "{go: {text: Go, effects: [{do: move_to, space: 7}]}}}}\n"),
        "PK160", f"{V}:14:125", "7",
    ),
    "unknown effect": (
        added(DECK + "{go: {text: Go, effects: [{do: colect, amount: 7}]}}}}\n"),
        "PK132", f"{V}:14:", "'collect'",
    ),
    "wrong expression": (
        added(DECK + "{go: {text: 'Pay {{ rules.fee }}', effects: [{do: pay, amount: 7}]}}}}\n"),
        "PK160", f"{V}:14:90", "fee",
    ),
    "duplicate key": (added("title: Again\n"), "PK104", f"{V}:14:1", f"{V}:2:1"),
    "duplicate index": (added(BOARD), "PK104", f"{V}:14:43", f"{V}:14:18"),
    "duplicate name": (changed("Oak Street", "Elm Street"), "PK721", f"{V}:13:15", "Elm Street"),
    "base that is missing": (added("extends: clasic-us\n"), "PK120", f"{V}:14:10", "'classic-us'"),
    "base that is itself": (added("extends: ../tiny\n"), "PK120", f"{V}:14:10", ""),
    "other format": (changed("printkit: 1", "printkit: 2"), "PK132", f"{V}:1:11", ""),
    "empty": ("", "PK100", V, ""),
    "comments only": ("# nothing\n", "PK100", V, ""),
    "a list": ("- title\n", "PK132", f"{V}:1:1", ""),
    "binary": (b"\x00\x01\x02", "PK100", f"{V}:1:1", "binary"),
    "not UTF-8": (TINY.encode().replace(b"Elm", b"\xc4lm"), "PK100", f"{V}:12:15", "UTF-8"),
    "UTF-16": (TINY.encode("utf-16"), "PK100", V, "UTF-8"),
    "tabs": (changed("  brown", "\tbrown"), "PK104", f"{V}:8:1", ""),
    "unclosed bracket": (changed("{min: 2, max: 4}", "{min: 2"), "PK104", f"{V}:", ""),
    "50,000 brackets": ("a: " + "[" * 50_000, "PK103", f"{V}:1:", ""),
    "alias bomb": (TINY + BOMB, "PK103", f"{V}:", ""),
    "python object": (added("a: !!python/object:os.system x\n"), "PK104", f"{V}:14:4", ""),
    "file outside": (added("rulebook: ../../etc/passwd\n"), "PK123", f"{V}:14:11", "inside"),
    "table outside": (
        changed(TINY[TINY.index("deeds:") :], "deeds: {table: ../x.csv, key: id}\n"),
        "PK123", f"{V}:11:", "inside",
    ),
    "rulebook that is missing": (added("rulebook: rules.md\n"), "PK100", f"{V}:14:11", ""),
    "no glyph": (changed("Elm Street", "東京"), "PK702", f"{V}:12:15", "U+6771"),
    "does not fit": (changed("Elm Street", "W" * 70), "PK701", f"{V}:12:15", "shorten"),
}  # fmt: skip


@pytest.mark.parametrize("case", DEFINITIONS)
def test_mistake_is_reported_with_its_place(case: str, run: Run, tmp_path: Path) -> None:
    text, code, place, words = DEFINITIONS[case]
    pack(tmp_path / "tiny", {"variant.yaml": text})
    result = run("check", "./tiny")
    assert result.code == 1, result.said
    assert f"error[{code}]" in result.out
    assert f"--> {place}" in result.out
    assert words in result.out


def test_build_writes_nothing_where_there_are_mistakes(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny", {"variant.yaml": changed("price: 60", "prize: 60")})
    result = run("build", "./tiny", "--only", "deeds")
    assert result.code == 1
    assert "error[PK130]" in result.err
    assert not (tmp_path / "output").exists()


def test_all_mistakes_are_reported_in_one_run(run: Run, tmp_path: Path) -> None:
    text = TINY.replace("min: 2", "min: two").replace("price: 60", "prize: 60") + "grups: {}\n"
    pack(tmp_path / "tiny", {"variant.yaml": text})
    result = run("check", "./tiny", "--output-format", "concise")
    places = [line.split(": ")[0] for line in result.out.splitlines()]
    assert {f"{V}:4:16", f"{V}:12:55", f"{V}:13:55", f"{V}:14:1"} <= set(places)
    assert places == sorted(places, key=lambda place: tuple(map(int, place.split(":")[1:])))


@pytest.mark.parametrize("text", [TINY.replace("\n", "\r\n"), "\ufeff" + TINY], ids=["CRLF", "BOM"])
def test_windows_files_are_fine(text: str, run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny", {"variant.yaml": text})
    assert run("check", "./tiny").code == 0


@pytest.mark.parametrize("reference", ["nowhere", "", "a\nb", "x" * 5000, "./file", "folder"])
def test_what_is_no_variant(reference: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(TINY, encoding="utf-8")
    (tmp_path / "folder" / "variant.yaml").mkdir(parents=True)
    result = run("check", reference)
    assert result.code == 2
    assert "error[PK120]" in result.out
    assert "help: " in result.out
    assert len(result.out) < 500

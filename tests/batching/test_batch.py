"""Many editions of a base, one for each row."""

import hashlib
import json
from pathlib import Path

import openpyxl
import pytest

from printkit.batching.batch import run as start
from printkit.batching.making import Status
from printkit.batching.opening import BatchRequest, opened
from printkit.pipeline.request import Request
from tests.batching.conftest import OPTIONS, ROWS, files_in, report_in
from tests.cli.running import Run, pack

SMITH = """\
extends: ../game
placeholders: {family: Smith}
deeds: {oak: {name: Smith Road}}
decks: {luck: {cards: {win: {text: "You win the Smiths' cup."}}}}
"""


@pytest.mark.usefixtures("base")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_kits_have_the_bytes_of_single_builds(run: Run, tmp_path: Path, jobs: str) -> None:
    made = run("batch", "rows.csv", *OPTIONS, "--name", "family", "-o", "out", "-j", jobs)
    assert made.code == 0, made.said
    pack(tmp_path / "smith", {"variant.yaml": SMITH})
    assert run("build", "./smith", "--paper", "a4", "-o", "alone").code == 0
    assert files_in(tmp_path / "out" / "smith") == files_in(tmp_path / "alone" / "smith")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        *("batch.json", "muller", "o-hara", "smith")
    ]


@pytest.mark.usefixtures("base")
def test_the_report_says_what_has_become_of_each_row(run: Run, tmp_path: Path) -> None:
    run("batch", "rows.csv", *OPTIONS, "-o", "out", "-j", "1")
    report = report_in(tmp_path / "out")
    assert (report["editions"], report["made"], report["failed"]) == (3, 3, 0)
    first = report["rows"][0]
    assert (first["row"], first["place"], first["name"]) == (1, "rows.csv:2", "row-1")
    assert first["status"] == "made"
    for name, about in first["files"].items():
        data = (tmp_path / "out" / "row-1" / name).read_bytes()
        assert about == {"sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)}
    assert "a4/kit.pdf" in first["files"]


@pytest.mark.usefixtures("base")
def test_mistakes_are_reported_at_the_row_and_the_others_are_made(run: Run, tmp_path: Path) -> None:
    rows = "title,deeds.oak.price\nOne,60\nTwo,dear\nThree,60\n"
    (tmp_path / "rows.csv").write_text(rows, encoding="utf-8")
    made = run("batch", "rows.csv", *OPTIONS, "-o", "out", "-j", "2")
    assert made.code == 1
    assert "rows.csv:3:5" in made.err
    assert "1 failed, 2 made" in made.err
    rows_there = report_in(tmp_path / "out")["rows"]
    assert [row["status"] for row in rows_there] == ["made", "failed", "made"]
    [finding] = rows_there[1]["findings"]
    assert (finding["file"], finding["line"], finding["column"]) == ("rows.csv", 3, 5)


@pytest.mark.usefixtures("base")
def test_what_fills_a_placeholder_is_reported_at_its_cell(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rows.csv").write_text(f"family\nMiller\n{'x' * 90}\n", encoding="utf-8")
    made = run("batch", "rows.csv", *OPTIONS, "--check", "-j", "1")
    assert made.code == 1
    assert "rows.csv:3:1" in made.err
    assert not (tmp_path / "output").exists()


@pytest.mark.usefixtures("base")
@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("titel\nOne\n", "rows.csv:1:1"),
        ("famly\nOne\n", "did you mean 'family'?"),
        ("extends\n../..\n", "no part of a definition"),
        ("", "rows.csv is empty"),
        ('title\n"One\n', "a quotation mark is never closed"),
    ],
)
def test_a_list_that_makes_no_sense_begins_nothing(
    run: Run, tmp_path: Path, rows: str, said: str
) -> None:
    (tmp_path / "rows.csv").write_text(rows, encoding="utf-8")
    made = run("batch", "rows.csv", *OPTIONS, "-o", "out", "-j", "1")
    assert made.code == 1
    assert said in made.err
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("base")
def test_the_same_command_goes_on_where_it_was_interrupted(run: Run, tmp_path: Path) -> None:
    command = ("batch", "rows.csv", *OPTIONS, "-o", "out", "-j", "1", "--name", "family")
    assert run(*command).code == 0
    changed = ROWS.replace("Smith Road", "Smith Lane").replace("family", "nobody", 0)
    (tmp_path / "rows.csv").write_text(changed, encoding="utf-8")
    (tmp_path / "out" / "muller" / "a4" / "kit.pdf").unlink()
    assert run(*command).code == 0
    states = [row["status"] for row in report_in(tmp_path / "out")["rows"]]
    assert states == ["made", "made", "unchanged"]


@pytest.mark.usefixtures("base")
def test_json_lines_nest_and_take_out(run: Run, tmp_path: Path) -> None:
    lines = [
        {"family": "Smith", "deeds": {"oak": {"name": "Smith Road"}}},
        {"family": "Jones", "decks": {"luck": {"cards": {"lose": None}}}, "decks.luck.count": 1},
    ]
    (tmp_path / "rows.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    made = run("batch", "rows.jsonl", *OPTIONS, "-o", "out", "-j", "1", "--only", "cards")
    assert made.code == 0, made.said
    manifest = json.loads((tmp_path / "out" / "row-2" / "manifest.json").read_text())
    assert manifest["title"] == "The Jones Game"
    assert [piece["id"] for piece in manifest["components"]["cards"]["pieces"]] == ["luck-win"]


def test_folders_are_editions_too(run: Run, base: Path) -> None:
    for name in ("one", "two"):
        pack(base.parent / "own" / name, {"variant.yaml": "extends: ../../game\n"})
    made = run("batch", "own/*", "--paper", "a4", "-o", "out", "--only", "deeds", "-j", "1")
    assert made.code == 0, made.said
    assert [row["name"] for row in report_in(base.parent / "out")["rows"]] == ["one", "two"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rows.csv"], "--base ./my-edition"),
        (["rows.csv", "more.csv", "--base", "./game"], "one list of editions at a time"),
        (["game", "--base", "./game"], "folders have bases of their own"),
        (["none/*"], "no folder is called none/*"),
        (["rows.csv", "--base", "./game", "--name", "famly"], "has no column 'famly'"),
        (["rows.csv", "--base", "./game", "--jobs", "0"], "--jobs"),
    ],
)
@pytest.mark.usefixtures("base")
def test_wrong_usage_is_refused(run: Run, arguments: list[str], said: str) -> None:
    made = run("batch", *arguments)
    assert made.code == 2
    assert said in made.err


@pytest.mark.usefixtures("base")
def test_processes_that_begin_anew_make_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made = {}
    for output, jobs in (("anew", 2), ("here", 1)):
        request = Request("", tmp_path / output, papers=("a4",), only=("deeds",))
        batch = BatchRequest(request, Path("rows.csv"), "./game", jobs=jobs, method="spawn")
        assert start(batch, opened(batch)).counts == {Status.MADE: 3}
        made[output] = {row: files_in(tmp_path / output / row) for row in ("row-1", "row-3")}
    assert made["anew"] == made["here"]


@pytest.mark.usefixtures("base")
def test_sheets_hold_rows_too(run: Run, tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    sheet = book.create_sheet("Families")
    for row in (["family", "title"], ["Smith", 1984], ["Jones", "x" * 90]):
        sheet.append(row)
    book.save(tmp_path / "rows.xlsx")
    made = run("batch", "rows.xlsx", "--sheet", "Families", *OPTIONS, "--only", "deeds", "-j", "1")
    assert made.code == 1
    assert "rows.xlsx:3:2" in made.err
    manifest = json.loads((tmp_path / "output" / "row-1" / "manifest.json").read_text())
    assert manifest["title"] == "1984"


def test_a_column_chooses_the_language(run: Run, base: Path) -> None:
    path = base / "variant.yaml"
    text = path.read_text(encoding="utf-8").replace("language: en", "languages: [en, de]")
    path.write_text(text, encoding="utf-8")
    (base.parent / "rows.csv").write_text("family,language\nA,de\nB,\nC,fr\n", encoding="utf-8")
    made = run("batch", "rows.csv", *OPTIONS, "--only", "deeds", "-o", "out", "-j", "1")
    assert made.code == 1
    assert "rows.csv:4:3" in made.err
    folders = [row["folder"] for row in report_in(base.parent / "out")["rows"]]
    assert folders == ["row-1-de", "row-2", ""]
    manifest = json.loads((base.parent / "out" / "row-1-de" / "manifest.json").read_text())
    assert manifest["language"] == "de"

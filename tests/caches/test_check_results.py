"""A remembered check tells exactly what a new one would."""

import json
import sys
from functools import partial
from pathlib import Path

import pytest

from printkit.caches.check_results import CheckKey, CheckResult, remembered
from printkit.caches.plain import from_plain, to_plain
from printkit.diagnostics import Diagnostic, Fix, Related, Severity, Span, TextEdit
from printkit.pipeline.checks import check_prepared
from printkit.pipeline.prepare import prepare
from tests.cli.running import Run
from tests.pipeline.games import edit, game
from tests.source.sheets import xlsx

QUESTION = CheckKey("./tiny")
LONG = "You win a little, and as there is so much to tell about it, " * 30
EDITS = (
    ("title: Tiny", "# a comment\n\ntitle: Tiny"),
    ("price: 60, rent: 2}\n  oak", "price: 60, rent: 90}\n  oak"),
    ("You win a little.", LONG),
    ("printkit: 1", "\n\n\nprintkit: 1"),
    ("Oak Street", "Elm Streat"),
    (LONG, "TODO"),
    ("rent: 90}", "rent: 90}  # printkit: ignore[number-out-of-proportion]"),
    ("icon: chance", "icon: chanse"),
    ("icon: chanse", "icon: chance"),
    ("TODO", "You win {{ rules.nothing }}."),
    ("You win {{ rules.nothing }}.", "You win a little."),
)
"""Slips that the definition shows, slips that only drawing shows, and lines that move."""


class Counted:
    """Checks a pack, and counts how often."""

    def __init__(self, change: partial[None] | None = None) -> None:
        self.times = 0
        self._change = change

    def __call__(self) -> CheckResult:
        self.times += 1
        prepared = prepare("./tiny")
        if self._change is not None:
            self._change()
        found = check_prepared(prepared)
        return CheckResult(found, prepared.folders, prepared.reader.inputs)


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small game in the working folder; nothing is remembered yet."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    return game(tmp_path / "tiny")


def twice(check: Counted) -> list[Diagnostic]:
    """What is reported the first and the second time."""
    answers = [remembered(QUESTION, check) for _ in range(2)]
    assert answers[0].findings == answers[1].findings
    return answers[1].findings


def test_every_edit_gives_what_a_new_check_gives(tiny: Path) -> None:
    told = []
    for old, new in EDITS:
        edit(tiny, old, new)
        found = twice(Counted())
        assert found == Counted()().findings
        told.append({diagnostic.code for diagnostic in found})
    assert len(set(map(frozenset, told))) > len(EDITS) // 2, "the edits make a difference"


def test_nothing_is_done_again(tiny: Path) -> None:
    check = Counted()
    twice(check)
    assert check.times == 1
    edit(tiny, "You win a little.", "You win quite a lot.")
    twice(check)
    assert check.times == 2


@pytest.mark.parametrize(
    ("name", "times"),
    [
        ("templates/card.xml.j2", 2), ("templates/classic/card.xml.j2", 2),
        ("templates/.hidden", 2), ("notes.md", 1), (".notes", 1),
    ],
)  # fmt: skip
def test_new_files_of_the_pack_count_where_they_were_looked_for(
    tiny: Path, name: str, times: int
) -> None:
    check = Counted()
    twice(check)
    (tiny / name).parent.mkdir(exist_ok=True, parents=True)
    (tiny / name).write_text("<nothing", encoding="utf-8")
    found = remembered(QUESTION, check).findings
    assert check.times == times
    assert found == Counted()().findings


def test_other_questions_have_other_answers(tiny: Path) -> None:
    edit(tiny, "You win a little.", LONG)
    check = Counted()
    assert twice(check)
    only_definition = CheckKey("./tiny", pieces=False)
    assert remembered(only_definition, lambda: CheckResult([], (tiny,), {})).findings == []
    assert remembered(QUESTION, check).findings


def test_a_file_that_changes_during_the_check_is_not_taken_for_checked(tiny: Path) -> None:
    twice(Counted())
    edit(tiny, "icon: chance", "icon: compass")
    remembered(QUESTION, Counted(partial(edit, tiny, "You win a little.", LONG)))
    assert remembered(QUESTION, Counted()).findings == Counted()().findings != []


def test_a_base_that_is_missing_is_noticed_when_it_comes(tiny: Path) -> None:
    edit(tiny, "printkit: 1", "printkit: 1\nextends: ../base")
    check = Counted()
    twice(check)
    assert check.times == 1
    game(tiny.parent / "base")
    assert remembered(QUESTION, check).findings == Counted()().findings
    assert check.times == 2


def test_an_unread_spreadsheet_is_read_once_its_library_is_there(
    tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("openpyxl")
    (tiny / "cards.xlsx").write_bytes(xlsx([("title",), ("Ace",)]))
    edit(tiny, "printkit: 1", "printkit: 1\ngroups: {table: cards.xlsx, key: title}")
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    assert "PK100" in {finding.code for finding in twice(Counted())}
    monkeypatch.delitem(sys.modules, "openpyxl")
    assert "PK100" not in {finding.code for finding in twice(Counted())}


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{", b'{"key": 1}', b"\xff\xfe", b'{"folders": [["a"]]}']
)
def test_a_spoilt_note_is_no_note(tiny: Path, content: bytes) -> None:
    check = Counted()
    found = twice(check)
    (note,) = (tiny.parent / "cache" / "checks").iterdir()
    note.write_bytes(content)
    assert remembered(QUESTION, check).findings == found
    assert check.times == 2


def test_no_folder_no_memory(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", "")
    check = Counted()
    twice(check)
    assert check.times == 2
    assert not (tiny.parent / "cache").exists()


def test_findings_are_kept_whole() -> None:
    span = Span("a.yaml", 3, 4, 9)
    finding = Diagnostic(
        "PK104",
        "a-name",
        Severity.WARNING,
        "message",
        span,
        ("deeds", 3, "rents", 2),
        "help",
        (Related("there", span, ("deeds",)), Related("nowhere")),
        Fix("write 30", (TextEdit(span, "30"),)),
    )
    value = ([finding], (Path("a"), Path("b/c")), {"a": 1, "b": None})
    assert from_plain(json.loads(json.dumps(to_plain(value)))) == ((finding,), *value[1:])


def test_the_command_line_shows_the_same_thrice(
    run: Run, tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(tiny, "You win a little.", LONG)
    told = {run("check", "./tiny") for _ in range(3)}
    monkeypatch.setenv("PRINTKIT_CACHE", "")
    assert told == {run("check", "./tiny")}
    assert told.pop().code == 1

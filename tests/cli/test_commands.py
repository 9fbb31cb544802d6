"""The other commands, the options that all share, and their exit codes."""

import json
import re
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pikepdf
import pytest

from printkit import __version__
from printkit.setup import doctor
from printkit.showing import catalogue
from tests.cli.running import TINY, Run, pack


def test_version(run: Run) -> None:
    assert run("--version").out.split() == ["printkit,", "version", __version__]


@pytest.fixture
def uncounted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is drawn to count its pieces: that takes longest of all."""
    monkeypatch.setattr(catalogue, "component_counts", lambda _: [])


@pytest.mark.parametrize(
    ("what", "among"),
    [
        ("variants", "monopoly-space"),
        ("components", "deeds"),
        ("themes", "classic"),
        ("art", "house"),
        ("fonts", "Jost-Regular"),
    ],
)
def test_list(what: str, among: str, run: Run, uncounted: None) -> None:
    del uncounted
    table = run("list", what)
    assert table.code == 0
    assert among in table.out.split()
    records = json.loads(run("list", what, "--json").out)
    assert among in [next(iter(record.values())) for record in records]
    assert len(table.out.splitlines()) == len(records) + 1, "a header and a line each"
    assert len(run("-q", "list", what).out.splitlines()) == len(records)


def test_list_counts_pieces_and_sheets(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(tmp_path / "games" / "tiny")
    monkeypatch.setattr(catalogue, "shipped_variants", lambda _: ["tiny"])
    [record] = json.loads(run("list", "variants", "--search", "games", "--json").out)
    assert (record["pieces"], record["a4"], record["letter"]) == (6, 5, 5)


def test_list_finds_packs_of_search_folders(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uncounted: None
) -> None:
    del uncounted
    pack(tmp_path / "games" / "tiny")
    assert "tiny" in run("list", "variants", "--search", "games").out.split()
    monkeypatch.setenv("PRINTKIT_PATH", "games")
    assert "tiny" in run("list", "variants").out.split()
    assert run("check", "tiny").code == 0


@pytest.mark.parametrize("code", ["PK130", "pk130", "unknown-key"])
def test_explain(code: str, run: Run) -> None:
    result = run("explain", code)
    assert result.code == 0
    assert result.out.startswith("# PK130 unknown-key")


@pytest.mark.parametrize("word", ["PK2O1", "PK230", "share-of-pric"])
def test_explain_and_select_ask_the_same(word: str, run: Run) -> None:
    explained, selected = run("explain", word), run("check", "classic-us", "--select", word)
    assert "did you mean" in explained.err
    assert explained.err.partition("did you")[2] == selected.err.partition("did you")[2]


def test_explain_leads_from_a_former_code_to_the_rule_of_today(run: Run) -> None:
    result = run("explain", "pk323")
    assert result.out.startswith("# PK302 card-text-differs")
    assert "It took the place of" in result.out


def test_a_retired_code_is_named_as_such(run: Run) -> None:
    sentence = "PK305 many-jail-cards is retired: printkit no longer checks this\n"
    assert run("explain", "many-jail-cards").out.startswith(sentence)
    result = run("check", "classic-us", "--definition-only", "--select", "PK305")
    assert result.code == 0
    assert result.err.startswith(sentence)


def test_explain_unknown_code(run: Run) -> None:
    result = run("explain", "unknown-kee")
    assert result.code == 2
    assert "did you mean 'unknown-key'?" in result.err


@pytest.mark.parametrize("what", ["variant", "theme"])
def test_schema(what: str, run: Run) -> None:
    schema = json.loads(run("schema", what).out)
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert schema["type"] == "object"
    assert schema["properties"]
    named = {ref.rpartition("/")[2] for ref in references(schema)}
    assert named <= set(schema["$defs"])


def test_schema_of_findings(run: Run) -> None:
    published = Path(__file__).parents[2] / "docs" / "findings.schema.json"
    assert run("schema", "--findings").out == published.read_text(encoding="utf-8")


def references(node: object) -> list[str]:
    """All ``$ref`` of a JSON Schema."""
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [ref for value in node.values() for ref in references(value)]
    if isinstance(node, list):
        return [ref for value in node for ref in references(value)]
    return []


def test_doctor(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    needed = {"printkit-games": ["reportlab[accel]>=4.2", "no-such-tool; extra == 'dev'"]}
    monkeypatch.setattr(doctor, "requires", needed.__getitem__)
    result = run("doctor")
    assert result.code == 0, result.said
    assert "MISSING" not in result.out
    rows = {row["check"]: row for row in json.loads(run("doctor", "--json").out)}
    assert rows["printkit"]["found"] == __version__
    assert rows["reportlab"]["ok"]


def test_doctor_where_printkit_was_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(doctor, "requires", missing)
    result = run("doctor")
    assert result.code == 0
    assert re.search(r"^ok +libraries +not looked at: printkit-games", result.out, re.MULTILINE)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(shell: str, run: Run) -> None:
    result = run("completion", shell)
    assert result.code == 0
    assert "_PRINTKIT_COMPLETE" in result.out


def test_calibrate(run: Run, tmp_path: Path) -> None:
    result = run("calibrate", "--paper", "letter", "-o", "out")
    assert result.code == 0
    with pikepdf.open(tmp_path / "out" / "calibration-letter.pdf") as document:
        assert len(document.pages) == 2
    assert "calibration-letter.pdf" in result.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("biuld",), "did you mean 'build'?"),
        (("xyzzy",), "no command 'xyzzy'"),
        (("build",), "name a VARIANT"),
        (("build", "x", "--paper", "a5"), "'a5'"),
        (("build", "x", "--format", "pdff"), "did you mean 'pdf'?"),
        (("build", "x", "--only", "deds"), "did you mean 'deeds'?"),
        (("build", "x", "--back-offset", "1"), "write X,Y"),
        (("build", "x", "--back-offset", "nan,0"), "write X,Y"),
        (("build", "x", "--back-offset", "1e9,0"), "write X,Y"),
        (("check",), "VARIANT"),
        (("check", "x", "--nonsense"), "--nonsense"),
        (("build", "x", "--langauge", "de"), "Did you mean '--language'?"),
        (("build", "x", "--xyzzy", "2"), "No such option '--xyzzy'.\n"),
        (("list", "varants"), "varants"),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...], words: str, run: Run, tmp_path: Path) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert words in result.err
    assert result.out == ""
    assert list(tmp_path.iterdir()) == []


def test_quiet_build_says_nothing(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    result = run("-q", "build", "./tiny", "--only", "deeds")
    assert result == (0, "", "")
    assert (tmp_path / "output" / "tiny" / "a4" / "deeds.pdf").is_file()


def test_build_as_json(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    command = ("build", "./tiny", "--only", "deeds", "--paper", "a4", "--json")
    (first,) = json.loads(run(*command).out)
    (second,) = json.loads(run(*command).out)
    deeds = {"id": "deeds", "title": "Title deeds", "pieces": 2, "sheets": {"a4": 1}}
    assert first["components"] == second["components"] == [deeds]
    assert (first["ok"], first["up_to_date"], first["written"]) == (True, False, 1)
    assert (second["ok"], second["up_to_date"], second["written"]) == (True, True, 0)
    assert first["folder"] == "output/tiny"


def test_check_as_json(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny", {"variant.yaml": TINY.replace("brown: {n", "browm: {n")})
    result = run("check", "./tiny", "--output-format", "json")
    assert result.code == 1
    found = json.loads(result.out)["diagnostics"]
    assert {one["code"] for one in found} >= {"PK160"}
    assert found[0]["file"] == "tiny/variant.yaml"


def test_settings_from_the_environment(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(tmp_path / "tiny")
    monkeypatch.setenv("PRINTKIT_OUTPUT", "elsewhere")
    monkeypatch.setenv("PRINTKIT_PAPER", "letter")
    monkeypatch.setenv("PRINTKIT_INK", "mono")
    monkeypatch.setenv("PRINTKIT_FORMAT", "pdf,svg")
    assert run("build", "./tiny", "--only", "deeds").code == 0
    folders = {path.name for path in (tmp_path / "elsewhere" / "tiny").iterdir() if path.is_dir()}
    assert folders == {"letter-mono", "svg-mono"}


@pytest.mark.parametrize(
    ("arguments", "no_color", "coloured"),
    [
        ((), "", False),
        (("--color", "always"), "", True),
        (("--color", "always"), "1", True),
        (("--color", "never"), "", False),
    ],
)
def test_colours(
    arguments: tuple[str, ...],
    no_color: str,
    *,
    coloured: bool,
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    pack(tmp_path / "tiny", {"variant.yaml": ""})
    assert ("\x1b[" in run(*arguments, "check", "./tiny").out) is coloured


@pytest.mark.parametrize("command", ["texts", "completion"])
def test_lines_of_a_help_that_belong_apart_stand_apart(run: Run, command: str) -> None:
    shown = run(command, "--help").out
    assert "\\b" not in shown
    assert "\n  bash  ~/" in shown or "\n  printkit texts ./my-game --take fr.csv\n" in shown


@pytest.mark.parametrize(
    "arguments",
    [("check", "nosuch"), ("texts", "nosuch", "--language", "fr"), ("eject", "deed", "nosuch")],
)
def test_a_game_that_is_not_there_is_wrong_usage(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert "there is no variant 'nosuch'" in result.out + result.err

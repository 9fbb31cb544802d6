"""``printkit check``: its formats, its exit codes, several variants at once."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from printkit.pipeline.prepare import shipped_variants
from tests.cli.running import TINY, Run, pack

WARNED = TINY.replace("Oak Street", "Elm Streat")
"""The tiny game with two names that are nearly the same, which is a warning."""
BROKEN = TINY.replace("price: 60", "prize: 60", 1)
"""The tiny game with a misspelt key, which is an error."""
QUICK = "--definition-only"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with a sound game, one with a warning and one with an error."""
    for name, text in {"sound": TINY, "warned": WARNED, "broken": BROKEN}.items():
        pack(tmp_path / name, {"variant.yaml": text})
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("./sound",), 0),
        (("./warned",), 0),
        (("./warned", "--error-on-warning"), 1),
        (("./warned", "--error-on-warning", "--exit-zero"), 0),
        (("./broken",), 1),
        (("./broken", "--exit-zero"), 0),
        (("./sound", "./broken"), 1),
    ],
)
@pytest.mark.usefixtures("games")
def test_exit_codes(arguments: tuple[str, ...], code: int, run: Run) -> None:
    assert run("check", QUICK, *arguments).code == code


@pytest.mark.usefixtures("games")
def test_several_variants_have_headings_where_something_was_found(run: Run) -> None:
    result = run("check", QUICK, "./sound", "./warned", "./broken")
    headings = [line for line in result.out.splitlines() if line.startswith("==")]
    assert headings == ["== ./warned ==", "== ./broken =="]
    assert result.err.startswith("1 error and 1 warning in 3 variants\n")
    assert "==" not in run("check", QUICK, "./broken").out
    assert "==" not in run("check", QUICK, "./broken", "./broken").out, "named twice by mistake"


@pytest.mark.usefixtures("games")
def test_formats_for_programs_stand_alone_on_standard_output(run: Run) -> None:
    names = ("./sound", "./warned", "./broken")
    for form, reader in (("json", json.loads), ("sarif", json.loads), ("junit", ET.fromstring)):
        result = run("--color", "always", "check", QUICK, *names, "--output-format", form)
        assert reader(result.out) is not None
        assert result.err == ""
        assert "\x1b" not in result.out
    result = run("check", QUICK, *names, "--output-format", "github")
    assert [line[:8] for line in result.out.splitlines()] == ["::warnin", "::error "]


@pytest.mark.usefixtures("games")
def test_github_is_chosen_in_its_actions(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    assert run("check", QUICK, "./broken").out.startswith("::error file=broken/variant.yaml,")
    assert run("check", QUICK, "./broken", "--output-format", "full").out.startswith("error[")
    assert run("check", QUICK, "./broken", "--statistics").out.startswith("1 error[")
    monkeypatch.setenv("PRINTKIT_OUTPUT_FORMAT", "concise")
    assert run("check", QUICK, "./broken").out.startswith("broken/variant.yaml:")


@pytest.mark.usefixtures("games")
def test_statistics(run: Run) -> None:
    result = run("check", QUICK, "./warned", "./broken", "--statistics")
    assert result.out.splitlines() == [
        "1 error[PK130] unknown-key",
        "1 warning[PK721] names-alike",
    ]
    wrong = run("check", "./sound", "--statistics", "--output-format", "sarif")
    assert (wrong.code, wrong.out) == (2, "")
    assert "has no statistics" in wrong.err


@pytest.mark.usefixtures("games")
def test_quiet_leaves_findings_only(run: Run) -> None:
    assert run("check", QUICK, "-q", "./sound") == (0, "", "")
    result = run("check", QUICK, "-q", "./broken")
    assert result.out.startswith("error[PK130]")
    assert result.err == ""


def test_all_means_every_shipped_variant_once_in_all_its_languages(
    run: Run,
) -> None:
    result = run("check", QUICK, "--all", "--output-format", "junit")
    names = [suite.get("name") for suite in ET.fromstring(result.out)]  # noqa: S314 - our own XML
    assert {"classic-us", "monopoly-space", "planetopoly"} <= set(names)
    assert len(names) == len(set(names)) == len(shipped_variants())

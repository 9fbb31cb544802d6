"""``printkit diff`` as one runs it."""

import json
from pathlib import Path

import pytest

from tests.cli.running import TINY, Run, pack

DEARER = TINY.replace("price: 60, rent: 2}\n  oak", "price: 60, rent: 4}\n  oak")


@pytest.fixture
def versions(tmp_path: Path) -> Path:
    """The tiny game in ``old`` and, with another rent, in ``new``."""
    pack(tmp_path / "old" / "tiny")
    pack(tmp_path / "new" / "tiny", {"variant.yaml": DEARER})
    return tmp_path


@pytest.mark.usefixtures("versions")
def test_two_versions_in_two_folders(run: Run) -> None:
    result = run("diff", "./old/tiny", "./new/tiny")
    assert result.code == 0
    assert result.out == (
        "Tiny (old/tiny) → Tiny (new/tiny)\n\nDeeds\n  ~ Elm Street: rent $2 → $4\n\n1 changed\n"
    )
    assert result.err == ""


@pytest.mark.usefixtures("versions")
def test_exit_codes(run: Run) -> None:
    assert run("diff", "./old/tiny", "./old/tiny", "--exit-code").code == 0
    assert run("diff", "./old/tiny", "new/tiny/variant.yaml", "--exit-code").code == 1
    assert run("diff", "./old/tiny").code == 2
    missing = run("diff", "./old/tiny", "nothing-of-that-name")
    assert missing.code == 2
    assert missing.out == ""
    assert "there is no variant" in missing.err


def test_variant_that_cannot_be_read(run: Run, versions: Path) -> None:
    pack(versions / "bad", {"variant.yaml": TINY.replace("players:", "playas:")})
    result = run("diff", "./old/tiny", "./bad")
    assert result.code == 2
    assert "bad/variant.yaml" in result.err


def test_findings_of_the_checker_are_no_hindrance(run: Run, versions: Path) -> None:
    pack(versions / "odd", {"variant.yaml": TINY.replace("group: brown", "group: grey")})
    assert "group Brown → grey" in run("diff", "./old/tiny", "./odd").out


@pytest.mark.usefixtures("versions")
def test_comments_and_provenance_make_no_difference(run: Run, versions: Path) -> None:
    text = f"# another comment\n{TINY}provenance: {{deeds.*.price: stated}}\n"
    pack(versions / "annotated", {"variant.yaml": text})
    assert "no difference" in run("diff", "./old/tiny", "./annotated").out


@pytest.mark.usefixtures("versions")
def test_json_and_colours(run: Run) -> None:
    data = json.loads(run("diff", "./old/tiny", "./new/tiny", "--json").out)
    assert data["summary"] == {"added": 0, "removed": 0, "changed": 1}
    assert "\033[" in run("--color", "always", "diff", "./old/tiny", "./new/tiny").out


def test_page_in_a_file_and_on_standard_output(run: Run, versions: Path) -> None:
    result = run("diff", "./old/tiny", "./new/tiny", "--html", "page.html")
    assert (result.code, result.out, result.err) == (0, "", "made page.html\n")
    page = (versions / "page.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert run("diff", "./old/tiny", "./new/tiny", "--html", "-").out == page
    assert run("diff", "./old/tiny", "./new/tiny", "--html", "-", "--json").code == 2
    assert run("diff", "./old/tiny", "./new/tiny", "--html", "no/such/folder.html").code == 2


def test_languages(run: Run) -> None:
    result = run("diff", "planetopoly", "planetopoly", "--language", "de,en")
    assert "in another language (de → en)" in result.out
    assert "Game\n  ~ language de → en\n" in result.out
    assert "Deeds" not in result.out, "no number differs"
    assert "no difference" in run("diff", "planetopoly", "planetopoly", "--language", "en").out
    assert run("diff", "planetopoly", "planetopoly", "--language", "a,b,c").code == 2


def test_patch_is_reported_with_the_printed_words(run: Run) -> None:
    out = run("diff", "classic-uk", "monopoly-2-0").out
    assert "~ all amounts rounded up to multiples of 5 (" in out
    assert "  ~ mortgage: gone from all 28 deeds" in out
    assert "  ~ House: note Up to 4 stand on a street → Up to 4 stand by a group" in out
    assert "largely another text" in out
    assert "{{" not in out

"""Documents that were made for another folder, or for an earlier version of a game."""

from pathlib import Path
from typing import Any

import pytest

from printkit.imposition.imposed import Imposed
from printkit.pipeline import kept_files, press
from printkit.pipeline.build import build
from printkit.pipeline.request import Request
from tests.cli.running import TINY, pack, tree
from tests.pipeline.test_warm import DECK


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The PDFs of components that are made, in turn, with a cache folder of the test's own."""
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    names: list[str] = []
    pdf_of = press.pdf_of

    def noted(*arguments: object, tagged: bool) -> bytes:
        names.append(str(arguments[2]))
        return pdf_of(*arguments, tagged=tagged)  # type: ignore[arg-type]  # handed on as they come

    monkeypatch.setattr(press, "pdf_of", noted)
    return names


def pdfs(folder: Path) -> dict[str, bytes]:
    return {name: data for name, data in tree(folder).items() if name.endswith(".pdf")}


def test_the_same_kit_is_put_together_for_another_folder(tmp_path: Path, made: list[str]) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY})
    build(Request(str(game), tmp_path / "one", papers=("a4",)))
    assert "a4/deeds.pdf" in made
    made.clear()
    build(Request(str(game), tmp_path / "two", papers=("a4",)))
    assert made == []
    assert pdfs(tmp_path / "one") == pdfs(tmp_path / "two")
    build(Request(str(game), tmp_path / "two", papers=("a4",), force=True))
    assert "a4/deeds.pdf" in made


@pytest.mark.usefixtures("made")
def test_a_kit_for_more_papers_is_another_kit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its contents sheet lists them."""
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY})
    for folder, papers in (("kept", ("a4",)), ("kept", ("a4", "letter"))):
        build(Request(str(game), tmp_path / folder, papers=papers))
    monkeypatch.setenv("PRINTKIT_CACHE", "")
    build(Request(str(game), tmp_path / "fresh", papers=("a4", "letter")))
    assert pdfs(tmp_path / "kept") == pdfs(tmp_path / "fresh")


def test_an_earlier_version_comes_back(tmp_path: Path, made: list[str]) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY}) / "variant.yaml"
    request = Request(str(game.parent), tmp_path / "kept", papers=("a4",))
    build(request)
    first = pdfs(tmp_path / "kept")
    game.write_text(TINY.replace("Elm Street", "Ash Street"))
    build(request)
    assert pdfs(tmp_path / "kept") != first
    game.write_text(TINY)
    made.clear()
    build(request)
    assert made == []
    assert pdfs(tmp_path / "kept") == first


def test_large_files_and_the_oldest_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: list[str]
) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY})
    monkeypatch.setattr(kept_files, "MOST_BYTES", 1000)
    build(Request(str(game), tmp_path / "one", papers=("a4",)))
    monkeypatch.undo()
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    assert not (tmp_path / "cache/files").exists()
    monkeypatch.setattr(kept_files, "MOST_IN_ALL", 1000)
    build(Request(str(game), tmp_path / "two", papers=("a4",)))
    assert made
    assert list((tmp_path / "cache/files").iterdir()) == []


@pytest.mark.usefixtures("made")
def test_sheets_of_finished_documents_are_not_laid_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + DECK}) / "variant.yaml"
    laid: list[str] = []
    lay_out = press.lay_out

    def noted(*arguments: Any) -> Imposed:
        laid.append(arguments[1].id)
        return lay_out(*arguments)

    monkeypatch.setattr(press, "lay_out", noted)
    request = Request(str(game.parent), tmp_path / "kept", papers=("a4",))
    rows = build(request).rows
    assert {"deeds", "cards"} <= set(laid)
    laid.clear()
    game.write_text((TINY + DECK).replace("Elm Street", "Ash Street"))
    assert build(request).rows == rows
    assert "deeds" in laid
    assert "cards" not in laid

"""What is up to date is left alone; what has changed, and only that, is made again."""

import os
from pathlib import Path

import pytest

from tests.cli.running import Run, tree
from tests.pipeline.games import ONE_PAPER, edit, game

KIT = "tiny/a4/kit.pdf"
DEEDS = "tiny/a4/deeds.pdf"
CARDS = "tiny/a4/cards.pdf"
CONTENTS = "tiny/a4/contents.pdf"
PAGES = {KIT, DEEDS, CARDS, CONTENTS}


@pytest.fixture
def built(run: Run, tmp_path: Path) -> Path:
    """The output folder after a first build, all files with an old time."""
    game(tmp_path / "tiny")
    result = run("build", "./tiny", *ONE_PAPER)
    assert result.code == 0, result.said
    output = tmp_path / "output"
    assert set(tree(output)) >= PAGES
    for path in output.rglob("*"):
        os.utime(path, (1, 1))
    return output


def made_again(output: Path) -> set[str]:
    """The PDF files that have been written since the first build."""
    paths = [path for path in output.rglob("*.pdf") if path.stat().st_mtime > 1]
    return {path.relative_to(output).as_posix() for path in paths}


def test_second_build_writes_nothing_and_says_so(run: Run, built: Path) -> None:
    result = run("build", "./tiny", *ONE_PAPER)
    assert result.code == 0
    assert "up to date" in result.err
    assert "deeds" in result.err, "the table is shown all the same"
    assert [path for path in built.rglob("*.*") if path.stat().st_mtime > 1] == []


def test_card_text_remakes_cards_contents_and_kit(run: Run, built: Path) -> None:
    edit(built.parent / "tiny", "You win a little.", "You win quite a lot.")
    assert run("build", "./tiny", *ONE_PAPER).code == 0
    assert made_again(built) == {CARDS, CONTENTS, KIT}


def test_comment_remakes_no_page(run: Run, built: Path) -> None:
    edit(built.parent / "tiny", "title: Tiny", "title: Tiny  # the name")
    result = run("build", "./tiny", *ONE_PAPER)
    assert result.code == 0
    assert made_again(built) == set()


def test_own_template_remakes_everything(run: Run, built: Path) -> None:
    template = built.parent / "tiny" / "templates" / "card.xml.j2"
    template.parent.mkdir()
    template.write_text('<artwork ground="ground"/>', encoding="utf-8")
    assert run("build", "./tiny", *ONE_PAPER).code == 0
    assert made_again(built) == PAGES


@pytest.mark.parametrize("harm", ["deleted", "corrupted", "cut short"])
def test_harmed_file_is_made_again(harm: str, run: Run, built: Path) -> None:
    path = built / CARDS
    good = path.read_bytes()
    bad = {"corrupted": b"x" * len(good), "cut short": good[:100]}.get(harm)
    path.unlink()
    if bad is not None:
        path.write_bytes(bad)
        os.utime(path, (1, 1))
    assert run("build", "./tiny", *ONE_PAPER).code == 0
    assert made_again(built) == {CARDS}
    assert path.read_bytes() == good


@pytest.mark.parametrize("state", [b"", b"{}", b"\xff", b'{"format": 1, "sets": []}'])
def test_harmed_state_costs_a_rebuild_only(state: bytes, run: Run, built: Path) -> None:
    before = tree(built)
    (built / "tiny" / ".printkit-state.json").write_bytes(state)
    assert run("build", "./tiny", *ONE_PAPER).code == 0
    assert made_again(built) == PAGES
    assert tree(built) == before


def test_force_remakes_everything_the_same(run: Run, built: Path) -> None:
    before = tree(built)
    assert run("build", "./tiny", *ONE_PAPER, "--force").code == 0
    assert made_again(built) == PAGES
    assert tree(built) == before


def test_other_options_do_not_take_old_files(run: Run, built: Path) -> None:
    before = tree(built)
    assert run("build", "./tiny", *ONE_PAPER, "--backs", "none").code == 0
    assert {DEEDS, CARDS, KIT} <= made_again(built)
    assert tree(built)[CARDS] != before[CARDS]
    result = run("build", "./tiny", *ONE_PAPER)
    assert "up to date" not in result.err
    assert tree(built)[CARDS] == before[CARDS]


def test_ink_modes_lie_side_by_side(run: Run, built: Path) -> None:
    before = tree(built)
    assert run("build", "./tiny", *ONE_PAPER, "--ink", "mono").code == 0
    assert tree(built)[CARDS] == before[CARDS]
    assert tree(built)["tiny/a4-mono/cards.pdf"] != before[CARDS]
    assert "up to date" in run("build", "./tiny", *ONE_PAPER).err


def test_piece_that_is_gone_leaves_no_file(run: Run, built: Path) -> None:
    svg = ("build", "./tiny", *ONE_PAPER, "--format", "svg", "--only", "deeds")
    assert run(*svg).code == 0
    names = {path.name for path in (built / "tiny" / "svg" / "deeds").iterdir()}
    edit(built.parent / "tiny", "  oak: {name: Oak", "  ash: {name: Ash")
    assert run(*svg).code == 0
    later = {path.name for path in (built / "tiny" / "svg" / "deeds").iterdir()}
    assert len(later) == len(names)
    assert any("ash" in name for name in later)
    assert not any("oak" in name for name in later)


def test_output_inside_the_pack(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    command = ("build", "./tiny", *ONE_PAPER, "--only", "cards", "-o", "tiny/output")
    assert run(*command).code == 0
    assert "up to date" in run(*command).err
    assert (tmp_path / "tiny" / "output" / CARDS).is_file()


def test_contents_follow_the_papers_that_they_list(run: Run, built: Path) -> None:
    def pages(*papers: str) -> dict[str, object]:
        assert run("build", "./tiny", "--format", "svg", *papers).code == 0
        return {name: data for name, data in tree(built).items() if "svg/contents" in name}

    first = pages("--paper", "a4")
    assert first
    assert pages("--paper", "a4", "--paper", "letter") != first
    assert pages("--paper", "a4") == first


def test_order_of_cards_remakes_them(run: Run, built: Path) -> None:
    path = built.parent / "tiny" / "variant.yaml"
    lines = path.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if "win:" in line)
    lines[at : at + 2] = reversed(lines[at : at + 2])
    path.write_text("\n".join(lines), encoding="utf-8")
    assert run("build", "./tiny", *ONE_PAPER).code == 0
    assert CARDS in made_again(built)


def test_own_theme_may_show_anything(run: Run, built: Path) -> None:
    template = built.parent / "tiny" / "templates" / "card-back.xml.j2"
    template.parent.mkdir()
    shown = "<artwork><text x='9' y='9' w='30' h='10' style='body'>{{ game.deeds.elm.name }}</text>"
    template.write_text(f"{shown}</artwork>", encoding="utf-8")
    assert run("build", "./tiny", *ONE_PAPER).code == 0
    for path in built.rglob("*"):
        os.utime(path, (1, 1))
    edit(built.parent / "tiny", "Elm Street", "Ash Street")
    assert run("build", "./tiny", *ONE_PAPER).code == 0
    assert CARDS in made_again(built)


def test_another_date_is_another_document(
    run: Run, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert run("build", "./tiny", *ONE_PAPER).code == 0
    assert made_again(built) == PAGES

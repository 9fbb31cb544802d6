"""Blocks that a rulebook includes: from the pack, its bases or printkit, with their places."""

from pathlib import Path

from printkit.loading.load import load
from printkit.loading.rulebook import read_rulebook
from printkit.loading.rulebook_text import RulebookText
from tests.cli.running import TINY, pack

BOOK = "# Rules\n\n{% include 'auction' %}\n\n{% include \"jail\" %}\nThe end.\n"
FILES = {
    "variant.yaml": f"{TINY}rulebook: rules.md\n",
    "rules.md": BOOK,
    "rules/en/auction.md": "## Auction\n\nBid.\n",
    "rules/en/jail.md": "## Jail\n",
}


def read(folder: Path) -> RulebookText:
    book = read_rulebook(load(str(folder)))
    assert isinstance(book, RulebookText)
    return book


def places(book: RulebookText) -> dict[str, str]:
    """Where the lines stand that are not empty."""
    spans = {line: book.span(number) for number, line in enumerate(book.text.splitlines(), 1)}
    return {line: f"{Path(span.file).name}:{span.line}" for line, span in spans.items() if line}


def test_blocks_stand_in_their_places_and_keep_their_lines(tmp_path: Path) -> None:
    book = read(pack(tmp_path / "game", FILES))
    assert book.diagnostics == ()
    assert book.text == "# Rules\n\n## Auction\n\nBid.\n\n## Jail\nThe end.\n"
    assert places(book) == {
        "# Rules": "rules.md:1",
        "## Auction": "auction.md:1",
        "Bid.": "auction.md:3",
        "## Jail": "jail.md:1",
        "The end.": "rules.md:6",
    }


def test_an_edition_replaces_a_block_and_drops_another(tmp_path: Path) -> None:
    pack(tmp_path / "game", FILES)
    own = {
        "variant.yaml": "extends: ../game\ntitle: Mine\n",
        "rules/en/auction.md": "## Auction of ours\n",
        "rules/en/jail.md": "\n",
    }
    book = read(pack(tmp_path / "mine", own))
    assert book.text == "# Rules\n\n## Auction of ours\n\n\nThe end.\n"
    assert {Path(file).name for file in book.own_files} == {"auction.md", "jail.md"}


def test_blocks_are_in_the_language_of_the_book_that_includes_them(tmp_path: Path) -> None:
    pack(tmp_path / "game", {**FILES, "rules/fr/auction.md": "## Enchères\n"})
    mine = {"variant.yaml": "extends: ../game\ntitle: Mine\nlanguage: fr\n"}
    assert "## Auction" in read(pack(tmp_path / "mine", mine)).text
    mine["rules.md"] = "# Règles\n\n{% include 'auction' %}\n"
    assert "## Enchères" in read(pack(tmp_path / "ours", mine)).text


def test_a_block_that_is_nowhere_is_reported_with_one_that_may_be_meant(tmp_path: Path) -> None:
    files = {**FILES, "rules.md": "# Rules\n\n{% include 'auktion' %}\n"}
    (found,) = read(pack(tmp_path / "game", files)).diagnostics
    assert found.message.startswith("there is no block 'auktion' to include")
    assert found.help == "did you mean 'auction'?"
    assert str(found.span).endswith("rules.md:3:13")


def test_nothing_outside_the_pack_is_included(tmp_path: Path) -> None:
    files = {**FILES, "rules.md": "{% include '../../../secret' %}\n"}
    (tmp_path / "secret.md").write_text("secret", encoding="utf-8")
    book = read(pack(tmp_path / "game", files))
    assert "secret" not in book.text
    assert [found.code for found in book.diagnostics] == ["PK123"]


def test_blocks_that_include_one_another_come_to_an_end(tmp_path: Path) -> None:
    files = {**FILES, "rules/en/jail.md": "{% include 'jail' %}\n"}
    (found,) = read(pack(tmp_path / "game", files)).diagnostics
    assert found.message == "blocks include one another more than 4 deep"


def test_a_block_that_nothing_includes_is_reported(tmp_path: Path) -> None:
    files = {**FILES, "rules/en/auctoin.md": "## Auction\n", "rules/fr/notes.md": "Notes.\n"}
    (found,) = read(pack(tmp_path / "game", files)).diagnostics
    assert found.message == "the rulebook includes no block 'auctoin'"
    assert found.help == "did you mean 'auction'?"
    assert str(found.span).endswith("rules/en/auctoin.md:1:1")


def test_a_folder_is_no_block(tmp_path: Path) -> None:
    game = pack(tmp_path / "game", FILES)
    (game / "rules/en/drafts.md").mkdir()
    assert read(game).diagnostics == ()

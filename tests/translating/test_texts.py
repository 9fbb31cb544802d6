"""Texts out to a translator, and back into the language file of a pack."""

import csv
import io
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from printkit.cli import cli
from printkit.loading.load import load
from printkit.pipeline.checks import check_variant
from printkit.source.nodes import Mapping
from printkit.source.yaml_reader import parse_yaml
from printkit.translating.language_text import with_texts

EDITION = "printkit: 1\nextends: classic-us\ntitle: Mine\nsubtitle: My own game of streets\n"


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, ["texts", *words], standalone_mode=False)


def edition(folder: Path, text: str = EDITION) -> Path:
    folder.mkdir()
    (folder / "variant.yaml").write_text(text, encoding="utf-8")
    return folder


def table(pack: Path, language: str) -> dict[str, list[str]]:
    result = run(str(pack), "--language", language)
    assert result.exit_code == 0, result.output
    return {cells[0]: cells[1:] for cells in csv.reader(io.StringIO(result.stdout))}


def give_back(pack: Path, language: str, **texts: str) -> Result:
    rows = table(pack, language)
    for place, text in texts.items():
        rows[place.replace("__", ".")][1] = text
    path = pack.parent / "back.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=";").writerows([place, *cells] for place, cells in rows.items())
    return run(str(pack), "--take", str(path))


def test_every_text_is_listed_with_its_place_and_its_translation(tmp_path: Path) -> None:
    rows = table(edition(tmp_path / "mine"), "fr")
    assert rows["place"] == ["en", "fr"]
    assert rows["title"] == ["Mine", ""]
    assert rows["subtitle"][0] == "My own game of streets"
    assert rows["board.spaces.0.name"] == ["GO", "Départ"]
    assert rows["deed_kinds.street.levels.0.label"] == ["Rent", "Loyer"]
    assert rows["rulebook.1"][1].startswith("# Règles du jeu")
    assert "currency.symbol" not in rows


def test_a_language_that_nobody_speaks_yet_has_no_translations(tmp_path: Path) -> None:
    rows = table(edition(tmp_path / "mine"), "it")
    assert {cells[1] for place, cells in rows.items() if place != "place"} == {""}


def test_translations_become_a_language_of_the_game(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine")
    back = give_back(
        pack, "it", title="La mia", decks__chance__cards__caught__title='Colto: "in flagrante"'
    )
    assert back.exit_code == 0, back.output
    assert "2 texts taken" in back.output
    loaded = load(str(pack), language="it")
    assert loaded.diagnostics == []
    assert loaded.variant is not None
    assert loaded.variant.title == "La mia"
    assert loaded.variant.decks["chance"].cards["caught"].title == 'Colto: "in flagrante"'
    assert table(pack, "it")["title"] == ["Mine", "La mia"]


def test_a_long_text_and_a_list_come_back_as_they_were_sent(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine")
    long = "Paga {{ effects[0].amount | money }}: " + "parole e parole " * 12 + "fine."
    give_back(
        pack,
        "it",
        decks__chest__cards__candles__text=long,
        deed_kinds__street__levels__0__label="Affitto",
    )
    loaded = load(str(pack), language="it")
    assert loaded.variant is not None
    assert loaded.variant.decks["chest"].cards["candles"].text == long
    assert loaded.variant.deed_kinds["street"].levels[0].label == "Affitto"


def test_no_spreadsheet_takes_a_text_for_a_formula(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine")
    assert give_back(pack, "it", title="'=1+1").exit_code == 0
    loaded = load(str(pack), language="it")
    assert loaded.variant is not None
    assert loaded.variant.title == "=1+1"
    assert table(pack, "it")["title"] == ["Mine", "'=1+1"]


def test_paragraphs_of_the_rulebook_become_a_file(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine")
    assert give_back(pack, "it", rulebook__1="# Come si gioca").exit_code == 0
    book = (pack / "languages" / "it.md").read_text(encoding="utf-8")
    assert book.startswith("# Come si gioca\n\nWalk around the board")
    assert table(pack, "it")["rulebook.2"][1] == ""


def test_what_stands_in_the_file_stays(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine")
    (pack / "languages").mkdir()
    file = pack / "languages" / "it.yaml"
    before = (
        "# Mine\nphrases: {mortgaged: Impegnato}   # said so at home\n\ntexts:\n"
        "  # the name\n  title:   La mia   # short\n  currency: {name: Dollari}\n\n"
        "# the end\njoints: [ferro|via]\n"
    )
    file.write_text(before, encoding="utf-8")
    assert give_back(pack, "it", subtitle="Il mio gioco").exit_code == 0
    after = file.read_text(encoding="utf-8")
    assert after.replace("  subtitle: Il mio gioco\n", "") == before


def test_taking_the_same_again_changes_nothing(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine")
    give_back(pack, "it", title="La mia")
    before = (pack / "languages" / "it.yaml").read_bytes()
    assert "0 texts taken" in give_back(pack, "it").output
    assert (pack / "languages" / "it.yaml").read_bytes() == before


def test_an_edition_in_the_language_translates_the_texts_of_its_base(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine", EDITION + "language: it\n")
    [found] = [d for d in check_variant(str(pack), pieces=False) if d.code == "PK747"]
    assert "texts --language" not in found.message
    give_back(pack, "it", decks__chance__cards__caught__title="Colto sul fatto")
    loaded = load(str(pack))
    assert loaded.variant is not None
    assert loaded.variant.decks["chance"].cards["caught"].title == "Colto sul fatto"


def test_names_in_a_rulebook_that_is_yet_to_be_translated_are_no_finding(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine", EDITION + "board: {spaces: {1: {name: Net Lane}}}\n")
    names = {place: f"la {cells[0]}" for place, cells in table(pack, "it").items()}
    spaces = {place.replace(".", "__"): n for place, n in names.items() if "spaces." in place}
    give_back(pack, "it", **spaces)
    codes = {each.code for each in check_variant(str(pack), language="it", pieces=False)}
    assert "PK747" in codes
    assert "PK319" not in codes


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("place,en,it\ntitel,Mine,La mia\n", "did you mean 'title'?"),
        ("a,b\n1,2\n", "does not begin with 'place'"),
        ("", "does not begin with 'place'"),
        ("place,en,xx\ntitle,Mine,La mia\n", "there is no language 'xx'"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(content: str, said: str, tmp_path: Path) -> None:
    pack = edition(tmp_path / "mine")
    path = tmp_path / "back.csv"
    path.write_text(content, encoding="utf-8")
    result = run(str(pack), "--take", str(path))
    assert result.exit_code or result.return_value
    assert said in f"{result.output}{result.exception}"
    assert not (pack / "languages").exists()


def test_a_shipped_game_is_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "back.csv"
    path.write_text("place,en,it\ntitle,Classic US,Classico\n", encoding="utf-8")
    result = run("classic-us", "--take", str(path))
    assert "comes with printkit" in str(result.exception)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "texts:\n  title: Neu\n"),
        ("texts: {title: Alt, subtitle: Da}\n", "texts:\n  title: Neu\n  subtitle: Da\n"),
        ("joints: [a|b]\n", "joints: [a|b]\n\ntexts:\n  title: Neu\n"),
        (
            "texts:\n  title: Alt\n  # b\n  subtitle: Da\n",
            "texts:\n  title: Neu\n  # b\n  subtitle: Da\n",
        ),
    ],
)
def test_a_text_is_written_into_a_file(before: str, after: str) -> None:
    root = parse_yaml(before, "de.yaml").mapping or Mapping((), ("de.yaml",))  # type: ignore[arg-type]  # no place
    assert with_texts(before, root, [(("title",), "Neu")]) == after


def test_what_is_left_is_counted_as_the_checker_counts_it(tmp_path: Path) -> None:
    pack = edition(tmp_path / "mia", EDITION + "language: it\n")
    (message,) = (each.message for each in check_variant(str(pack)) if each.code == "PK747")
    (count,) = re.findall(r": (\d+) texts", run(str(pack), "--language", "it").stderr)
    assert f"but {count} texts are still in 'en'" in message

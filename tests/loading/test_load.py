"""Loading: bases, changes, tables and languages, and where each mistake is found."""

from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.loading.load import load
from printkit.loading.packs import Pack, find_pack, pack_file
from printkit.loading.rulebook import read_rulebook
from printkit.model import Variant
from printkit.model.deeds import RoundedRent
from printkit.plain_numbers import round_up
from tests.loading.conftest import BASE, Write, found_in


def loaded(reference: str) -> Variant:
    result = load(reference)
    assert result.diagnostics == []
    assert result.variant is not None
    return result.variant


def only(reference: str, language: str | None = None) -> Diagnostic:
    (found,) = found_in(reference, language)
    return found


def at(found: Diagnostic) -> tuple[str, str]:
    return found.name, str(found.span)


def test_a_pack_loads_by_folder_file_and_name(write: Write) -> None:
    write("tiny")
    assert loaded("./tiny") == loaded("tiny") == loaded("tiny/variant.yaml")
    assert loaded("tiny").id == "tiny"
    result = load("tiny", search=[Path.cwd()])
    assert result.variant == loaded("./tiny")
    assert [path.name for path in result.files] == ["variant.yaml"]


def test_index_knows_values_keys_and_missing_things(write: Write) -> None:
    index = load(write("tiny")).index
    assert str(index.span_of(("deeds", 1, "rents", 1))) == "tiny/variant.yaml:13:76"
    assert str(index.key_span(("deeds", 1, "price"))) == "tiny/variant.yaml:13:44"
    assert str(index.span_of(("deeds", 1, "mortgage"))) == "tiny/variant.yaml:13:6"
    assert index.base_span_of(("deeds", 1, "price")) is None


def test_a_definition_is_laid_over_its_base(write: Write) -> None:
    write("base")
    text = (
        "extends: ../base\ntitle: Mine\ndeeds:\n  1: {price: 70}\n  2: null\n"
        "rules: {replace: true, fee: 5}\n"
    )
    result = load(write("mine", text))
    assert result.diagnostics == []
    assert result.variant is not None
    assert list(result.variant.deeds) == [1, 3]
    assert result.variant.deeds[1].price == 70
    assert result.variant.deeds[1].rent == 3
    assert result.variant.rules == {"fee": 5}
    assert str(result.index.span_of(("deeds", 1, "price"))) == "mine/variant.yaml:4:14"
    assert str(result.index.base_span_of(("deeds", 1, "price"))) == "base/variant.yaml:13:51"
    assert str(result.index.span_of(("deeds", 1, "rent"))) == "base/variant.yaml:13:61"
    assert [pack.id for pack in result.chain] == ["mine", "base"]


def test_a_cycle_shows_its_chain(write: Write) -> None:
    write("a", "extends: ../b\n")
    write("b", "extends: ../a\n")
    found = only("./a")
    assert at(found) == ("unknown-pack", "b/variant.yaml:1:10")
    assert found.message.endswith("a → b → a")


def test_a_definition_may_not_extend_itself(write: Write) -> None:
    found = only(write("mine", "extends: ./\n"))
    assert (at(found), found.message) == (
        ("unknown-pack", "mine/variant.yaml:1:10"), "'mine' extends itself",
    )  # fmt: skip


def test_a_chain_may_not_be_too_long(write: Write) -> None:
    for number in range(12):
        write(f"p{number}", f"extends: ../p{number + 1}\n")
    assert at(only("./p0")) == ("unknown-pack", "p8/variant.yaml:1:10")


@pytest.mark.parametrize(
    ("base", "name"),
    [
        ("clasic-us", "unknown-pack"),
        ("../nowhere", "unknown-pack"),
        ("x" * 300, "unknown-pack"),
        ("~nobody-of-this-name", "unknown-pack"),
        ("/etc", "path-outside-pack"),
        (r"..\base", "path-outside-pack"),
        ("[a, b]", "unknown-pack"),
    ],
)
def test_a_base_that_cannot_be_had(write: Write, base: str, name: str) -> None:
    assert at(only(write("mine", f"title: x\nextends: {base}\n"))) == (
        name,
        "mine/variant.yaml:2:10",
    )


def test_a_base_found_by_name_may_not_reach_out(write: Write) -> None:
    write("base")
    write("mine", "extends: ../base\n")
    (found,) = load("mine", search=[Path.cwd()]).diagnostics
    assert at(found) == ("path-outside-pack", "mine/variant.yaml:1:10")


@pytest.mark.parametrize("name", ["tinny", "x" * 300, "", "../../etc/passwd", "a\0b", "~"])
def test_unknown_variants(write: Write, name: str) -> None:
    write("tiny")
    (found,) = load(name, search=[Path.cwd()]).diagnostics
    assert found.name == "unknown-pack"
    assert found.help is not None
    assert "tiny" in found.help
    assert ("did you mean 'tiny'?" in found.help) == (name == "tinny")


def test_changes_remove_and_round_up_the_base(write: Write) -> None:
    write("base")
    text = (
        "extends: ../base\nchanges:\n  - remove: deeds.2\n  - round_up: 5\ndeeds:\n  1: {rent: 4}\n"
    )
    variant = loaded(write("mine", text))
    assert list(variant.deeds) == [1, 3]
    assert (variant.deeds[1].price, variant.deeds[1].rent) == (65, 4)
    assert variant.deeds[1].rents == [15, 20]
    assert variant.deeds[3].price == 155
    assert variant.deeds[3].rents == [4, 11], "multiples of the dice are no money"
    assert variant.rules == {"salary": 205, "jail_turns": 3}


def test_round_up_only_some(write: Write) -> None:
    write("base")
    text = "extends: ../base\nchanges: [{round_up: 100, only: [deeds.1.*, rules.salary]}]\n"
    variant = loaded(write("mine", text))
    assert [deed.price for deed in variant.deeds.values()] == [100, 60, 151]
    assert variant.rules["salary"] == 300


@pytest.mark.parametrize(
    ("changes", "before"),
    [
        ("{round_up: 5}", RoundedRent(rent=3, step=5)),
        ("{round_up: 5}, {round_up: 20}", RoundedRent(rent=3, step=20)),
        ("{round_up: 3}", None),
        ("{round_up: 5, only: deeds.*.price}", None),
    ],
)
def test_a_rounded_rent_is_remembered(
    write: Write, changes: str, before: RoundedRent | None
) -> None:
    write("base")
    variant = loaded(write("mine", f"extends: ../base\nchanges: [{changes}]\n"))
    assert variant.deeds[1].rounded_from == before


@pytest.mark.parametrize(
    ("amount", "step", "expected"),
    [(0, 5, 0), (1, 5, 5), (5, 5, 5), (2.5, 5, 5), (0.3, 0.1, 0.3), (0.25, 0.1, 0.3)],
)
def test_rounding_up(amount: float, step: float, expected: float) -> None:
    assert round_up(amount, step) == expected


@pytest.mark.parametrize(
    ("change", "name", "help_text"),
    [
        ("{remove: deeds.*.rentss}", "bad-change", "did you mean 'rents'?"),
        ("{round_up: 5, only: deed.*.price}", "bad-change", "did you mean 'deeds'?"),
        ("{round_upp: 5}", "bad-change", "did you mean 'round_up'?"),
        ("{round_up: -5}", "bad-change", "round_up: 5"),
        ("{round_up: x}", "bad-change", "round_up: 5"),
        ("{remove: 5}", "bad-change", "remove"),
        ("{remove: a, round_up: 5}", "bad-change", "remove"),
        ("nothing", "bad-change", "remove"),
    ],
)
def test_changes_that_make_no_sense(write: Write, change: str, name: str, help_text: str) -> None:
    write("base")
    found = only(write("mine", f"extends: ../base\nchanges: [{change}]\n"))
    assert found.name == name
    assert found.help is not None
    assert help_text in found.help
    assert found.span is not None
    assert (found.span.file, found.span.line) == ("mine/variant.yaml", 2)


TABLED = BASE[: BASE.index("deeds:")] + "deeds: {table: deeds.csv, key: space}\n"


def test_a_table_in_place_of_a_mapping(write: Write) -> None:
    table = (
        "space,name,kind,group,price,rents,rents\n1,Elm,street,red,60,10,\n2,No,street,red,5,1,2\n"
    )
    result = load(write("mine", TABLED, deeds_csv=table))
    assert result.diagnostics == []
    assert result.variant is not None
    assert result.variant.deeds[1].rents == [10]
    assert result.variant.deeds[2].name == "No"
    assert [path.name for path in result.files] == ["variant.yaml", "deeds.csv"]
    assert str(result.index.span_of(("deeds", 2, "rents", 1))) == "mine/deeds.csv:3:21"


def test_a_mistake_in_a_table_is_found_in_its_cell(write: Write) -> None:
    table = "space,name,kind,group,price\n1,Elm,street,red,-60\n"
    found = only(write("mine", TABLED, deeds_csv=table))
    assert at(found) == ("wrong-value", "mine/deeds.csv:2:18")


ROWS = "1,Elm,street,red,60\n2,Oak,street,red,60\n3,Ash,street,red,70\n"


@pytest.mark.parametrize(
    ("header", "name", "place", "message", "remedy"),
    [
        ("space,name,kind,group,prise", "unknown-key", "1:23",
         "the column 'prise' is not known in 'deeds'", "did you mean 'price'?"),
        ("space,name,kind,group,Preis", "unknown-key", "1:23",
         "the column 'Preis' is not known in 'deeds'", "did you mean 'price', which is missing?"),
        ("space,name,kind,group,mortgage", "missing-field", "1:1",
         "'price' is missing in all rows of 'deeds'", "add a column 'price'"),
    ],
)  # fmt: skip
def test_a_wrong_column_is_one_mistake(
    write: Write, header: str, name: str, place: str, message: str, remedy: str
) -> None:
    found = only(write("mine", TABLED, deeds_csv=f"{header}\n{ROWS}"))
    assert at(found) == (name, f"mine/deeds.csv:{place}")
    assert (found.message, found.help) == (message, remedy)


def test_a_cell_that_is_missing_is_missing_in_its_row_only(write: Write) -> None:
    table = f"space,name,kind,group,price\n{ROWS.replace(',70', ',')}"
    found = only(write("mine", TABLED, deeds_csv=table))
    assert at(found) == ("missing-field", "mine/deeds.csv:4:1")


def test_a_table_of_another_name(write: Write) -> None:
    table = TABLED.replace("deeds.csv", "deed.csv")
    found = only(write("mine", table, deeds_csv="space\n"))
    assert (found.help, found.fix and found.fix.title) == (
        "did you mean 'deeds.csv'?", "write 'deeds.csv'",
    )  # fmt: skip
    far = only(write("other", table.replace("deed.csv", "x.csv"), deeds_csv="space\n"))
    assert (far.help, far.fix) == ("there is deeds.csv", None)


def test_a_rulebook_of_another_name(write: Write) -> None:
    result = load(write("mine", BASE + "rulebook: Rules.md\n"))
    (result.pack.folder / "rules.md").write_text("# Rules\n")
    found = read_rulebook(result)
    assert isinstance(found, Diagnostic)
    assert (at(found), found.help) == (
        ("unreadable-file", "mine/variant.yaml:17:11"), "did you mean 'rules.md'?",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "name", "place", "message", "remedy"),
    [
        ("theme:\n", "missing-field", "2:1",
         "'theme' is empty, so it counts as missing", "give it a value, or delete the line"),
        ("groups:\n  red:\n    colour: #d02030 # new\n", "yaml-syntax", "4:13",
         "'#' begins a comment; the rest of the line is not read",
         'put quotes around it: "#d02030"'),
        ("groups:\n  red:\n    colour: # red\n", "missing-field", "4:5",
         "'colour' is empty, so it counts as missing",
         "'#' begins a comment; put quotes around the colour: \"#rrggbb\""),
        ("rules: {start_money: 1,500}\n", "bad-change", "2:24",
         "the base has no '500' in 'rules' to remove",
         "a comma begins the next key; write 1500"),
        ("groups:\n  red: {colour: null}\n", "missing-field", "3:9",
         "'colour' is empty, so it counts as missing", "give it a value, or delete the line"),
        ("groups: {redd: null}\n", "bad-change", "2:10",
         "the base has no 'redd' in 'groups' to remove", "did you mean 'red'?"),
        ("deeds: {4: {price: 60}}\n", "missing-field", "2:9",
         "the base has no 'deeds.4', and a new one needs 'kind' and 'group'",
         "the base has 1, 2, 3; 3 has 'kind: utility, group: red'"),
        ("deed_kinds: {hut: {name: Hut}}\n", "missing-field", "2:14",
         "the base has no 'deed_kinds.hut', and a new one needs 'levels'", "add 'levels: …'"),
    ],
)  # fmt: skip
def test_what_the_base_does_not_have(
    write: Write, text: str, name: str, place: str, message: str, remedy: str
) -> None:
    write("base")
    found = only(write("mine", "extends: ../base\n" + text))
    assert at(found) == (name, f"mine/variant.yaml:{place}")
    assert (found.message, found.help) == (message, remedy)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("price: 151", "price: 1.510", "15:53"),
        ("salary: 201", "salary: 2.000", "16:17"),
        ("rents: [11, 20]", "rents: [11, 1.200]", "13:76"),
    ],
)
def test_a_point_between_thousands_is_one_mistake(
    write: Write, old: str, new: str, place: str
) -> None:
    found = only(write("mine", BASE.replace(old, new)))
    assert at(found) == ("wrong-value", f"mine/variant.yaml:{place}")
    number = float(new.rpartition(" ")[2].strip("]"))
    assert found.message == f"{number:.3f} is read as {number:g}"
    assert found.help == f"write {number * 1000:g} (or {number:g}, if that is meant)"


def test_a_point_between_thousands_in_a_table(write: Write) -> None:
    table = f"space,name,kind,group,price\n{ROWS}".replace("red,60\n2", "red,160\n2")
    table = table.replace("2,Oak,street,red,60", "2,Oak,street,red,1.440")
    found = only(write("mine", TABLED, deeds_csv=table))
    assert at(found) == ("wrong-value", "mine/deeds.csv:3:18")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("price: 151", "price: 1.5"),  # a decimal that is none of thousands
        ("price: 151", "price: 1.5000"),
        ("price: 62, rent: 3", "price: 1.250, rent: 0.5"),  # a game with parts of a coin
        ("jail_turns: 3", "tax_percent: 12.500"),
        ("price: 151, rents: [4, 11]}\nrules: {salary: 201", "price: 1.250}\nrules: {salary: 2"),
    ],
)
def test_decimals_are_left_alone(write: Write, old: str, new: str) -> None:
    assert old in BASE
    loaded(write("mine", BASE.replace(old, new)))


@pytest.mark.parametrize(
    ("folder", "remedy"),
    [
        ("Familie", "rename the folder 'Familie' to 'familie'"),
        ("Müllers Spiel", "rename the folder 'Müllers Spiel' to 'muellers-spiel'"),
        ("24", ("rename the folder: use lower-case letters, digits, '-' and '_', "
                "and start with a letter")),
    ],
)  # fmt: skip
def test_the_folder_names_the_game(write: Write, folder: str, remedy: str) -> None:
    found = only(write(folder))
    assert found.name == "wrong-value"
    assert found.message == f"the folder '{folder}' names the game, and is not a short name"
    assert found.help == remedy


@pytest.mark.parametrize("name", ["variant.yml", "variant.yaml.txt", "Variant.yaml"])
def test_a_main_file_of_another_name(write: Write, name: str) -> None:
    reference = write("tiny")
    Path("tiny/variant.yaml").rename(f"tiny/{name}")
    found = only(reference)
    assert found.message == "there is no variant.yaml in './tiny'"
    assert found.help == f"there is a {name}; rename it to variant.yaml"


@pytest.mark.parametrize(
    ("table", "name"),
    [
        ("{table: ../../etc/passwd, key: a}", "path-outside-pack"),
        ("{table: /etc/passwd, key: a}", "path-outside-pack"),
        ("{table: 'C:x.csv', key: a}", "path-outside-pack"),
        (r"{table: 'a\b.csv', key: a}", "path-outside-pack"),
        ("{table: nowhere.csv, key: a}", "bad-table"),
        ("{table: nowhere.csv}", "bad-table"),
        ("{table: 7, key: a}", "bad-table"),
    ],
)
def test_tables_that_cannot_be_had(write: Write, table: str, name: str) -> None:
    found = only(write("mine", TABLED.replace("{table: deeds.csv, key: space}", table)))
    assert found.name == name
    assert found.span is not None
    assert (found.span.file, found.span.line) == ("mine/variant.yaml", 12)


def test_links_may_not_lead_outside(write: Write, tmp_path: Path) -> None:
    pack = find_pack(write("mine"))
    assert isinstance(pack, Pack)
    (tmp_path / "secret").write_text("x")
    (pack.folder / "link").symlink_to(tmp_path / "secret")
    (pack.folder / "inside").symlink_to(pack.folder / "variant.yaml")
    assert isinstance(pack_file(pack, "link"), Diagnostic)
    assert isinstance(pack_file(pack, "x" * 300 + "/../link"), Diagnostic)
    assert pack_file(pack, "inside") == pack.folder / "inside"


LOCAL = BASE.replace("title: Tiny", "languages: [de, en]\ntitle: {de: Klein, en: Tiny}")


def test_one_language_is_chosen(write: Write) -> None:
    reference = write("mine", LOCAL.replace("language: en\n", ""))
    german, english = load(reference), load(reference, language="en")
    assert german.variant is not None
    assert english.variant is not None
    assert (german.variant.title, german.variant.language) == ("Klein", "de")
    assert (english.variant.title, english.variant.language) == ("Tiny", "en")
    assert german.languages == ("de", "en")


def test_a_missing_wording_and_an_unknown_language(write: Write) -> None:
    reference = write("mine", LOCAL.replace(", en: Tiny", ""))
    assert at(only(reference, "en")) == ("missing-translation", "mine/variant.yaml:3:8")
    assert at(only(reference, "fr")) == ("missing-translation", "mine/variant.yaml:2:12")
    assert at(only(write("b"), "de")) == ("missing-translation", "b/variant.yaml:3:11")


def test_the_root_must_be_keys_and_values(write: Write) -> None:
    assert at(only(write("mine", "- a\n- b\n"))) == ("wrong-value", "mine/variant.yaml:1:1")


def test_a_stated_id_must_be_the_folders_name(write: Write) -> None:
    assert loaded(write("mine", BASE + "id: mine\n")).id == "mine"
    assert at(only(write("b", BASE + "id: other\n")))[0] == "inconsistent-values"


def test_a_base_by_path_lies_beside_the_pack_or_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    far = tmp_path / "far"
    far.mkdir()
    (far / "variant.yaml").write_text(BASE)
    folder = tmp_path / "home" / "games" / "mine"
    folder.mkdir(parents=True)
    (folder / "variant.yaml").write_text("printkit: 1\nextends: ../../../far\n")
    monkeypatch.chdir(tmp_path / "home")
    (found,) = load(str(folder)).diagnostics
    assert found.name == "path-outside-pack"
    (folder.parent / "near").symlink_to(far)
    (folder / "variant.yaml").write_text("printkit: 1\nextends: ../near\n")
    assert [d.name for d in load(str(folder)).diagnostics] == ["path-outside-pack"]
    monkeypatch.chdir(tmp_path)
    assert load(str(folder)).diagnostics == []


def test_a_language_that_only_the_base_could_have_is_missing_in_the_edition(write: Write) -> None:
    write("base", BASE)
    reference = write("mine", "printkit: 1\nextends: ../base\ntitle: Mine\n")
    assert at(only(reference, "de")) == ("missing-translation", "mine/variant.yaml:3:8")


def test_a_misspelt_path_is_compared_with_the_games_beside_it(tmp_path: Path) -> None:
    for name in ("town", "toys"):
        (tmp_path / name).mkdir()
    (tmp_path / "town/variant.yaml").write_text(BASE)
    found = only(f"{tmp_path}/twon")
    assert (found.help or "").startswith(f"did you mean '{tmp_path}/town'? (")

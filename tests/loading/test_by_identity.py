"""What was made of the very same things is not made again."""

from pathlib import Path

from printkit.loading.by_identity import ByIdentity
from printkit.loading.load import load
from printkit.loading.theme import load_theme
from printkit.source.nodes import to_plain
from tests.loading.conftest import Write


def test_only_the_very_same_things_give_what_was_made_of_them() -> None:
    made: ByIdentity[list[str]] = ByIdentity(2)
    one, equal = ["a"], ["a"]
    first = made.get(list, one)
    assert made.get(list, one) is first
    assert made.get(list, equal) is not first


def test_what_was_asked_for_last_is_remembered() -> None:
    made: ByIdentity[list[str]] = ByIdentity(2)
    one, two, three = ["1"], ["2"], ["3"]
    first, second = made.get(list, one), made.get(list, two)
    assert made.get(list, one) is first
    made.get(list, three)
    assert made.get(list, one) is first
    assert made.get(list, two) is not second


def test_games_share_their_base(write: Write) -> None:
    write("base")
    one = load(write("one", "extends: ../base\ntitle: One\n"))
    other = load(write("other", "extends: ../base\ntitle: Other\n"))
    assert one.base is not None
    assert one.base is other.base
    titles = [loaded.variant.title for loaded in (one, other) if loaded.variant is not None]
    assert titles == ["One", "Other"]


def test_an_edited_base_is_read_again(write: Write) -> None:
    base = Path(write("base"))
    mine = write("mine", "extends: ../base\n")
    before = load(mine)
    file = base / "variant.yaml"
    file.write_text(file.read_text().replace("title:", "subtitle: Edited\ntitle:"))
    after = load(mine)
    assert before.variant is not None
    assert after.variant is not None
    assert (before.variant.subtitle, after.variant.subtitle) == ("", "Edited")


def test_an_edited_table_is_laid_in_again(write: Write) -> None:
    folder = Path(write("mine"))
    (folder / "kinds.csv").write_text("id,name,icon\nodd,Odd,die\n")
    file = folder / "variant.yaml"
    file.write_text(file.read_text() + "pieces: {table: kinds.csv, key: id}\n")
    shown = []
    for name in ("Odd", "Even", "Odd"):
        (folder / "kinds.csv").write_text(f"id,name,icon\nodd,{name},die\n")
        root = to_plain(load(str(folder)).index.root)
        assert isinstance(root, dict)
        shown.append(root["pieces"]["odd"]["name"])
    assert shown == ["Odd", "Even", "Odd"]


def test_an_edited_theme_is_bound_again(tmp_path: Path) -> None:
    text = 'name: plain\ncolours: {{ink: "{}"}}\nfonts: {{}}\n'
    (tmp_path / "plain").mkdir()
    inks = []
    for ink in ("#000000", "#111111", "#000000"):
        (tmp_path / "plain" / "theme.yaml").write_text(text.format(ink))
        theme = load_theme("plain", search=[tmp_path]).theme
        assert theme is not None
        inks.append(theme.colours["ink"])
    assert inks == ["#000000", "#111111", "#000000"]

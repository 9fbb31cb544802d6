"""A column of a table that is wrong in most rows is reported once."""

from printkit.diagnostics import Diagnostic
from tests.loading.conftest import BASE, Write, found_in

TABLE = BASE[: BASE.index("deeds:\n")] + "deeds: {table: deeds.csv, key: space}\n"
ROWS = "1,Elm,street,red,{}\n2,Oak,street,red,{}\n3,Well,utility,red,{}\n4,Ash,street,red,{}\n"


def findings(write: Write, head: str, *prices: object) -> list[Diagnostic]:
    return found_in(write("own", TABLE, deeds_csv=head + ROWS.format(*prices)))


def test_exchanged_heads_are_one_finding_without_a_remedy(write: Write) -> None:
    (found,) = findings(write, "space,kind,name,group,price\n", 60, 62, 151, 60)
    assert (
        found.message == "'kind' is not a short name: 'Elm'; 4 of 4 cells of the column are wrong"
    )
    assert found.span is not None
    assert (found.span.line, found.span.column) == (1, 7)
    assert found.fix is None


def test_single_wrong_cells_are_reported_in_their_rows(write: Write) -> None:
    found = findings(write, "space,name,kind,group,price\n", 60, "x", "y", 60)
    assert [d.span.line for d in found if d.span] == [3, 4]


def test_a_column_of_another_type_is_one_finding(write: Write) -> None:
    (found,) = findings(write, "space,name,kind,group,price\n", "a", "b", "c", "d")
    assert found.help == "check whether the heads are above the right columns"
    assert found.span is not None
    assert found.span.line == 1
    assert "4 of 4 cells" in found.message


def test_a_column_with_units_is_one_finding(write: Write) -> None:
    (found,) = findings(write, "space,name,kind,group,price\n", "60 €", "62 €", "151 €", "60 €")
    assert found.help == "write 60, without the unit; and so in the others"


def test_a_column_of_effects_is_one_finding(write: Write) -> None:
    cards = "".join(f"c{n},Card,Collect 5.,collect,x\n" for n in range(5))
    deck = "decks: {luck: {name: Luck, colour: '#d02030', cards: {table: cards.csv, key: id}}}\n"
    (found,) = found_in(
        write("own", BASE + deck, cards_csv="id,title,text,effects.do,effects.amount\n" + cards)
    )
    assert "5 of 5 cells of the column are wrong" in found.message
    assert str(found.span) == "own/cards.csv:1:26"

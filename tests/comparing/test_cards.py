"""Cards are known by their ids, and without those by what they say."""

from printkit.comparing.difference import ChangeSign
from tests.comparing.variants import Data, changed, items, only_item, said


def cards(data: Data) -> Data:
    found: Data = data["decks"]["chance"]["cards"]
    return found


def test_order_says_nothing() -> None:
    def turn(data: Data) -> None:
        data["decks"]["chance"]["cards"] = dict(reversed(cards(data).items()))

    assert not changed("classic-us", turn)


def test_card_with_another_id_is_the_same() -> None:
    def rename(data: Data) -> None:
        cards(data)["shore"] = cards(data).pop("seaside-stroll")

    assert not changed("classic-us", rename)


def test_card_with_another_id_and_a_few_other_words() -> None:
    def rename(data: Data) -> None:
        card = cards(data).pop("dinner-guest")
        card["text"] = card["text"].replace("You are invited", "They invite you")
        cards(data)["guest"] = card

    item = only_item(changed("classic-us", rename))
    assert (item.sign, item.name, item.was) == (ChangeSign.CHANGED, "Dinner guest", None)
    assert [change.fact.label for change in item.changes] == ["text"]


def test_card_with_another_title() -> None:
    def rename(data: Data) -> None:
        cards(data)["seaside-stroll"]["title"] = "On the shore"

    item = only_item(changed("classic-us", rename))
    assert (item.was, item.name, item.where) == ("Seaside stroll", "On the shore", "Chance")


def test_cards_that_are_new_and_gone() -> None:
    def replace(data: Data) -> None:
        del cards(data)["seaside-stroll"]
        cards(data)["tax"] = {"text": "Pay up at once.", "effects": [{"do": "pay", "amount": 5}]}

    found = {item.sign: item for item in items(changed("classic-us", replace), "cards")}
    assert found.keys() == {ChangeSign.ADDED, ChangeSign.REMOVED}
    assert found[ChangeSign.REMOVED].name == "Seaside stroll"
    added = [said(change) for change in found[ChangeSign.ADDED].changes]
    assert added[:2] == [("text", None, "Pay up at once."), ("does", None, "pay $5")]


def test_card_that_moved_to_another_deck() -> None:
    def move(data: Data) -> None:
        decks = data["decks"]
        decks["chest"]["cards"]["here"] = decks["chance"]["cards"].pop("seaside-stroll")

    item = only_item(changed("classic-us", move))
    assert [said(change) for change in item.changes] == [("deck", "Chance", "Community Chest")]


def test_amount_is_reported_where_it_stands_and_not_again() -> None:
    def dearer(data: Data) -> None:
        cards(data)["too-fast"]["effects"][0]["amount"] = 20

    item = only_item(changed("classic-us", dearer))
    assert [said(change) for change in item.changes] == [("pays", "$15", "$20")]


def test_other_effect_is_reported_in_words() -> None:
    def jail(data: Data) -> None:
        cards(data)["too-fast"]["effects"] = [{"do": "go_to_jail"}]

    item = only_item(changed("classic-us", jail))
    assert [said(change) for change in item.changes] == [("does", "pay $15", "go to jail")]


def test_every_effect_has_words() -> None:
    effects: dict[str, Data] = {
        "collect $10 from each player": {"do": "collect", "amount": 10, "source": "each_player"},
        "move back to GO": {"do": "move_to", "space": 0, "backwards": True},
        "move ahead to GO without the salary": {"do": "move_to", "space": 0, "salary": False},
        "move ahead to the next railroad, pay 2 × the rent": {
            "do": "move_to_nearest", "kind": "railroad", "rent_times": 2
        },
        "move back by 3": {"do": "move_by", "steps": -3},
        "leave jail free of charge": {"do": "leave_jail"},
        "pay $5 for each House and $7 for each Hotel": {
            "do": "repairs", "fees": {"house": 5, "hotel": 7}
        },
        "receive 2 × House": {"do": "gain", "piece": "house", "count": 2},
        "give up 1 × House to one player, or pay $50 for each that is missing": {
            "do": "lose", "piece": "house", "count": 1, "to": "one_player", "otherwise_pay": 50
        },
        "be protected once from a space “go to jail”": {"do": "shield", "kind": "go-to-jail"},
        "move to any space up to the next street, for $5": {
            "do": "warp", "kind": "street", "fee": 5
        },
        "move to the space across the board": {"do": "opposite_side"},
        "draw a card of “Chance”": {"do": "draw", "deck": "chance"},
        "take another turn": {"do": "turns", "count": 1},
        "miss 2 turns": {"do": "turns", "count": -2},
        "either pay $10, or miss a turn": {
            "do": "choose",
            "options": [{"do": "pay", "amount": 10}, {"do": "turns", "count": -1}],
        },
    }  # fmt: skip
    for words, effect in effects.items():

        def other(data: Data, effect: Data = effect) -> None:
            cards(data)["second-wind"]["effects"] = [effect]

        item = only_item(changed("classic-us", other))
        assert said(item.changes[0]) == ("does", "move ahead to GO", words)

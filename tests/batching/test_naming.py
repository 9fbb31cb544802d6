"""Names of folders made of anything."""

import pytest

from printkit.batching.naming import LONGEST, EditionNames


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["Müller & Söhne"], "muller-sohne"),
        (["Straße", "Øst"], "strasse-ost"),
        (["../../etc"], "etc"),
        (["CON"], "row-con"),
        (["1984"], "row-1984"),
        (["家族"], "row-7"),
        ([], "row-7"),
        (["x" * 90], "x" * LONGEST),
    ],
)
def test_names_are_safe(words: list[str], name: str) -> None:
    assert EditionNames().name(words, 7) == name


def test_names_differ() -> None:
    names = EditionNames()
    assert [names.name([word], 1) for word in ("Smith", "smith", "smith-2", "SMITH")] == [
        *("smith", "smith-2", "smith-2-2", "smith-3")
    ]

"""How languages are written: spaces beside marks, joints of compounds."""

import pytest

from printkit.languages import Writing, shipped_language
from printkit.text.hyphenation import hyphenator
from printkit.text.markup import plain_text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('Un "vrai" prix', "Un «\u202fvrai\u202f» prix"),
        ("Vraiment ? Oui !", "Vraiment\u202f? Oui\u202f!"),
        ("Payez : « tout »", "Payez\u202f: «\u202ftout\u202f»"),
        ("À 10:30", "À 10:30"),
        ("Avec 3 maisons ou 1 hôtel", "Avec 3\u00a0maisons ou 1\u00a0hôtel"),
        ("les dés 2 et 3 4", "les dés 2\u00a0et 3 4"),
        ("Avec 50 % du prix", "Avec 50\u00a0% du prix"),
        ("2 × 22 = 44", "2\u00a0×\u00a022 = 44"),
    ],
)
def test_french_marks_keep_a_narrow_space(text: str, expected: str) -> None:
    assert plain_text(text, shipped_language("fr").writing) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 × $44 = $88", "2\u00a0×\u00a0$44 = $88"),
        ("times × many", "times × many"),
        ("$10, $20 ... Ben", "$10, $20\u00a0… Ben"),
        ("160 g/m², 3 mm", "160\u00a0g/m², 3\u00a0mm"),
        ("2 maps, 2 kgs, 3 meeples", "2 maps, 2 kgs, 3 meeples"),
    ],
)
def test_no_line_ends_within_a_product_or_before_a_unit_or_an_ellipsis(
    text: str, expected: str
) -> None:
    assert plain_text(text, shipped_language("en").writing) == expected


def test_other_languages_have_no_such_spaces() -> None:
    assert plain_text('Un "vero" prezzo !', shipped_language("it").writing) == "Un «vero» prezzo !"


def test_a_compound_breaks_at_its_joints_and_nowhere_else() -> None:
    german = hyphenator(Writing("de", joints=("Elektrizitäts|werk", "Wasser|werk|straße")))
    assert german.points("Elektrizitätswerk") == (13,)
    assert german.points("„Wasserwerkstraße“") == (7, 11)
    assert german.jointed("Im Elektrizitätswerk") == "Im Elektrizitäts\u00adwerk"
    assert hyphenator(Writing("de")).jointed("Im Elektrizitätswerk") == "Im Elektrizitätswerk"
    assert len(hyphenator(Writing("de")).points("Elektrizitätswerk")) > 1

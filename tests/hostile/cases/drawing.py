"""What is drawn, and how much of it: art, nets, pieces on sheets, and what lies on what."""

from tests.hostile.case import Case

DEED = "templates/your-street/deed.xml.j2"


def deed(content: str) -> dict[str, str]:
    """A template of deeds with this on it."""
    return {DEED: f'<artwork ground="paper">{content}</artwork>'}


CASES = (
    Case(
        "I3 drawing in a box that is nearly empty",
        files=deed('<art name="deck-chance-classic" w="50" h="0.0001"/>'),
        says=("PK157", "deed “Mr Finch”: <art>", "50 × 0.0001 mm", "deed.xml.j2:1:25"),
    ),
    Case(
        "I3 drawing without area, built",
        ("build", "./g", "-o", "out"),
        files=deed('<art name="body-sun" w="0" h="0"/>'),
        says=("PK157", "<art> has a box of 0 × 0 mm"),
    ),
    Case(
        "H30 one drawing 2000 times",
        files=deed('{% for i in range(2000) %}<art name="n7-galaxy" w="50" h="50"/>{% endfor %}'),
        says=("PK159", "more than 1", "<art>", "raise it in your own settings"),
    ),
    Case(
        "H30 one drawing 900 times, built",
        ("build", "./g", "-o", "out", "--only", "deeds"),
        files=deed('{% for i in range(900) %}<art name="n7-galaxy" w="50" h="50"/>{% endfor %}'),
        says=("PK159", "100,000 shapes", "<art>", "raise it in your own settings"),
    ),
)

"""What is drawn, and how much of it: art, nets, pieces on sheets, and what lies on what."""

from tests.hostile.case import Case

DEED = "templates/your-street/deed.xml.j2"


def deed(content: str) -> dict[str, str]:
    """A template of deeds with this on it."""
    return {DEED: f'<artwork ground="paper">{content}</artwork>'}


def pieces(kind: str, sizes: str) -> str:
    """Six pieces of a kind; {0} in their sizes is a figure."""
    lines = (f"  p{i}: {{kind: {kind}, name: P {i}, {sizes.format(i)}}}" for i in range(6))
    return "\n".join((*lines, ""))


HUGE_HOUSE = "width: 2000\n    length: 2000\n    wall: 2000\n    roof: 2000"
SIX_HOUSES = "".join(
    f"  house-{i}: {{kind: gable, name: House {i}, count: 1, width: 2000, length: 2000, "
    "wall: 2000, roof: 2000}\n"
    for i in range(6)
)
PRISM = "sides: 6, width: 2{0}, wall: 20, roof: 20, per_seat: 3000"
PATHS = (
    '{% for i in range(2000) %}<path d="M 0 0 L 57 {{ i }} L 57 87 Z" fill="paper"/>{% endfor %}'
)

CASES = (
    Case(
        "I3 drawing in a box that is nearly empty",
        files=deed('<art name="deck-chance-classic" w="50" h="0.0001"/>'),
        says=("PK158", "deed “Mr Finch”: <art>", "50 × 0.0001 mm", "deed.xml.j2:1:25"),
    ),
    Case(
        "I3 drawing without area, built",
        ("build", "./g", "-o", "out"),
        files=deed('<art name="body-sun" w="0" h="0"/>'),
        says=("PK158", "<art> has a box of 0 × 0 mm"),
    ),
    Case(
        "H30 one drawing 2000 times",
        files=deed('{% for i in range(2000) %}<art name="n7-galaxy" w="50" h="50"/>{% endfor %}'),
        says=("PK103", "more than 1", "<art>", "raise it in your own settings"),
    ),
    Case(
        "H30 one drawing 900 times, built",
        ("build", "./g", "-o", "out", "--only", "deeds"),
        files=deed('{% for i in range(900) %}<art name="n7-galaxy" w="50" h="50"/>{% endfor %}'),
        says=("PK103", "100,000 shapes", "<art>", "raise it in your own settings"),
    ),
    *(
        Case(
            f"die with edges of {edge} mm",
            edits={"faces: 4, count: 2, edge: 28": f"faces: 4, count: 2, edge: {edge}"},
            says=("PK103", "die “Die”", "piece-millimetres", "variant.yaml:155"),
        )
        for edge in (2000, 1853, 1871)
    ),
    Case(
        "GG2 house of 2000 mm",
        edits={"width: 12\n    length: 10\n    wall: 8\n    roof: 4": HUGE_HOUSE},
        says=("PK103", "building “Shed”", "mm large", "piece-millimetres"),
    ),
    Case(
        "GG6 six houses of 2000 mm, built",
        ("build", "./g", "-o", "out"),
        edits={"  die: {kind": SIX_HOUSES + "  die: {kind"},
        says=("PK103", "building “House 5”", "mm large"),
    ),
    Case(
        "CC9 six kinds of chips, 10000 of each",
        edits={"  die: {kind": pieces("chip", "diameter: 2{0}, count: 10000") + "  die: {kind"},
        says=("PK667", "the limit copies is"),
    ),
    Case(
        "CC9 chips of six sizes, as many as may be",
        ("build", "./g", "-o", "out", "--only", "chips", "--paper", "a4"),
        edits={
            "  die: {kind": pieces("chip", "diameter: 2{0}, count: 1500, art: token-kite")
            + "  die: {kind"
        },
        code=0,
        seconds=25.0,
        megabytes=600,
    ),
    Case(
        "CC10 six kinds of prisms, 3000 of each, each seat",
        edits={"  die: {kind": pieces("prism", PRISM) + "  die: {kind"},
        says=("PK667", "the limit copies is"),
    ),
    Case(
        "9999 chips for each seat",
        edits={"  die: {kind": pieces("chip", "diameter: 2{0}, per_seat: 9999") + "  die: {kind"},
        says=("PK667", "variant.yaml:155"),
    ),
    Case(
        "2000 filled paths on each deed",
        files=deed(PATHS + '<text x="5" y="5" w="40" h="10">{{ deed.name }}</text>'),
        code=0,
    ),
    Case(
        "1000 texts, each on a path of its own",
        files=deed(
            PATHS.replace("2000", "1000").replace(
                "{% endfor %}", '<text x="5" y="5">a</text>{% endfor %}'
            )
        ),
        code=0,
        seconds=20.0,
    ),
    Case(
        "amounts rounded up to next to nothing",
        ("check", "./g", "--definition-only"),
        files={
            "variant.yaml": "printkit: 1\nextends: classic-us\nchanges: [{round_up: 5.0e-324}]\n"
        },
        says=("'round_up' needs a number from 0.001 to 1,000,000,000", "variant.yaml:3:"),
    ),
    Case(
        "I6 dashes of nothing",
        files=deed('<line x1="1" y1="1" x2="9" y2="9" stroke="ink" dash="0 0"/>'),
        says=("PK144", "<line dash>", "'0 0'"),
    ),
    Case(
        "I6 dashes below nothing",
        files=deed('<line x1="1" y1="1" x2="9" y2="9" stroke="ink" dash="-1 2"/>'),
        says=("PK144", "<line dash>", "'-1 2'"),
    ),
    Case(
        "I7 negative line width",
        files=deed('<rect w="9" h="9" stroke="ink" stroke-width="-3"/>'),
        says=("PK144", "<rect stroke-width>", "'-3' is below 0"),
    ),
    Case(
        "I11 text clipped by its group",
        files=deed(
            '<group x="9" y="9" w="12" h="2" clip="true">'
            '<text w="40" h="12" size="6mm">{{ deed.name }}</text></group>'
        ),
        says=("PK620", "is cut off by the group"),
    ),
    Case(
        "I12 text under a later rectangle",
        files=deed(
            '<text x="9" y="9" w="40" h="12">{{ deed.name }}</text>'
            '<rect x="5" y="5" w="40" h="20" fill="accent"/>'
        ),
        says=("PK630", "is painted over with a field"),
    ),
    Case(
        "I14 two texts on one spot",
        files=deed(
            '<text x="9" y="9" w="40" h="12">{{ deed.name }}</text>'
            '<text x="9" y="9" w="40" h="12">Mortgaged</text>'
        ),
        code=0,
        says=("PK630", "is printed upon “Aunt Mabel”"),
    ),
    Case(
        "I16 letters on one spot",
        files=deed('<text x="9" y="9" w="40" h="12" tracking="-2">{{ deed.name }}</text>'),
        says=("PK144", "-2 mm apart", "tracking"),
    ),
    Case(
        "I17 deeds with nothing on them",
        files=deed(""),
        code=0,
        says=("PK632", "there is nothing on its front"),
    ),
    Case(
        "I18 deeds without rents",
        files=deed('<text x="9" y="9" w="40" h="12">{{ deed.name }}</text>'),
        code=0,
        says=("PK632", "none of its rents is printed on it", "other deeds", "variant.yaml:"),
    ),
)

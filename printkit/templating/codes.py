"""The findings that templates and themes can give rise to."""

from printkit.diagnostics import Rule, Severity

TEMPLATE_NOT_FOUND = Rule(
    "PK140",
    "template-not-found",
    Severity.ERROR,
    "A template that is needed, included or extended is in none of the template folders.",
    "Templates are looked up in the pack's own folder, then in the theme, then in the themes it "
    "extends; a name never leads out of these folders.",
    '{% include "../../secret.xml.j2" %}',
    '{% include "parts/rents.xml.j2" %}',
)
TEMPLATE_FAILS = Rule(
    "PK141",
    "template-fails",
    Severity.ERROR,
    "A template uses a name, filter or construct that does not exist.",
    "Templates choose and place what the definition holds. They cannot call Python.",
    "{{ deed.prise }}",
    "{{ deed.price }}",
)
TEMPLATE_TOO_COSTLY = Rule(
    "PK142",
    "template-too-costly",
    Severity.ERROR,
    "A template loops or grows without a sensible end.",
    "Packs come from strangers; no template may stall the machine or fill its memory.",
    "{% for i in range(99999) %}{% for j in range(99999) %}…",
    "{% for rent in deed.rents %}…",
)
TEMPLATE_NOT_XML = Rule(
    "PK143",
    "template-not-xml",
    Severity.ERROR,
    "What the template puts out is not well-formed XML.",
    "Each element must be closed, and attributes must be quoted.",
    '<rect x="0">',
    '<rect x="0"/>',
)
UNKNOWN_ELEMENT = Rule(
    "PK144",
    "unknown-element",
    Severity.ERROR,
    "A template uses an element that printkit does not know.",
    "The vocabulary is small and closed, so that misspellings are found.",
    "<rectangle/>",
    "<rect/>",
)
UNKNOWN_ATTRIBUTE = Rule(
    "PK145",
    "unknown-attribute",
    Severity.ERROR,
    "An element has an attribute that it does not know.",
    "An attribute that is silently ignored would leave the author guessing.",
    '<rect colour="ink"/>',
    '<rect fill="ink"/>',
)
MISSING_ATTRIBUTE = Rule(
    "PK146",
    "missing-attribute",
    Severity.ERROR,
    "An element lacks an attribute that it needs.",
    "Without it there is nothing to draw.",
    "<icon/>",
    '<icon name="house"/>',
)
WRONG_ATTRIBUTE_VALUE = Rule(
    "PK147",
    "wrong-attribute-value",
    Severity.ERROR,
    "An attribute's value is not of its kind, or names something the theme does not have.",
    "Colours, fonts, styles and boxes are named in theme.yaml, icons and drawings in printkit.",
    '<rect fill="inkk"/>',
    '<rect fill="ink"/>',
    mended="Writes the name, where only one is near.",
)
UNKNOWN_DRAWING = Rule(
    "PK149",
    "unknown-drawing",
    Severity.ERROR,
    "An icon or a drawing has a name that does not exist.",
    "The picture would be missing on the piece. `printkit list art` shows all names.",
    "icon: hause",
    "icon: house",
    mended="Writes the name, where only one is near.",
)
PICTURE_UNUSABLE = Rule(
    "PK150",
    "picture-unusable",
    Severity.ERROR,
    "A picture is missing, damaged, too large, or not of a safe kind.",
    "Pictures must be PNG or JPEG files, or plain SVG drawings, inside the pack.",
    '<image src="../photo.png"/>',
    '<image src="pictures/photo.png"/>',
)
DRAWING_WITHOUT_ROOM = Rule(
    "PK157",
    "drawing-without-room",
    Severity.ERROR,
    "A drawing or an icon has no room: its box is empty, or far too narrow for a picture.",
    "It would be a line or nothing at all. Usually the others in the same row or column leave no "
    "room for it.",
    '<art name="street-1" w="30" h="0"/>',
    '<art name="street-1" w="30" h="20"/>',
)
DRAWING_FAILS = Rule(
    "PK158",
    "drawing-fails",
    Severity.ERROR,
    "A piece, or an element on it, cannot be drawn.",
    "Usually a size is extreme. All other pieces are still drawn and checked.",
    "a file that the piece shows cannot be read any more",
    "a file that can be read",
)
BEYOND_LIMIT = Rule(
    "PK159",
    "beyond-limit",
    Severity.ERROR,
    "A pack has more of something, or something larger, than printkit takes from strangers.",
    "No pack may stall the machine or fill its memory. If you trust the pack, raise the limit in "
    "your own settings; a pack cannot.",
    "<art …/> 5,000 times on a deed",
    "<art …/> once",
)
MISSING_ROLE = Rule(
    "PK151",
    "missing-role",
    Severity.ERROR,
    "A theme lacks a colour, font, size, box or style that printkit itself draws with.",
    "Not everything is drawn by templates: folds, dice and the pages of the rules are not.",
    "colours: {ink: '#000000'}   # and no base",
    "extends: classic\ncolours: {ink: '#000000'}",
)
UNUSED_ROLE = Rule(
    "PK628",
    "unused-role",
    Severity.WARNING,
    "A theme states a colour, font, size, box, style or option that nothing uses, and that is "
    "called almost like one that is used.",
    "It changes nothing: what was meant stays as the base has it. Roles that a theme's own "
    "templates use may have any names.",
    "extends: classic\ncolours: {acent: '#0b5c7a'}",
    "extends: classic\ncolours: {accent: '#0b5c7a'}",
    mended="Writes the name, where only one is near.",
)
UNUSED_TEMPLATE = Rule(
    "PK629",
    "unused-template",
    Severity.WARNING,
    "A template in the pack belongs to no piece of the game.",
    "It draws nothing: pieces are drawn by the templates of their names, such as "
    "`card-back-chance.xml.j2` for the back of the deck 'chance', and these may include others.",
    "templates/card-back-chanse.xml.j2",
    "templates/card-back-chance.xml.j2",
)
FAINT_ROLE = Rule(
    "PK617",
    "faint-role",
    Severity.WARNING,
    "A theme's colour for text has too little contrast, in one of the ink modes.",
    "Text in `ink` or `muted` stands on `paper` or on `ground`; on one of them it needs 4.5:1 (Web "
    "Content Accessibility Guidelines, 1.4.3). `check` draws the pieces with full ink only, so "
    "this looks at the other modes as well.",
    'ink: {full: "#1d2430", mono: "#999999"}   # 2.8:1 on white',
    'ink: {full: "#1d2430", mono: "#000000"}   # 21:1',
)
TEXT_DOES_NOT_FIT = Rule(
    "PK701",
    "text-does-not-fit",
    Severity.ERROR,
    "A text is too long for its box even at the smallest size allowed.",
    "Nothing is silently cut: a text that does not fit would hide what the game needs.",
    "name: The Honourable Society of Very Long Street Names Embankment",
    "name: Society Embankment",
)
MISSING_GLYPH = Rule(
    "PK702",
    "missing-glyph",
    Severity.ERROR,
    "A font has no glyph for a character.",
    "The character would be missing on paper.",
    "name: 東京",
    "name: Tōkyō",
)
WORDING_FAILS = Rule(
    "PK703",
    "wording-fails",
    Severity.ERROR,
    "An expression in a text of the definition or in the rulebook cannot be worked out.",
    "Texts may use the numbers of the definition: {{ rules.salary | money }}. A number of 'rules' "
    "that is not defined is PK167; what a kind's text prints and one deed or space does not state "
    "is reported at that deed or space.",
    "text: Collect {{ effects[0].amout | money }}.",
    "text: Collect {{ effects[0].amount | money }}.",
)
UNKNOWN_FONT = Rule(
    "PK704",
    "unknown-font",
    Severity.ERROR,
    "The theme names a font that is not in the library.",
    "Only bundled fonts are used, since all that is printed is measured and embedded. "
    "`printkit list fonts` shows them.",
    "text: Jost-Regula",
    "text: Jost-Regular",
    mended="Writes the name, where only one of the same family is near.",
)

RULES = tuple(value for value in list(globals().values()) if isinstance(value, Rule))

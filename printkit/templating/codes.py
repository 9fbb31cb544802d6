"""The findings that templates and themes can give rise to."""

from printkit.diagnostics import Rule, Severity

TEMPLATE_FAILS = Rule(
    code="PK141",
    name="template-fails",
    severity=Severity.ERROR,
    what="A template is not there, uses a name or construct that does not exist, or does not give "
    "well-formed XML.",
    why="Templates choose and place what the definition holds; they cannot call Python. They are "
    "looked up in the pack's own folder, then in the theme, then in the themes it extends.",
    bad="{{ deed.prise }}",
    good="{{ deed.price }}",
)
WRONG_ELEMENT = Rule(
    code="PK144",
    name="wrong-element",
    severity=Severity.ERROR,
    what="A template uses an element or an attribute that there is not, lacks one, or gives it a "
    "value that is not of its kind.",
    why="The vocabulary is small and closed, so that misspellings are found. Colours, fonts, "
    "styles and boxes are named in theme.yaml, icons and drawings in printkit.",
    bad='<rect colour="inkk"/>',
    good='<rect fill="ink"/>',
    fixed="Writes the name of a value, where only one is near.",
)
UNKNOWN_DRAWING = Rule(
    code="PK149",
    name="unknown-drawing",
    severity=Severity.ERROR,
    what="An icon or a drawing has a name that does not exist.",
    why="The picture would be missing on the piece. `printkit list art` shows all names.",
    bad="icon: hause",
    good="icon: house",
    fixed="Writes the name, where only one is near.",
)
PICTURE_UNUSABLE = Rule(
    code="PK150",
    name="picture-unusable",
    severity=Severity.ERROR,
    what="A picture is missing, damaged, too large, or not of a safe kind.",
    why="Pictures must be PNG or JPEG files, or plain SVG drawings, inside the pack.",
    bad='<image src="../photo.png"/>',
    good='<image src="pictures/photo.png"/>',
)
COLOURED_PICTURE = Rule(
    code="PK639",
    name="coloured-picture",
    severity=Severity.WARNING,
    what="A picture in colour stands on a piece that is printed in black only.",
    why="Pictures are made grey for `--ink mono`, but not those that a pack has in `mono/` for "
    "that: files in SVG and PNG would keep the colours. Found by `build --ink mono` only.",
    bad="pictures/mono/owl.svg   # in colour",
    good="pictures/mono/owl.svg   # in grey, or no such file",
)
DRAWING_FAILS = Rule(
    code="PK158",
    name="drawing-fails",
    severity=Severity.ERROR,
    what="A piece, or an element on it, cannot be drawn, or has no room.",
    why="Usually a size is extreme, or the others in the same row or column leave no room. All "
    "other pieces are still drawn and checked.",
    bad='<art name="street-1" w="30" h="0"/>',
    good='<art name="street-1" w="30" h="20"/>',
)
MISSING_ROLE = Rule(
    code="PK151",
    name="missing-role",
    severity=Severity.ERROR,
    what="A theme lacks a colour, font, size, box or style that printkit itself draws with.",
    why="Not everything is drawn by templates: folds, dice and the pages of the rules are not.",
    bad="colours: {ink: '#000000'}   # and no base",
    good="extends: classic\ncolours: {ink: '#000000'}",
)
UNUSED_ROLE = Rule(
    code="PK628",
    name="unused-role",
    severity=Severity.WARNING,
    what="A name in a theme that nothing uses is almost like one that is used, or a template in "
    "the pack belongs to no piece.",
    why="It changes nothing: what was meant stays as the base has it. Roles that a theme's own "
    "templates use may have any names; pieces are drawn by the templates of their names, such as "
    "`card-back-chance.xml.j2`, and these may include others.",
    bad="extends: classic\ncolours: {acent: '#0b5c7a'}",
    good="extends: classic\ncolours: {accent: '#0b5c7a'}",
    fixed="Writes the name, where only one is near.",
)
FAINT_ROLE = Rule(
    code="PK617",
    name="faint-role",
    severity=Severity.WARNING,
    what="A theme's colour for text has too little contrast, in one of the ink modes.",
    why="Text in `ink` or `muted` stands on `paper` or on `ground`; on one of them it needs 4.5:1 "
    "(Web Content Accessibility Guidelines, 1.4.3). `check` draws the pieces with full ink only, "
    "so this looks at the other modes as well.",
    bad='ink: {full: "#1d2430", mono: "#999999"}   # 2.8:1 on white',
    good='ink: {full: "#1d2430", mono: "#000000"}   # 21:1',
)
TEXT_DOES_NOT_FIT = Rule(
    code="PK701",
    name="text-does-not-fit",
    severity=Severity.ERROR,
    what="A text is too long for its box even at the smallest size allowed.",
    why="Nothing is silently cut: a text that does not fit would hide what the game needs.",
    bad="name: The Honourable Society of Very Long Street Names Embankment",
    good="name: Society Embankment",
)
MISSING_GLYPH = Rule(
    code="PK702",
    name="missing-glyph",
    severity=Severity.ERROR,
    what="No font has a glyph for a character.",
    why="The character would be missing on paper. What a font lacks is looked for in the theme's "
    "`fallback`, in order, and in the end in bundled fonts.",
    bad="name: 東京",
    good="name: Tōkyō",
)
WORDING_FAILS = Rule(
    code="PK703",
    name="wording-fails",
    severity=Severity.ERROR,
    what="An expression in a text of the definition or in the rulebook cannot be worked out.",
    why="Texts may use the numbers of the definition: {{ rules.salary | money }}. A number of "
    "'rules' that is not defined is PK160; what a kind's text prints and one deed or space does "
    "not state is reported at that deed or space.",
    bad="text: Collect {{ effects[0].amout | money }}.",
    good="text: Collect {{ effects[0].amount | money }}.",
)
UNKNOWN_FONT = Rule(
    code="PK704",
    name="unknown-font",
    severity=Severity.ERROR,
    what="The theme names a font that is neither bundled nor a file of the pack.",
    why="All that is printed is measured and embedded, so the fonts of the machine are not used. "
    "`printkit list fonts` shows those that are bundled; own ones lie in the pack's `fonts/`.",
    bad="text: Jost-Regula",
    good="text: Jost-Regular",
    fixed="Writes the name, where only one of the same family is near.",
)
FONT_UNUSABLE = Rule(
    code="PK170",
    name="font-unusable",
    severity=Severity.ERROR,
    what="A font of the pack is damaged, too large, not of a kind that can be printed, or may not "
    "be embedded.",
    why="Every kit embeds its fonts, so that it prints alike everywhere. Whether that is permitted "
    "is written in the font itself, and printkit keeps to it.",
    bad="display: fonts/My-Bold.woff2",
    good="display: fonts/My-Bold.ttf",
)

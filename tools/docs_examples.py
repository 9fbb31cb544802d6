"""An example of each element of templates; a test draws every one of them."""

EXAMPLES = {
    "artwork": '<artwork ground="ground">\n  <rect w="100%" h="12" fill="accent"/>\n</artwork>',
    "group": (
        '<group x="4" y="20" w="30" h="20" clip="true" radius="2" rotate="-5">\n'
        '  <rect fill="accent 20%"/>\n'
        "</group>"
    ),
    "rect": '<rect x="4" y="4" w="20" h="10" radius="1.5" fill="panel" stroke="ink"/>',
    "ellipse": '<ellipse x="4" y="4" w="20" h="10" fill="accent 40%"/>',
    "circle": '<circle cx="50%" cy="12" r="6" fill="accent" stroke="ink" stroke-width="0.35"/>',
    "line": '<line x1="10%" y1="20" x2="90%" y2="20" stroke="line" dash="1 0.5"/>',
    "arrow": '<arrow x1="12%" y1="24" x2="88%" y2="24" bend="8" stroke="accent"/>',
    "path": '<path d="M 4 20 Q 20 4 36 20 Z" fill="accent"/>',
    "text": (
        '<text x="4" right="4" y="6" h="10" style="name" min="7pt" of="name">\n'
        "  {{ deed.name }}\n"
        "</text>"
    ),
    "image": '<image x="4" y="20" w="40" h="30" src="pictures/harbour.png" fit="cover"/>',
    "icon": '<icon x="4" y="4" w="8" h="8" name="{{ deed.mark }}" colour="accent"/>',
    "art": '<art x="4" y="30" w="40" h="30" name="body-mars" seed="7"/>',
    "row": (
        '<row x="4" y="4" w="40" h="8" gap="1">\n'
        '  <rect w="8" fill="accent"/>\n'
        '  <text style="body" valign="middle">takes what is left</text>\n'
        "</row>"
    ),
    "column": (
        '<column x="4" y="4" w="20" h="40" gap="1">\n'
        '  <rect fill="accent"/>\n'
        '  <rect grow="2" fill="panel"/>\n'
        "</column>"
    ),
    "grid": (
        '<grid x="4" y="4" w="40" h="30" columns="3" gap="1">\n'
        "  {% for rent in deed.rents %}\n"
        '  <text style="figure" of="{{ rent.of }}">{{ rent.value }}</text>\n'
        "  {% endfor %}\n"
        "</grid>"
    ),
    "table": (
        '<table x="4" right="4" y="20" row="4.6" columns="* 14" style="line" rule="line">\n'
        "  {% for rent in deed.rents %}\n"
        '  <tr><td of="{{ rent.of }}">{{ rent.label }}</td><td align="right">{{ rent.value }}</td>'
        "</tr>\n"
        "  {% endfor %}\n"
        "</table>"
    ),
    "tr": (
        '<table w="40" h="10" columns="* 10" style="line">\n'
        '  <tr grow="2" fill="accent 15%"><td>Rent</td><td>12</td></tr>\n'
        "</table>"
    ),
    "td": (
        '<table w="40" h="10" columns="* 10" style="line">\n'
        '  <tr><td>Price</td><td align="right" style="figure">60</td></tr>\n'
        '  <tr><td>Houses</td><td icon="house" times="3" align="right"/></tr>\n'
        "</table>"
    ),
    "place": '<place x="4" y="4" w="20" h="20" for="large-dome"/>',
    "piece": '<piece x="4" y="4" w="20" h="28" name="deed-1" side="back" stroke="line"/>',
}
"""Markup by the element's name; what a deed's template may show is at hand."""

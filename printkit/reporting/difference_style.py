"""The look of the page that shows two games side by side: that of printkit's house theme."""

from printkit.reporting.html_fonts import font_faces


def style() -> str:
    """The style sheet with its fonts."""
    return font_faces() + _STYLE


_STYLE = """\
:root {
  --ground: #f7f1e3; --panel: #fffdf7; --ink: #1d2430; --muted: #5c6470; --line: #d9d0bb;
  --accent: #0e6b5c; --gone: #a3271d; --gone-back: #fbe6e1; --new: #0b6248; --new-back: #dff1e6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14181f; --panel: #1c222b; --ink: #ece6d9; --muted: #a5abb5; --line: #38404c;
    --accent: #68c7b1; --gone: #ff9d8f; --gone-back: #41211f; --new: #7fd6ad; --new-back: #16382c;
  }
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); color-scheme: light dark; }
body {
  font: 16.5px/1.5 Jost, "Century Gothic", system-ui, sans-serif;
  font-variant-numeric: tabular-nums; margin: 0 auto; max-width: 68rem; padding: 2.5rem 1.25rem;
}
header { border-bottom: 4px solid var(--accent); padding-bottom: 1rem; }
.overline {
  color: var(--muted); font-size: .75rem; font-weight: 600; letter-spacing: .18em; margin: 0;
  text-transform: uppercase;
}
h1 { font-size: 2.1rem; font-weight: 600; line-height: 1.15; margin: .35rem 0; }
h1 .arrow { color: var(--accent); font-weight: 400; }
h2 { font-size: 1.3rem; font-weight: 600; margin: 2.5rem 0 .6rem; }
h2 small { color: var(--muted); font-size: .85rem; font-weight: 400; margin-left: .5em; }
nav { margin: 1rem 0 0; }
nav a { color: var(--accent); display: inline-block; margin: 0 1.1em .2em 0; }
ul.told { list-style: none; margin: 1rem 0; padding: 0; }
ul.told li {
  background: var(--panel); border-left: 4px solid var(--accent); margin: .4rem 0;
  padding: .45rem .8rem;
}
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
col.label { width: 24%; }
thead th {
  border-bottom: 2px solid var(--ink); color: var(--muted); font-size: .75rem; font-weight: 600;
  letter-spacing: .08em; padding: .3rem .6rem; text-align: left; text-transform: uppercase;
}
tbody { border-bottom: 1px solid var(--line); background: var(--panel); break-inside: avoid; }
tbody th, tbody td {
  overflow-wrap: anywhere; padding: .3rem .6rem; text-align: left; unicode-bidi: isolate;
  vertical-align: baseline; white-space: pre-line;
}
tbody th { color: var(--muted); font-size: .9rem; font-weight: 400; }
tr.name td { font-weight: 600; padding-top: .5rem; }
tr.name th { padding-top: .5rem; }
.sign { display: inline-block; font-weight: 600; width: 1.1em; }
.changed .sign { color: var(--accent); }
.added .sign { color: var(--new); }
.removed .sign { color: var(--gone); }
td.before { background: var(--gone-back); }
td.after { background: var(--new-back); }
del, ins { border-radius: 2px; font-weight: 600; }
del { color: var(--gone); text-decoration-thickness: 1px; }
ins { color: var(--new); text-decoration: underline; text-decoration-thickness: 1px; }
.swatch {
  border: 1px solid var(--line); border-radius: 50%; display: inline-block; height: .85em;
  margin-right: .4em; vertical-align: -.08em; width: .85em;
}
footer { color: var(--muted); font-size: .85rem; margin-top: 2.5rem; }
@media (max-width: 40rem) {
  body { font-size: 15px; padding: 1.25rem .6rem; }
  h1 { font-size: 1.5rem; }
}
@media print {
  :root {
    --ground: #fff; --panel: #fff; --ink: #000; --muted: #444; --line: #999; --accent: #0e6b5c;
    --gone: #a3271d; --gone-back: #fff; --new: #0b6248; --new-back: #fff;
  }
  @page { margin: 15mm; }
  body { font-size: 10pt; max-width: none; padding: 0; }
  nav { display: none; }
  h2 { break-after: avoid; }
  thead { display: table-header-group; }
}
"""

"""How a rulebook looks on a screen: one column for a phone at the table, by day and by night."""

STYLE = """\
:root {
  color-scheme: light dark;
  --ground: #fffdf8; --ink: #1d2430; --muted: #5c6470; --line: #d9d2c3; --mark: #0e6b5c;
  --example: #eef5f2; --note: #f4f0e6; --option: #eef0f8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14181f; --ink: #e9e6df; --muted: #a7adb8; --line: #39404c; --mark: #7fd1bf;
    --example: #1b2a28; --note: #25241f; --option: #1e2332;
  }
}
html { background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; }
body {
  font: 1.0625rem/1.5 Jost, system-ui, sans-serif; margin: 0 auto; max-width: 42rem;
  overflow-wrap: break-word; padding: 1.5rem 1.1rem 3rem;
}
header { border-bottom: 2px solid var(--mark); margin-bottom: 1.5rem; padding-bottom: 1rem; }
h1, h2, h3, h4, h5, h6 { font-weight: 600; line-height: 1.2; scroll-margin-top: 1rem; }
h1 { font-size: 2.1rem; margin: 0; }
h2 {
  border-top: 1px solid var(--line); font-size: 1.4rem; margin: 2.2rem 0 .6rem;
  padding-top: .8rem;
}
h3, h4, h5, h6 { font-size: 1.12rem; margin: 1.4rem 0 .4rem; }
header p { color: var(--muted); margin: .2rem 0 0; }
.kind, .label {
  color: var(--mark); font-size: .85rem; font-weight: 600; letter-spacing: .04em; margin: 0;
  text-transform: uppercase;
}
p { margin: .6rem 0; }
strong, th, dt { font-weight: 600; }
a { color: var(--mark); text-underline-offset: .15em; }
nav ul { columns: 14rem; list-style: none; padding: 0; }
nav a { display: block; padding: .25rem 0; }
summary { cursor: pointer; font-weight: 600; }
ul, ol { margin: .6rem 0; padding-left: 1.5rem; }
li { margin: .3rem 0; }
li::marker { color: var(--mark); font-weight: 600; }
aside {
  border-left: 4px solid var(--mark); border-radius: 0 .4rem .4rem 0; margin: 1.1rem 0;
  padding: .7rem 1rem;
}
aside > :first-child { margin-top: 0; }
aside > :last-child { margin-bottom: 0; }
.example { background: var(--example); }
.note { background: var(--note); }
.option { background: var(--option); border-left-style: dashed; }
aside.margin { color: var(--muted); font-size: .92rem; padding: .1rem 1rem; }
.columns { column-gap: 1.8rem; columns: 17rem; }
.columns > * { break-inside: avoid; }
.columns > :first-child { margin-top: 0; }
figure { margin: 1.2rem 0; }
figure svg, figure img {
  background: #fffdf8; border-radius: .4rem; box-sizing: border-box; display: block; height: auto;
  padding: 2%; width: 100%;
}
figure.wide { margin-inline: -1.1rem; overflow-x: auto; padding-inline: 1.1rem; }
figure.wide svg, figure.wide img { min-width: 32rem; }
figure.margin svg, figure.margin img { max-width: 14rem; }
figcaption {
  color: var(--muted); font-size: .92rem; left: 0; margin-top: .4rem; position: sticky;
}
.table { margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; min-width: 50%; }
th, td {
  border-bottom: 1px solid var(--line); padding: .35rem .8rem .35rem 0; text-align: left;
  vertical-align: top;
}
.right { font-variant-numeric: tabular-nums; text-align: right; }
dl { columns: 16rem; }
dt { break-after: avoid; }
dd { break-before: avoid; margin: 0 0 .4rem 1rem; }
footer {
  border-top: 1px solid var(--line); color: var(--muted); font-size: .88rem;
  margin-top: 3rem;
}
@media print { h2, figure, aside, tr { break-inside: avoid; } nav { display: none; } }
"""

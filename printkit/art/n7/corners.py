"""The corners of the board, out to the edges: the start, a brig, a dock, an alarm."""

from printkit.art.n7.motifs import EMBER, GOLD, crate, globe, rifle
from printkit.art.n7.people import COAT, person
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import on_circle
from printkit.scene import Node

CORNER = (68.0, 68.0)
"""The grid of a corner, its bleed to the right and below included; (0, 0) is at the centre."""
BLUE, RED = parse_colour("#2a78c8"), parse_colour("#cf2b3a")


@drawing("n7-corner-go")
def go(width: float, height: float, style: Style) -> Node:
    """A ship leaves its bay, on the lanes of both paths."""
    view = View(width, height, style, CORNER)
    view.dusk(44, 6, 44)
    globe(view, 60, 20, 8, view.accent.mix(PALE, 0.25))
    view.solid("M68 0V68H50L60 44L56 22L62 0Z", SHADE)
    view.tone("M68 0V68H60L66 44L62 22L67 0Z", DEEP)
    view.lamps(*((62.4, y) for y in (8, 14, 20, 32, 38)), size=1.6)
    view.area("M-2 46L68 44V70H-2Z", DEEP)
    view.area("M-2 52.6L68 50.6V56L-2 56.6Z", BLUE, 0.7)
    view.area("M-2 58.4L68 58V63.4L-2 62.4Z", RED, 0.7)
    view.line(row((x, 54.6, x + 3, 54.5) for x in range(22, 64, 8)), PALE, 1.2)
    view.line(row((x, 60.6, x + 3, 60.6) for x in range(22, 64, 8)), PALE, 1.2)
    view.solid("M3 57.6L17 48.6V53.6H21V61.6H17V66.6Z", PALE)
    ship = view.at(9.6, 46.2, 1.4, 174)
    for y in (-5.2, 5.2):
        ship.area(f"M-21 {y - 1}H-25L-31 {y}L-25 {y + 1}H-21Z", GOLD, 0.7)
        ship.mark(f"M-21 {y - 0.5}H-24L-27 {y}L-24 {y + 0.5}H-21Z", LAMP)
        ship.solid(f"M-10 {0.3 * y}L-15 {y}H-19L-17.4 {0.3 * y}Z", SHADE)
        ship.solid(f"M-12 {y}L-14 {y - 1.5}H-21V{y + 1.5}H-14Z", STEEL)
    ship.solid("M0 0L-4 -1.5L-12 -2.5L-20 -2.2L-21.4 0L-20 2.2L-12 2.5L-4 1.5Z", PALE)
    ship.tone("M0 0L-21.4 -0.2L-20 -2.2L-12 -2.5L-4 -1.5Z", PLATE)
    ship.mark("M-8 1.4L-19 1.3V0.5L-8 0.3Z", view.accent)
    ship.mark("M-2.6 0.6L-5.4 1.1L-6.4 0.2H-3.2Z", VOID)
    return view.node()


@drawing("n7-corner-jail")
def jail(width: float, height: float, style: Style) -> Node:
    """A brig behind bars of light; a corridor leads past it along the outer edges."""
    view = View(width, height, style, CORNER, above=0.04, focus=24)
    view.sky(DEEP)
    view.scan(0, 68, 2.4)
    view.solid("M0 0H46V41L41 46H0Z", STEEL)
    view.area("M0 0H42V39L39 42H0Z", view.accent.mix(VOID, 0.45))
    view.light("M8 0H30L40 42H2Z", view.accent.mix(VOID, 0.2))
    view.solid("M0 33H42V39L39 42H0Z", SHADE)
    view.solid("M0 27H14V31H0ZM2 31H4V36H2ZM10 31H12V36H10Z", STEEL)
    grasp = "M-3.2 -15.2L-5 -11.6L-6.6 -14.8M3.4 -15.2L5 -11.6L6.6 -14.8"
    person(view.at(22, 37, 1.42), EMBER.mix(VOID, 0.25), arms=grasp, body=COAT)
    for x in (4.6, 12.6, 31.4, 39.4):
        view.line(f"M{x} 0V34", view.accent, 4.4)
        view.line(f"M{x} 0V34", LAMP, 1.6)
    view.lamps((43.2, 6), (43.2, 14), (43.2, 22), size=1.6)
    view.line("M56 4V46L51 51H4", view.accent, 1.8)
    person(view.at(56, 36, 1.05), PLATE)
    rifle(view.at(59, 24, 0.8, 60))
    return view.node()


@drawing("n7-corner-dock")
def dock(width: float, height: float, style: Style) -> Node:
    """A dock in the quiet of the night, with a ship at rest on a lit pad."""
    view = View(width, height, style, CORNER)
    view.dusk(40, 6, 40)
    view.stars(40, 26)
    globe(view, 14, 31, 6, view.accent.mix(PALE, 0.3))
    for x, top in ((-2, 30), (6, 36), (52, 26), (60, 33)):
        view.solid(f"M{x} 46V{top + 3}L{x + 3} {top}H{x + 9}V46Z", SHADE)
        view.lamps(*((x + 3 + 3 * (i % 2), top + 4 + 3 * i) for i in range(3)), size=1.3)
    view.area("M-2 44H70V70H-2Z", DEEP)
    view.solid("M4 58L16 47H52L64 58L54 66H14Z", STEEL)
    view.area("M10 57.6L19 49.6H49L58 57.6L51 63H17Z", SHADE)
    view.line("M13.4 57.4L20.6 51H47.4L54.6 57.4L49.4 61.6H18.6Z", GOLD, 1.8)
    view.line("M27 51L29.6 45M41 51L38.4 45", PLATE, 2.4)
    view.solid("M9 41L24 36H44L59 41V44L44 46H24L9 44Z", STEEL)
    view.solid("M22 46L24 33L30 24H38L44 33L46 46L40 50H28Z", PALE)
    view.tone("M34 24H38L44 33L46 46L40 50H34Z", PLATE)
    view.mark("M28 34L31 28H37L40 34Z", VOID)
    view.mark("M25 40H43V43H25Z", view.accent)
    view.lamps((11, 42), (15, 41.4), (51.4, 41.4), (55.4, 42), size=1.4)
    view.line("M4 67H64", LAMP, 1.4)
    crate(view, 56, 56, 7, 6, GOLD)
    return view.node()


@drawing("n7-corner-alarm")
def alarm(width: float, height: float, style: Style) -> Node:
    """A siren sweeps a corridor; a guard points the way."""
    view = View(width, height, style, CORNER)
    view.sky(view.accent.mix(VOID, 0.7))
    for start, end in ((8, 36), (60, 78), (102, 120), (144, 172)):
        far = [on_circle(34, 8, 80, a) for a in (start, end)]
        beam = polyline([(34.0, 8.0), *far], close=True)
        view.haze(beam, 0.3)
    view.scan(0, 68, 1.8)
    view.solid("M-2 -2H4L12 20V70H-2ZM70 -2H64L56 20V70H70Z", SHADE)
    view.lamps(*((x, y) for x in (5, 61) for y in (28, 36, 44)), size=2)
    view.area("M-2 62L12 56H56L70 62V70H-2Z", DEEP)
    view.solid("M24 -2H44V1L41 4H27L24 1Z", STEEL)
    view.solid("M27 4H41V9L38 12.6H30L27 9Z", view.accent)
    view.mark("M29.4 5H33V11L31 11.2L29.4 9Z", LAMP)
    turns = (15, 40, 65, 115, 140, 165)
    rays = ((on_circle(34, 6, 10, turn), on_circle(34, 6, 14, turn)) for turn in turns)
    view.line(joined(polyline(ends) for ends in rays), LAMP, 1.8)
    guard = view.at(38, 48.6, 1.5, flip=True)
    person(guard, PLATE, arms="M-3.6 -15.6L-4.8 -11.8L-1 -10.6M3.6 -15.4L7 -15.2L10.4 -15")
    guard.solid("M9.6 -16.8L11.6 -17H13.2L13.6 -16.2H17.6V-15H14L13.4 -13.4H10.4L9.4 -14.2Z", STEEL)
    guard.line("M13.6 -14.9H11.4M13.4 -14.1H11.6", VOID, 0.7)
    rifle(guard.at(0.6, -10.8, 0.66, -58))
    return view.node()

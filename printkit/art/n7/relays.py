"""Gates from star to star: one machine from four sides, each with a light of its own."""

from printkit.art.n7.motifs import GLOW, GOLD, globe
from printkit.art.n7.ships import deep_space, fighter, frigate
from printkit.art.n7.view import LAMP, PALE, PLATE, SHADE, STEEL, VOID, View
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, polygon
from printkit.geometry.transform import scale
from printkit.scene import Node

CRIMSON = parse_colour("#ff4b46")
VIOLET = parse_colour("#b79bff")


def _hexagon(radius: float, squash: float) -> Path:
    return polygon(0, 0, radius, 6, 0).transformed(scale(squash, 1.0))


def _gate(view: View, radius: float, squash: float, light: Colour) -> None:
    """A hexagonal frame with six prongs, turned away from the onlooker by its squash."""
    for turn in range(6):
        wide = [(1.0, -9), (1.42, -3), (1.48, 3), (1.0, 9)]
        prong = [on_circle(0, 0, radius * r, 60 * turn + a) for r, a in wide]
        view.solid(polyline(prong, close=True).transformed(scale(squash, 1.0)), STEEL)
    view.solid(_hexagon(1.08 * radius, squash), PLATE)
    view.area(_hexagon(0.84 * radius, squash), SHADE, 0.7)
    view.area(_hexagon(0.72 * radius, squash), light.mix(VOID, 0.45), 0.7)
    view.area(_hexagon(0.5 * radius, squash), light, 0.6)
    view.mark(_hexagon(0.24 * radius, squash), LAMP)
    bolts = [on_circle(0, 0, 0.93 * radius, 60 * i + 30) for i in range(6)]
    view.mark(joined(circle(squash * 1.03 * x, 1.03 * y, 0.05 * radius) for x, y in bolts), LAMP)


@drawing("n7-mu-relay")
def mu_relay(width: float, height: float, style: Style) -> Node:
    """From the side: a gate on edge, a bolt of light through it from end to end."""
    view = deep_space(width, height, style)
    globe(view, 8, 5, 3.4, STEEL)
    view.light("M-6 10.4H54V11.6H-6Z", GLOW)
    view.line("M-6 11H54", GLOW, 2.0)
    for side in (-1, 1):
        arm = view.at(24, 11, 1, flip=side < 0)
        for low in (-1, 1):
            span = f"L6 {low * 7}L16 {low * 2.6}L17 {low * 1.6}H12L3 {low * 5}Z"
            arm.solid(f"M1.4 {low * 8.6}{span}", STEEL)
            arm.tone(f"M3 {low * 5}L12 {low * 1.6}H17L16 {low * 2.2}L5 {low * 6}Z", SHADE)
            arm.lamps(*((x, low * (8.4 - 0.43 * x) - 0.3) for x in (7, 10, 13)), size=0.7)
    view.solid("M21.6 11V3L23 1.6H25L26.4 3V19L25 20.4H23L21.6 19Z", PLATE)
    view.tone("M24.4 1.6H25L26.4 3V19L25 20.4H24.4Z", STEEL)
    view.mark("M22.6 8H25.4V14H22.6Z", GLOW)
    view.mark("M23.3 9H24.7V13H23.3Z", PALE)
    view.lamps((23.6, 4), (23.6, 6), (23.6, 15.2), (23.6, 17.2), size=0.8)
    fighter(view.at(44, 17.6, 0.5, 4), PLATE)
    return view.node()


@drawing("n7-omega-4-relay")
def omega_4_relay(width: float, height: float, style: Style) -> Node:
    """From the front: a red eye among wrecks."""
    view = deep_space(width, height, style, -1)
    for radius, share in ((14, 0.82), (11.6, 0.68)):
        view.light(polygon(24, 11, radius, 6, 0), CRIMSON.mix(VOID, share))
    _gate(view.at(24, 11), 7.0, 1.0, CRIMSON)
    wrecks = (
        (9, 15, 1.3, 20),
        (38, 5, 1.1, -30),
        (39, 17, 1.5, 70),
        (10, 4.6, 0.9, -60),
        (43, 10, 0.7, 0),
    )
    for x, y, size, turn in wrecks:
        part = view.at(x, y, size, turn)
        part.solid("M-3 -0.8L0 -1.8L1.4 -0.6L3.2 -1L2.4 1.2L-1 1.6Z", SHADE)
        part.line("M-1.4 -0.8L-0.6 1.2M1 -0.6L0.8 1.2", VOID, 0.8)
    return view.node()


@drawing("n7-sol-relay")
def sol_relay(width: float, height: float, style: Style) -> Node:
    """Aslant, at the edge of a system: far away a yellow sun, near by a ball of ice."""
    view = deep_space(width, height, style, 0.6)
    rays = [(on_circle(39, 5.4, 2.8, 45 * i), on_circle(39, 5.4, 4.2, 45 * i)) for i in range(8)]
    view.line(joined(polyline(ends) for ends in rays), GOLD, 0.9)
    view.area(circle(39, 5.4, 2.1), GOLD)
    for radius in (6, 9, 12):
        view.line(polygon(39, 5.4, radius, 24).transformed(scale(1, 1)), SHADE, 0.6)
    view.area(circle(41, 25, 9), PALE.mix(STEEL, 0.3))
    view.line("M36 19.4L38 20.6L37.4 22M42 17.4L43.4 19L46 19.4", STEEL, 0.8)
    view.light("M20 10L54 13.4V17.6L20 12Z", GOLD.mix(VOID, 0.35))
    view.light("M20 10.6L54 14.8V16.2L20 11.4Z", LAMP)
    gate = view.at(19, 11, 1, 8)
    for y in (-7.4, 0, 7.4):
        gate.tube(f"M0 {y}H-6.4", SHADE, 1.4)
    _gate(gate.at(-6.4, 0), 5.6, 0.55, SHADE)
    _gate(gate, 7.0, 0.55, GOLD)
    return view.node()


@drawing("n7-citadel-relay")
def citadel_relay(width: float, height: float, style: Style) -> Node:
    """Right through the gate: a great station waits on the other side."""
    view = deep_space(width, height, style, 0)
    view.area(polygon(24, 11, 15.4, 6, 0), VIOLET.mix(VOID, 0.62), 0.7)
    station = view.at(24, 9.8)
    station.tube(ellipse(0, 0, 10, 3.2), SHADE, 1.6)
    station.solid("M-1.4 8L-2.4 0L-1 -5L-0.4 -8.6H0.4L1 -5L2.4 0L1.4 8L0 9.6Z", PLATE)
    station.tone("M0 -8.6H0.4L1 -5L2.4 0L1.4 8L0 9.6Z", STEEL)
    station.lamps(*((-0.4, y) for y in (-4, -2, 4, 6)), size=0.8)
    station.tube("M-10 0C-10 4.2 10 4.2 10 0", PLATE, 1.3)
    station.lamps(*((x, 2.2 - 0.012 * x * x) for x in (-8, -6, -4, -2, 0.6, 3, 5, 7)), size=0.7)
    frame = [on_circle(24, 11, r, 60 * i) for r in (15.4, 19.6) for i in range(7)]
    ring = polyline(frame[:7], close=True) + polyline(reversed(frame[7:]), close=True)
    view.solid(ring, SHADE)
    view.line(polygon(24, 11, 16.6, 6, 0), VIOLET, 1.6)
    view.lamps(
        *((x - 0.4, y - 0.4) for x, y in (on_circle(24, 11, 18, 10 * i) for i in range(36))),
        size=0.7,
    )
    frigate(view.at(30, 17.4, 0.42, -14), PALE)
    return view.node()

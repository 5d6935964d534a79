import type { Figure } from "../../kit/figure.ts";
import { ell, poly, rect } from "../../kit/path.ts";
import { ROOM1 } from "./room1-colors.ts";

/** The wooden desk with two drawers; keyboard, mug and a glowing thing on it. */
export function drawDesk(figure: Figure): void {
  const drawer = (x: number): string =>
    `<rect x="${x}" y="105" width="46" height="18" rx="2" fill="none" stroke="#4b2c33" stroke-width="1.4"/>`;
  const knob = (x: number): string => `<circle cx="${x}" cy="114" r="2" fill="${ROOM1.warm}"/>`;
  figure.part(rect(424, 92, 136, 10, 3), { color: ROOM1.wood, depth: 4 });
  figure.part(rect(430, 100, 124, 30, 2), {
    color: ROOM1.darkWood,
    depth: 5,
    over: drawer(440) + drawer(498) + knob(463) + knob(521),
  });
  const keyboard = poly(
    [
      [444, 92],
      [492, 92],
      [488, 84],
      [448, 84],
    ],
    2,
  );
  figure.part(keyboard, { color: "#4a4686", depth: 3 });
  figure.part(rect(512, 80, 10, 12, 2), { color: "#ff8fa8", depth: 3 });
  figure.raw(
    '<path d="M514 76q2 -4 0 -7M519 76q2 -4 0 -7" stroke="#fff" stroke-width="1.2" fill="none" opacity=".6"/>',
  );
  figure.part(ell(540, 87, 6), { color: "#8ef08a", material: "glow", depth: 3 });
}

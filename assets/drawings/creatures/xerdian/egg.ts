import { mix } from "../../../kit/color.ts";
import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { BRASS, GOLD_LIGHT, shiningLine } from "../parts/surface.ts";
import { LIGHT, SHELL, SKIN, shellPlates, spire } from "./body.ts";

/** The one open seam. */
const CRACK = "M136 250L176 232L206 262L248 226L286 258L322 224L376 244";

/** Xerdian, egg: hexagon plates with one open seam. */
export function xerdianEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: SHELL,
    light: STAT.stamina,
    behind: () => behindShell(figure),
    deco: shellMarkings(),
    over: shellGlints(figure),
  });
  return figure.fit({ pad: 14, ground: 484 }).render();
}

/** The parts that stick out of the shell. */
function behindShell(figure: Figure): void {
  spire(figure, { x: 214, y: 150, width: 44, height: 98, rotation: -24, color: mix(LIGHT, SHELL, 0.2) });
  spire(figure, { x: 300, y: 150, width: 44, height: 96, rotation: 24, color: mix(LIGHT, SHELL, 0.3) });
  spire(figure, { x: 257, y: 140, width: 54, height: 118, rotation: 0, color: LIGHT });
}

/** Hexagon plates above, below them the skin-colored foot of the egg with a gold rim. */
const shellMarkings = (): string =>
  `<rect x="120" y="80" width="280" height="340" fill="${mix(SHELL, "#0f1b44", 0.6)}"/>` +
  shellPlates({ cx: 252, cy: 250, rx: 148, ry: 186, cell: 0.25, gap: 0.9 }) +
  `<path d="M120 330Q256 372 392 330V430H120Z" fill="${SKIN}"/>` +
  `<path d="M120 322Q256 364 392 322V340Q256 382 120 340Z" fill="${BRASS}" stroke="#7a4a2a" stroke-width="3"/>` +
  `<path d="M120 326Q256 368 392 326" stroke="${GOLD_LIGHT}" stroke-width="3.5" fill="none"/>`;

const shellGlints = (figure: Figure): string =>
  shiningLine(figure, CRACK, LIGHT, 11, { opacity: 0.9, blur: 10 });

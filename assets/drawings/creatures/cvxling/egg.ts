import { mix } from "../../../kit/color.ts";
import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { ellipse } from "../../../kit/path.ts";
import { discs } from "../parts/shapes.ts";
import { fillPath, strokePath } from "../parts/surface.ts";
import { BELLY, FIN, SKIN } from "./body.ts";
import { crest, earBlade } from "./head.ts";

/** The yellow curved stripe around the shell. */
const SWOOSH =
  "M110 330C180 350 210 250 150 216C230 196 290 250 256 318" +
  "C318 306 350 262 340 196C420 250 420 360 300 372C220 390 150 380 110 330Z";

/** Cvxling, egg: blue with a yellow swoosh and two ear blades. */
export function cvxlingEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: SKIN,
    light: STAT.speed,
    behind: () => behindShell(figure),
    deco: shellMarkings(),
    over: shellGlints(),
  });
  return figure.render();
}

/** The parts that stick out of the shell. */
function behindShell(figure: Figure): void {
  earBlade(figure, { x: 300, y: 150, rotation: -52, length: 150, width: 74, isFar: true });
  earBlade(figure, { x: 330, y: 196, rotation: -24, length: 160, width: 78 });
  crest(figure, { x: 226, y: 106, scale: 0.92, rotation: -6 });
}

const shellMarkings = (): string =>
  fillPath(SWOOSH, BELLY) +
  fillPath("M250 430Q330 420 372 350L400 440H250Z", mix(SKIN, "#1f3aa0", 0.45), 0.6) +
  discs("176 172 9, 206 142 6, 160 204 5, 322 160 7")
    .map(([x, y, r]) => fillPath(ellipse(x, y, r * 1.3, r), FIN, 0.9))
    .join("");

const shellGlints = (): string => strokePath("M256 318C290 254 230 196 150 216", 5, "#fff6c8", 0.8);

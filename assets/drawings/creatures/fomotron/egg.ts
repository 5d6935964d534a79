import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { ellipse, rect } from "../../../kit/path.ts";
import { polygon } from "../parts/shapes.ts";
import { dimmed } from "../parts/surface.ts";
import { DARK, glyphLine, RED, SCREEN, STEEL, siren, YELLOW } from "./body.ts";

/** The upper edge of the bolt seam. */
const SEAM_TOP = "M120 296Q256 332 392 296";

/** How far each bolt is from the middle. */
const BOLTS = [-104, -64, -22, 22, 64, 104];

/** Fomotron, egg: a capsule with a sleeping screen and a bolt seam. */
export function fomotronEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: RED,
    light: STAT.energy,
    behind: () => behindShell(figure),
    deco: shellMarkings(),
    over: shellGlints(),
    front: () => onShell(figure),
  });
  return figure.fit({ pad: 14, ground: 484 }).render();
}

/** Siren on top, round ears left and right. */
function behindShell(figure: Figure): void {
  siren(figure, { x: 256, y: 108, scale: 0.98 });
  eggEar(figure, -1, YELLOW);
  eggEar(figure, 1, dimmed(YELLOW, 0.25));
}

function eggEar(figure: Figure, side: 1 | -1, color: string): void {
  figure.part(rect(256 + side * 118 - 22, 204, 44, 68, 12), { color: DARK, material: "metal", depth: 8 });
  figure.part(ellipse(256 + side * 140, 238, 15, 28), { color, material: "metal", depth: 8 });
}

const shellMarkings = (): string =>
  `<path d="${SEAM_TOP}V430H120Z" fill="${STEEL}"/>` +
  `<path d="${SEAM_TOP}V332Q256 368 120 332Z" fill="${DARK}"/>` +
  '<path d="M150 130Q256 96 362 130" stroke="#fff" stroke-width="8" opacity=".18" fill="none"/>';

const shellGlints = (): string => BOLTS.map((dx) => bolt(256 + dx, 327 - (dx * dx) / 680)).join("");

const bolt = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#8a4a1f"/>` +
  `<circle cx="${x - 1}" cy="${y - 1}" r="6.5" fill="${YELLOW}"/>` +
  `<circle cx="${x - 3}" cy="${y - 3}" r="2.2" fill="#fff"/>`;

/** The sleeping screen. */
function onShell(figure: Figure): void {
  figure.part(polygon("162 158 36, 338 154 36, 332 282 38, 168 286 38", 32), {
    color: STEEL,
    material: "metal",
    depth: 12,
  });
  figure.part(polygon("176 172 28, 322 168 28, 318 268 30, 182 272 30", 26), {
    color: SCREEN,
    depth: 10,
    occlusion: 0,
    over: '<path d="M176 168h56l-34 110h-34z" fill="#fff" opacity=".12"/>',
  });
  figure.raw(
    glyphLine(figure, "M196 214Q212 230 228 214", 9) +
      glyphLine(figure, "M264 212Q280 228 296 212", 9) +
      glyphLine(figure, "M236 246Q246 252 256 246", 7),
  );
}

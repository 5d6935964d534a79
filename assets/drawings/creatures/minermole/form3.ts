import { Figure } from "../../../kit/figure.ts";
import { aura, shadow, sparks } from "../../../kit/light.ts";
import { ellipse, rect } from "../../../kit/path.ts";
import { curve, discs, polygon, tube } from "../parts/shapes.ts";
import { dimmed, fillPath, GOLD, strokePath } from "../parts/surface.ts";
import { arm, BELLY, CYAN, FUR, foot, HELMET, ROSE, SKIN } from "./body.ts";
import { type Crystal, crystal, face, helmet, lampBeam } from "./head.ts";

/** Fan of crystals on the back. */
const BACK_CRYSTALS: readonly Crystal[] = [
  { x: 376, y: 270, length: 92, width: 40, rotation: 30, color: ROSE },
  { x: 398, y: 306, length: 122, width: 48, rotation: 52, color: CYAN },
  { x: 408, y: 344, length: 104, width: 42, rotation: 74, color: ROSE },
  { x: 412, y: 378, length: 76, width: 36, rotation: 94, color: CYAN },
];

/** Crystals of the near shoulder. */
const SHOULDER_CRYSTALS: readonly Crystal[] = [
  { x: 344, y: 262, length: 70, width: 34, rotation: 8, color: CYAN },
  { x: 368, y: 282, length: 62, width: 30, rotation: 36, color: ROSE },
  { x: 318, y: 258, length: 50, width: 26, rotation: -14, color: ROSE },
];

/** Small crystals in the air. */
const ORE_MOTES: readonly Crystal[] = [
  { x: 500, y: 190, length: 24, width: 14.4, rotation: 20, color: CYAN },
  { x: 24, y: 320, length: 20, width: 12, rotation: -24, color: ROSE },
  { x: 338, y: 92, length: 20, width: 12, rotation: 14, color: ROSE },
];

/** Minermole, final: drill gauntlets, crystals, two lamps. */
export function minermoleForm3(): string {
  const figure = new Figure();
  aura(figure, CYAN, { cx: 270, cy: 230, r: 270 });
  shadow(figure, 270, 464, 210, 26, 0.55);
  tail(figure);
  for (const each of BACK_CRYSTALS) crystal(figure, each);
  // far drill raised high
  arm(figure, discs("336 262 36, 388 232 35, 408 184 32"), { isFar: true });
  drill(figure, { x: 412, y: 166, rotation: -72, scale: 0.86, isFar: true });
  foot(figure, 362, 462, 52, true);
  body(figure);
  belt(figure);
  foot(figure, 196, 470, 54);
  for (const each of SHOULDER_CRYSTALS) crystal(figure, each);
  face(figure, { x: 212, y: 222, scale: 0.88, form: 3 });
  lampBeam(figure, 152, 116, { length: 190, start: 24, end: 96, degrees: 184, opacity: 0.7 });
  helmet(figure, { x: 218, y: 136, scale: 0.92, rotation: -3, form: 3 });
  // near drill thrust forward
  arm(figure, discs("262 338 38, 212 370 38, 174 382 35"), { blend: true });
  drill(figure, { x: 158, y: 382, rotation: 173, scale: 1 });
  sparks(figure, discs("44 262 12, 486 236 12, 330 36 10, 488 466 8, 60 60 10"), CYAN);
  for (const each of ORE_MOTES) crystal(figure, each);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function tail(figure: Figure): void {
  figure.part(tube("400 420 15, 456 434 11, 490 404 7"), { color: SKIN });
}

function body(figure: Figure): void {
  figure.part(
    curve(`
      122 392, 132 304, 180 232, 262 204, 352 236, 408 318, 414 404, 354 450, 262 458,
      166 446
    `),
    {
      color: FUR,
      depth: 36,
      over: fillPath(ellipse(242, 414, 92, 60), BELLY, 0.85, figure.blur(8)),
    },
  );
}

/** Belt with a gold buckle. */
function belt(figure: Figure): void {
  figure.part(curve("124 382, 232 414, 340 408, 414 372, 414 400, 340 436, 232 442, 128 410", 0.9), {
    color: "#5a3b57",
    depth: 8,
  });
  figure.part(rect(226, 404, 56, 44, 9), {
    color: GOLD,
    material: "metal",
    depth: 8,
    over: fillPath(polygon("254 411, 269 426, 254 441, 239 426", 2), CYAN),
  });
}

/** Drill gauntlet, local origin is the wrist, the tip along +x. */
function drill(
  figure: Figure,
  {
    x,
    y,
    rotation,
    scale,
    isFar = false,
  }: { x: number; y: number; rotation: number; scale: number; isFar?: boolean },
): void {
  const tone = (near: string): string => (isFar ? dimmed(near, 0.18) : near);
  figure.at({ x, y, rotation, scale }, () => {
    figure.part(polygon("26 -58 12, 64 -60 10, 186 -3 5, 186 3 5, 64 60 10, 26 58 12", 8), {
      color: tone("#52c6ea"),
      material: "metal",
      depth: 16,
      over: drillGrooves() + drillGlints(),
    });
    figure.part(curve("-24 -40, 8 -60, 36 -66, 44 0, 36 66, 8 60, -24 40, -30 0", 0.95), {
      color: tone(HELMET),
      material: "metal",
      depth: 14,
      over: strokePath("M14 -62Q24 0 14 62", 5, "#a8641f", 0.8) + cuffRivets(),
    });
  });
}

/** The thread of the drill, lower and thinner toward the tip. */
const drillGrooves = (): string =>
  [50, 82, 112, 140]
    .map((x, i) => {
      const height = 62 - i * 14;
      const groove = `M${x + 16} ${-height}Q${x - 16} ${height * 0.1} ${x - 4} ${height}`;
      return strokePath(groove, 7 - i, "#1f4a78", 0.75);
    })
    .join("");

const drillGlints = (): string =>
  [62, 94, 124]
    .map((x, i) => {
      const height = 56 - i * 14;
      const glint = `M${x + 17} ${-height}Q${x - 12} ${height * 0.05} ${x - 1} ${height * 0.6}`;
      return strokePath(glint, 3, "#ffffff", 0.8);
    })
    .join("");

const cuffRivets = (): string =>
  [-38, 0, 38].map((y) => fillPath(ellipse(28 - Math.abs(y) * 0.06, y, 5.5, 5.5), "#8a4a1f")).join("");

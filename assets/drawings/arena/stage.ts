import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient, radialGradient } from "../../kit/fill.ts";
import { poly } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import type { ArenaLayout, Stage } from "./arena-layout.ts";
import { drawCentreLine } from "./centre-line.ts";
import { hexPlates } from "./hex-plates.ts";
import { drawLane } from "./lane.ts";

const ENEMY_TINT = "#ff5b7d";
const PLAYER_TINT = "#37d6ff";

/** How high the stage stands above the floor. */
const FRONT_HEIGHT = 34;

/** The stage block: front wall, rim with the ring light, plates, lanes and centre line. */
export function drawStage(figure: Figure, layout: ArenaLayout, light: string, random: () => number): void {
  drawFront(figure, layout, light);
  drawRim(figure, layout.stage, light);
  drawTop(figure, layout, light, random);
  drawLane(figure, layout.enemyLane, ENEMY_TINT);
  drawLane(figure, layout.playerLane, PLAYER_TINT);
  drawCentreLine(figure, layout, light);
}

/** The corners of the stage, grown outward. */
function octagon({ left, top, right, bottom, cut }: Stage, grow = 0): Point[] {
  const cutY = cut * 0.72;
  const slant = grow * 0.4;
  return [
    [left + cut - slant, top - grow],
    [right - cut + slant, top - grow],
    [right + grow, top + cutY - slant],
    [right + grow, bottom - cutY + slant],
    [right - cut + slant, bottom + grow],
    [left + cut - slant, bottom + grow],
    [left - grow, bottom - cutY + slant],
    [left - grow, top + cutY - slant],
  ];
}

const lowered = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by]);

/** Shadow on the floor and the front wall with a strip of light. */
function drawFront(figure: Figure, { stage, width }: ArenaLayout, light: string): void {
  const rim = octagon(stage, 20);
  const front = poly(lowered(rim, FRONT_HEIGHT), 26);
  figure.raw(
    `<path d="${poly(lowered(rim, FRONT_HEIGHT + 16), 30)}" fill="#060416" opacity=".75" ${figure.blur(20)}/>`,
  );
  figure.part(front, { color: "#352c6b", depth: 14, occlusion: 0, soft: 4 });
  const strip =
    `<rect y="${stage.bottom + 30}" width="${width}" height="5" fill="${light}" opacity=".9"/>` +
    `<rect y="${stage.bottom + 20}" width="${width}" height="24" fill="${light}" opacity=".35" ${figure.blur(8)}/>`;
  figure.raw(clipped(figure, front, strip));
}

function drawRim(figure: Figure, stage: Stage, light: string): void {
  const ring = poly(octagon(stage, 8), 22);
  const stroke = (color: string, width: number, more = ""): string =>
    `<path d="${ring}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;
  figure.part(poly(octagon(stage, 20), 26), {
    color: "#5d549c",
    material: "metal",
    depth: 8,
    occlusion: 0,
  });
  figure.raw(
    stroke(light, 20, ` opacity=".55" ${figure.blur(14)}`) +
      stroke("#120d33", 11) +
      stroke(light, 5.5) +
      stroke(whiter(light, 0.6), 1.8),
  );
}

function drawTop(figure: Figure, layout: ArenaLayout, light: string, random: () => number): void {
  const { stage, centreY } = layout;
  const centreX = layout.width / 2;
  const outline = poly(octagon(stage), 20);
  const face = linearGradient(figure, [
    [0, "#2c1d4a"],
    [0.45, "#262057"],
    [0.55, "#242458"],
    [1, "#1b2a54"],
  ]);
  const glow = (color: string, opacity: number): string =>
    radialGradient(figure, [
      [0, color, opacity],
      [1, color, 0],
    ]);
  const [enemyGlow, playerGlow, centreGlow] = [
    glow(ENEMY_TINT, 0.3),
    glow(PLAYER_TINT, 0.28),
    glow(light, 0.5),
  ];
  const halfWidth = (stage.right - stage.left) / 2;
  const upper = (centreY - stage.top) / 2;
  const lower = (stage.bottom - centreY) / 2;
  const spot = (cy: number, rx: number, ry: number, fill: string): string =>
    `<ellipse cx="${centreX}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
  const content =
    hexPlates(layout, random) +
    spot(stage.top + upper, halfWidth, upper * 1.05, enemyGlow) +
    spot(centreY + lower, halfWidth, lower * 1.05, playerGlow) +
    spot(centreY, halfWidth * 0.8, 70, centreGlow) +
    `<path d="${outline}" fill="none" stroke="#060416" stroke-width="46" opacity=".55" ${figure.blur(14)}/>`;
  figure.raw(
    `<path d="${outline}" fill="${face}" stroke="#120d33" stroke-width="4"/>${clipped(figure, outline, content)}`,
  );
}

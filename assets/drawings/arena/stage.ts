import { mix, whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient, radialGradient } from "../../kit/fill.ts";
import { poly } from "../../kit/path.ts";
import { itemAt, type Point } from "../../kit/points.ts";
import type { ArenaLayout, Lane, Stage } from "./arena-layout.ts";
import { drawCentreLine } from "./centre-line.ts";

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

/** Length of a bracket's arm and radius of its bend. */
const ARM = 34;
const BEND = 14;

/** A quiet field where one side's cards stand: corner brackets and a faint fill. */
function drawLane(figure: Figure, [x, y, width, height]: Lane, color: string): void {
  const [right, bottom] = [x + width, y + height];
  const brackets =
    `M${x} ${y + ARM}V${y + BEND}Q${x} ${y} ${x + BEND} ${y}H${x + ARM}` +
    `M${right - ARM} ${y}H${right - BEND}Q${right} ${y} ${right} ${y + BEND}V${y + ARM}` +
    `M${right} ${bottom - ARM}V${bottom - BEND}Q${right} ${bottom} ${right - BEND} ${bottom}H${right - ARM}` +
    `M${x + ARM} ${bottom}H${x + BEND}Q${x} ${bottom} ${x} ${bottom - BEND}V${bottom - ARM}`;
  figure.raw(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${BEND}" fill="#0c0926" opacity=".2"/>` +
      `<path d="${brackets}" fill="none" stroke="${color}" stroke-width="9" opacity=".35" ${figure.blur(4)}/>` +
      `<path d="${brackets}" fill="none" stroke="${whiter(color, 0.3)}" stroke-width="2.6" stroke-linecap="round" opacity=".85"/>`,
  );
}

/** Height of a hexagon relative to its normal height, because the stage is seen from above. */
const SQUASH = 0.62;
const SEAM = 1.6;

/** The plates of the stage as raw SVG; each half is tinted with the color of its side. */
function hexPlates(layout: ArenaLayout, random: () => number): string {
  return plateCentres(layout)
    .map((centre) => plate(centre, layout, random))
    .join("");
}

/** One row is centred on the centre line, so that the line crosses whole plates. */
function plateCentres({ stage, centreY, hexRadius: radius }: ArenaLayout): Point[] {
  const stepX = radius * Math.sqrt(3);
  const stepY = radius * 1.5 * SQUASH;
  const rowsAbove = Math.ceil((centreY - stage.top) / stepY);
  const centreX = (stage.left + stage.right) / 2;
  const columns = Math.ceil((stage.right - stage.left) / stepX / 2) + 1;
  const centres: Point[] = [];
  let y = centreY - rowsAbove * stepY;
  for (let row = 0; y < stage.bottom + stepY; row++, y += stepY) {
    const shift = (row + rowsAbove) % 2 ? stepX / 2 : 0;
    for (let column = -columns; column <= columns; column++) {
      const x = centreX + column * stepX + shift;
      if (x >= stage.left - radius && x <= stage.right + radius) centres.push([x, y]);
    }
  }
  return centres;
}

function plate([x, y]: Point, { stage, centreY, hexRadius }: ArenaLayout, random: () => number): string {
  const radius = hexRadius - SEAM;
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((i * 60 + 30) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * SQUASH];
  });
  const edge = (...indexes: readonly number[]): string =>
    `M${indexes.map((i) => pair(itemAt(corners, i))).join("L")}`;
  const side = Math.max(-1, Math.min(1, (y - centreY) / (stage.bottom - centreY)));
  const shade = 0.55 + random() * 0.4;
  return (
    `<path d="${poly(corners, 4)}" fill="${tint(side)}" opacity="${shade.toFixed(2)}"/>` +
    `<path d="${edge(2, 3, 4, 5)}" fill="none" stroke="#9d8fe8" stroke-width="1.3" opacity=".2" stroke-linejoin="round"/>` +
    `<path d="${edge(5, 0, 1, 2)}" fill="none" stroke="#0d0926" stroke-width="1.8" opacity=".5" stroke-linejoin="round"/>`
  );
}

const pair = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Reddish toward the enemy's edge (-1), blue toward the player's (1). */
const tint = (side: number): string =>
  side < 0 ? mix("#3a2c66", "#54264f", -side * 0.7) : mix("#2f2f6e", "#234469", side * 0.7);

import { mix, whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { LINE } from "../../kit/palette.ts";
import { ellipse } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import type { ArenaLayout } from "./arena-layout.ts";

type Random = () => number;

/** A row of spectators: its height as a part of the wall, the radius of a head, colors of body and edge. */
interface Row {
  readonly height: number;
  readonly size: number;
  readonly fill: string;
  readonly rim: string;
}

/** From the back to the front. */
const ROWS: readonly Row[] = [
  { height: 0.4, size: 11, fill: "#3a2f7c", rim: "#8f80e6" },
  { height: 0.58, size: 14, fill: "#2c2366", rim: "#a192f2" },
  { height: 0.78, size: 17, fill: "#1d1750", rim: "#b9acff" },
];

const SHIRTS = ["#5b48c8", "#a8407f", "#2f86a8", "#b8663f", "#3f9c74", "#5b48c8"] as const;

/**
 * Upper limit of the random number whose integer part picks the headgear: each kind has the same chance, the last one
 * less than half of it.
 */
const HEADGEAR_DRAW = 4.4;

const pick = <T>(list: readonly T[], random: Random): T => itemAt(list, Math.floor(random() * list.length));

/** Soft colored lights and three rows of spectators. */
export function drawCrowd(figure: Figure, layout: ArenaLayout, light: string, random: Random): void {
  const colors = [light, "#63e6ff", "#ff8fd0", "#ffd76a", "#b98cff"];
  figure.raw(`<g ${figure.blur(1)}>${farLights(layout, colors, random)}</g>`);
  for (const row of ROWS) figure.raw(spectatorRow(row, layout, colors, random));
}

function farLights({ width, wall }: ArenaLayout, colors: readonly string[], random: Random): string {
  let lights = "";
  for (let i = 0; i < width / 16; i++) {
    const x = random() * width;
    const y = wall * (0.18 + random() * 0.5);
    const radius = 2 + random() * 6;
    const color = pick(colors, random);
    const opacity = 0.12 + random() * 0.3;
    lights +=
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${color}" ` +
      `opacity="${opacity.toFixed(2)}"/>`;
  }
  return lights;
}

function spectatorRow(row: Row, layout: ArenaLayout, colors: readonly string[], random: Random): string {
  let out = "";
  let x = -8 + random() * 10;
  while (x < layout.width + 20) {
    const y = layout.wall * row.height - random() * 9;
    const size = row.size * (0.86 + random() * 0.26);
    const shirt = pick(SHIRTS, random);
    const headgear = itemAt(HEADGEAR, Math.floor(random() * HEADGEAR_DRAW));
    const [fill, rim] = [mix(row.fill, shirt, 0.34), mix(row.rim, shirt, 0.3)];
    out += spectator({ x, y, size, headgear, fill, rim });
    const extra = random();
    if (extra < 0.2) out += glowStick(x + size * 1.3, y + size, pick(colors, random), size);
    else if (extra < 0.5) out += eyes(x, y, size);
    x += row.size * 2.9 + random() * 12;
  }
  return out;
}

const eyes = (x: number, y: number, size: number): string =>
  [-1, 1]
    .map(
      (side) =>
        `<circle cx="${(x + side * size * 0.36).toFixed(1)}" cy="${y.toFixed(1)}" r="1.7" fill="#cfc6ff" opacity=".8"/>`,
    )
    .join("");

/** A light stick that a spectator holds up. */
function glowStick(x: number, y: number, color: string, size: number): string {
  const path = `M${x.toFixed(1)} ${y.toFixed(1)}l${(size * 0.3).toFixed(1)} ${(-size * 1.7).toFixed(1)}`;
  return (
    `<path d="${path}" stroke="${color}" stroke-width="6" stroke-linecap="round" opacity=".35"/>` +
    `<path d="${path}" stroke="${whiter(color, 0.4)}" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

interface Spectator {
  /** Middle of the head. */
  readonly x: number;
  readonly y: number;
  /** Radius of the head. */
  readonly size: number;
  readonly headgear: Headgear;
  readonly fill: string;
  readonly rim: string;
}

type Headgear = "ears" | "horns" | "antenna" | "crest" | "none";

/** All headgear, the rarest last. */
const HEADGEAR: readonly Headgear[] = ["ears", "horns", "antenna", "crest", "none"];

/** The contour of the arena's figures; the stroke has twice the visible width because its inner half is covered. */
const CONTOUR = 2;

/** A spectator as a silhouette with contour and lit edge, raw SVG. */
function spectator({ x, y, size, headgear, fill, rim }: Spectator): string {
  const silhouette = body(x, y, size) + ellipse(x, y, size, size * 0.94) + headgearPath[headgear](x, y, size);
  const lit = `M${x - size * 0.9} ${y - size * 0.2}A${size} ${size * 0.94} 0 0 1 ${x + size * 0.2} ${y - size * 0.9}`;
  return (
    `<path d="${silhouette}" fill="${fill}" stroke="${LINE}" stroke-width="${2 * CONTOUR}" ` +
    'stroke-linejoin="round" paint-order="stroke"/>' +
    `<path d="${lit}" fill="none" stroke="${rim}" stroke-width="1.8" stroke-linecap="round" opacity=".7"/>`
  );
}

const body = (x: number, y: number, size: number): string =>
  `M${x - size * 1.25} ${y + size * 2.6}Q${x - size * 1.2} ${y + size * 0.7} ${x} ${y + size * 0.7}` +
  `Q${x + size * 1.2} ${y + size * 0.7} ${x + size * 1.25} ${y + size * 2.6}Z`;

const headgearPath: Readonly<Record<Headgear, (x: number, y: number, size: number) => string>> = {
  ears: (x, y, size) => {
    const ear = (side: number): string =>
      `M${x + side * size * 0.9} ${y - size * 0.3}L${x + side * size * 0.75} ${y - size * 1.5}` +
      `L${x + side * size * 0.1} ${y - size * 0.8}Z`;
    return ear(-1) + ear(1);
  },
  horns: (x, y, size) => {
    const horn = (side: number): string =>
      `M${x + side * size * 0.8} ${y - size * 0.3}` +
      `Q${x + side * size * 1.7} ${y - size * 0.5} ${x + side * size * 1.4} ${y - size * 1.4}` +
      `Q${x + side * size * 1.1} ${y - size * 0.8} ${x + side * size * 0.4} ${y - size * 0.8}Z`;
    return horn(-1) + horn(1);
  },
  antenna: (x, y, size) =>
    `M${x - 1.4} ${y - size * 0.8}V${y - size * 1.7}H${x + 1.4}V${y - size * 0.8}Z` +
    ellipse(x, y - size * 1.75, size * 0.24),
  crest: (x, y, size) =>
    `M${x - size * 0.5} ${y - size * 0.6}L${x - size * 0.2} ${y - size * 1.7}L${x + size * 0.15} ${y - size * 0.9}` +
    `L${x + size * 0.6} ${y - size * 1.5}L${x + size * 0.7} ${y - size * 0.5}Z`,
  none: () => "",
};

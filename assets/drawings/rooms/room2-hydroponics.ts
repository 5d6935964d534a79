import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { leaf } from "../../kit/foliage.ts";
import { rect } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { ROOM2 } from "./room2-colors.ts";

const SHELF_HEIGHT = 44;
const SPROUTS = 5;

/** Hydroponic rack: two shelves of sprouts under pink grow light. */
export function drawHydroponics(figure: Figure, x: number, width: number, random: () => number): void {
  figure.part(rect(x, 24, width, 110, 6), { color: "#4a6690", material: "metal", depth: 6 });
  for (const top of [32, 82]) drawShelf(figure, x, top, width, random);
}

function drawShelf(figure: Figure, x: number, top: number, width: number, random: () => number): void {
  const light = linearGradient(figure, [
    [0, "#ffb3e0", 0.95],
    [0.3, "#d45fa8", 0.75],
    [1, "#4a2a66", 1],
  ]);
  const niche = `x="${x + 6}" y="${top}" width="${width - 12}" height="${SHELF_HEIGHT}" rx="3"`;
  figure.raw(
    `<rect ${niche} fill="#2a1a48"/><rect ${niche} fill="${light}"/>` +
      `<rect x="${x + 12}" y="${top + 2}" width="${width - 24}" height="4" rx="2" fill="#fff0fa"/>`,
  );
  const bottom = top + SHELF_HEIGHT;
  const sprouts = Array.from({ length: SPROUTS }, (_, i) =>
    sprout(x + 18 + i * ((width - 36) / (SPROUTS - 1)), bottom, i, random),
  );
  figure.raw(sprouts.join(""));
  figure.part(rect(x + 8, bottom - 10, width - 16, 10, 3), {
    color: "#dfe9f7",
    depth: 4,
    occlusion: 0.3,
    over: `<path d="M${x + 8} ${bottom - 3}H${x + width - 8}" stroke="${ROOM2.cyan}" stroke-width="2" opacity=".8"/>`,
  });
  figure.raw(
    `<rect x="${x + 2}" y="${top - 4}" width="${width - 4}" height="${SHELF_HEIGHT + 6}" fill="${ROOM2.pink}" opacity=".22" ${figure.blur(10)}/>`,
  );
}

/** A fan of five leaves; about every second one bears a red fruit. */
function sprout(x: number, bottom: number, index: number, random: () => number): string {
  const size = 12 + random() * 7;
  const leaves = [-150, -118, -90, -62, -30].map((angle) => {
    const length = size * (angle === -90 ? 1.15 : 0.92);
    const lean = angle + (random() - 0.5) * 10;
    const color = itemAt(ROOM2.leaves, (index + Math.floor(random() * 2)) % 3);
    return leaf(x, bottom - 9, length, size * 0.24, lean, color, 0.8);
  });
  const fruit =
    `<circle cx="${x + 4}" cy="${bottom - 15}" r="3" fill="#ff6b5e" stroke="#5a1f3a" stroke-width=".8"/>` +
    `<circle cx="${x + 3}" cy="${bottom - 16}" r=".9" fill="#fff"/>`;
  return leaves.join("") + (random() > 0.45 ? fruit : "");
}

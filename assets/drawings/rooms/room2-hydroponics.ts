import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { leaf } from "../../kit/foliage.ts";
import { rect } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { ROOM2 } from "./room2-colors.ts";

const SHELF_HEIGHT = 25;
const SPROUTS = 6;

/** Two shelves built into the wall: sprouts under pink grow light. */
export function drawHydroponics(figure: Figure, x: number, width: number, random: () => number): void {
  figure.part(rect(x, 18, width, 62, 6), { color: "#4a6690", material: "metal", depth: 6 });
  for (const top of [22, 50]) drawShelf(figure, x, top, width, random);
}

function drawShelf(figure: Figure, x: number, top: number, width: number, random: () => number): void {
  const light = linearGradient(figure, [
    [0, "#ffb3e0", 0.95],
    [0.3, "#d45fa8", 0.75],
    [1, "#4a2a66", 1],
  ]);
  const niche = `x="${x + 5}" y="${top}" width="${width - 10}" height="${SHELF_HEIGHT}" rx="3"`;
  figure.raw(
    `<rect ${niche} fill="#2a1a48"/><rect ${niche} fill="${light}"/>` +
      `<rect x="${x + 12}" y="${top + 2}" width="${width - 24}" height="3" rx="1.5" fill="#fff0fa"/>`,
  );
  const bottom = top + SHELF_HEIGHT;
  const sprouts = Array.from({ length: SPROUTS }, (_, i) =>
    sprout(x + 14 + i * ((width - 28) / (SPROUTS - 1)), bottom, i, random),
  );
  figure.raw(sprouts.join(""));
  figure.part(rect(x + 7, bottom - 6, width - 14, 6, 2), {
    color: "#dfe9f7",
    depth: 4,
    occlusion: 0.3,
    over: `<path d="M${x + 8} ${bottom - 2}H${x + width - 8}" stroke="${ROOM2.cyan}" stroke-width="1.4" opacity=".8"/>`,
  });
  figure.raw(
    `<rect x="${x + 2}" y="${top - 4}" width="${width - 4}" height="${SHELF_HEIGHT + 6}" fill="${ROOM2.pink}" opacity=".22" ${figure.blur(10)}/>`,
  );
}

/** A fan of five leaves; about every second one has a red fruit. */
function sprout(x: number, bottom: number, index: number, random: () => number): string {
  const size = 9 + random() * 4;
  const leaves = [-150, -118, -90, -62, -30].map((angle) => {
    const length = size * (angle === -90 ? 1.15 : 0.92);
    const lean = angle + (random() - 0.5) * 10;
    const color = itemAt(ROOM2.leaves, (index + Math.floor(random() * 2)) % 3);
    return leaf(x, bottom - 5, length, size * 0.26, lean, color, 0.7);
  });
  const fruit =
    `<circle cx="${x + 4}" cy="${bottom - 10}" r="2.3" fill="#ff6b5e" stroke="#5a1f3a" stroke-width=".8"/>` +
    `<circle cx="${x + 3.2}" cy="${bottom - 10.8}" r=".7" fill="#fff"/>`;
  return leaves.join("") + (random() > 0.45 ? fruit : "");
}

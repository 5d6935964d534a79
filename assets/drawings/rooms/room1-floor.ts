import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { ROOM_HEIGHT, ROOM_WIDTH, tileCorners, WALL_FOOT } from "./room-figure.ts";
import type { Room1Light } from "./room1-colors.ts";

/** Violet tiles; a few carry rivets or a crack. */
export function drawFloor(figure: Figure, random: () => number): void {
  const base = linearGradient(figure, [
    [0, "#544a80"],
    [0.5, "#695d97"],
    [1, "#504679"],
  ]);
  figure.raw(
    `<rect y="${WALL_FOOT - 4}" width="${ROOM_WIDTH}" height="${ROOM_HEIGHT + 4 - WALL_FOOT}" fill="${base}"/>`,
  );
  const tiles = tileCorners.map(({ x, y, row, column }) => {
    const chance = random();
    return tile(x, y, (row + column) % 2 === 1, chance) + tileDetail(x, y, chance);
  });
  figure.raw(tiles.join(""));
}

const tile = (x: number, y: number, isLight: boolean, chance: number): string =>
  `<rect x="${x + 1}" y="${y + 1}" width="62" height="62" rx="5" fill="${isLight ? "#6a629c" : "#3f3a6a"}" opacity="${0.16 + chance * 0.1}"/>` +
  `<path d="M${x + 3} ${y + 61}V${y + 6}Q${x + 3} ${y + 2.5} ${x + 7} ${y + 2.5}H${x + 61}" fill="none" stroke="#9d94cf" stroke-width="1.2" opacity=".22"/>` +
  `<path d="M${x + 61.5} ${y + 5}V${y + 58}Q${x + 61.5} ${y + 61.5} ${x + 58} ${y + 61.5}H${x + 5}" fill="none" stroke="#241f4b" stroke-width="1.6" opacity=".42"/>`;

function tileDetail(x: number, y: number, chance: number): string {
  if (chance < 0.16) {
    const rivet = (dx: number, dy: number): string => `<circle cx="${x + dx}" cy="${y + dy}" r="2"/>`;
    return `<g fill="#2b2654" opacity=".45">${rivet(10, 10)}${rivet(54, 10)}${rivet(10, 54)}${rivet(54, 54)}</g>`;
  }
  if (chance > 0.93 && chance < 0.95)
    return `<path d="M${x + 12} ${y + 40}l9 -6 6 5 10 -12" stroke="#38325f" stroke-width="1.2" fill="none" opacity=".6"/>`;
  return "";
}

/** Light of the lamps, the screens and the night on the floor. */
export function drawLightPools(figure: Figure, { warm, cyan, violet }: Room1Light): void {
  figure.raw(
    `<ellipse cx="140" cy="206" rx="210" ry="150" fill="${warm}"/>` +
      `<ellipse cx="404" cy="200" rx="200" ry="130" fill="${warm}" opacity=".7"/>` +
      `<ellipse cx="666" cy="216" rx="220" ry="160" fill="${warm}" opacity=".8"/>` +
      `<ellipse cx="486" cy="136" rx="140" ry="70" fill="${cyan}"/>` +
      `<ellipse cx="602" cy="128" rx="80" ry="46" fill="${cyan}" opacity=".7"/>` +
      `<ellipse cx="400" cy="520" rx="360" ry="150" fill="${violet}"/>`,
  );
}

/** Two cables on the floor along the wall, each with its shadow. */
export function drawCables(figure: Figure): void {
  const cable = (x: number, y: number, run: string, color: string): string =>
    `<path d="M${x} ${y + 2}${run}" stroke="#17143a" stroke-width="4.6" opacity=".7"/>` +
    `<path d="M${x} ${y}${run}" stroke="${color}" stroke-width="2.2"/>`;
  figure.raw(
    `<g fill="none" stroke-linecap="round">${cable(560, 107, "q34 12 76 3t44 -2", "#e0605e")}` +
      `${cable(128, 104, "q70 15 140 5t150 0", "#4fb3bf")}</g>`,
  );
}

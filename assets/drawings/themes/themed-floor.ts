import type { Figure } from "../../kit/figure.ts";
import { linearGradient, radialGradient } from "../../kit/fill.ts";
import { CELL, ROOM_HEIGHT, ROOM_WIDTH, tileCorners, WALL_FOOT } from "../rooms/room-figure.ts";
import type { FloorPattern, RoomTheme } from "./room-theme.ts";

type Field = RoomTheme["field"];

/** The floor in a theme's colors. */
export function drawThemedFloor(
  figure: Figure,
  { floor, field, pattern }: RoomTheme,
  random: () => number,
): void {
  const [top, middle, low] = floor;
  const base = linearGradient(figure, [
    [0, top],
    [0.5, middle],
    [1, low],
  ]);
  const fields = tileCorners.map(({ x, y, row, column }) =>
    PATTERNS[pattern]({ x, y, row, column, chance: random(), field }),
  );
  figure.raw(
    `<rect y="${WALL_FOOT - 4}" width="${ROOM_WIDTH}" height="${ROOM_HEIGHT + 4 - WALL_FOOT}" fill="${base}"/>${fields.join("")}`,
  );
}

interface Cell {
  x: number;
  y: number;
  row: number;
  column: number;
  /** 0..1, at random. */
  chance: number;
  field: Field;
}

/** Planks are two to a cell in height and several cells long, so that they do not look like bricks. */
const PLANK_HEIGHT = CELL / 2;
const PLANK_CELLS = 5;
/** By how many cells the ends of a line of planks are moved against the first, line after line. */
const PLANK_SHIFTS = [0, 3, 1, 4, 2];

const PATTERNS: Record<FloorPattern, (cell: Cell) => string> = {
  tiles: ({ x, y, row, column, chance, field }) =>
    `<rect x="${x + 1}" y="${y + 1}" width="62" height="62" rx="5" fill="${(row + column) % 2 ? field.light : field.dark}" opacity="${0.2 + chance * 0.1}"/>` +
    edges(x, y, field),
  planks: ({ x, y, row, column, chance, field }) =>
    [0, 1]
      .map((half) => {
        const line = row * 2 + half;
        const top = y + half * PLANK_HEIGHT;
        const cell = column + (PLANK_SHIFTS[line % PLANK_SHIFTS.length] ?? 0);
        const plank = Math.floor(cell / PLANK_CELLS);
        // One tone along a whole plank, another one for each of its neighbours.
        const tone = (line * 3 + plank * 5) % 7;
        const isEnd = cell % PLANK_CELLS === 0;
        return (
          `<rect x="${x}" y="${top}" width="${CELL}" height="${PLANK_HEIGHT}" fill="${tone % 2 ? field.light : field.dark}" opacity="${(0.06 + tone * 0.025).toFixed(3)}"/>` +
          `<path d="M${x} ${top + 0.8}h${CELL}" stroke="${field.edge}" stroke-width="1" opacity=".16"/>` +
          `<path d="M${x} ${top + PLANK_HEIGHT - 0.6}h${CELL}" stroke="${field.joint}" stroke-width="1.4" opacity=".42"/>` +
          `<path d="M${x} ${(top + 9 + chance * 5).toFixed(1)}q20 ${(chance * 5 - 2.5).toFixed(1)} ${CELL} 0M${x} ${(top + 20 + chance * 4).toFixed(1)}q34 ${(2.5 - chance * 5).toFixed(1)} ${CELL} 0" fill="none" stroke="${field.joint}" stroke-width="1" opacity=".15"/>` +
          (isEnd
            ? `<path d="M${x} ${top + 1}v${PLANK_HEIGHT - 2}" stroke="${field.joint}" stroke-width="1.6" opacity=".5"/>` +
              `<g fill="${field.joint}" opacity=".45">${nails(x, top)}</g>`
            : "")
        );
      })
      .join(""),
  plates: ({ x, y, row, column, chance, field }) =>
    `<path d="M${x + 9} ${y + 1}h46l8 8v46l-8 8h-46l-8 -8v-46z" fill="${(row + column) % 2 ? field.light : field.dark}" opacity="${0.2 + chance * 0.1}"/>` +
    `<path d="M${x + 2} ${y + 54}v-45l7 -7h46" fill="none" stroke="${field.edge}" stroke-width="1.2" opacity=".3"/>` +
    `<path d="M${x + 62} ${y + 10}v45l-7 7h-46" fill="none" stroke="${field.joint}" stroke-width="1.7" opacity=".5"/>` +
    `<path d="M${x} ${y - 6}l6 6 -6 6 -6 -6z" fill="${field.edge}" opacity=".3"/>`,
  stones: ({ x, y, row, column, chance, field }) => {
    const cut = 18 + Math.round(chance * 26);
    const stone = (left: number, width: number, isLight: boolean): string =>
      `<path d="M${left + 7} ${y + 2}h${width - 14}q6 0 6 6v48q0 6 -7 6h${14 - width}q-6 0 -6 -7v-46q0 -7 7 -7z" fill="${isLight ? field.light : field.dark}" opacity="${(0.12 + chance * 0.1).toFixed(2)}"/>` +
      `<path d="M${left + 2} ${y + 52}v-42q0 -7 7 -7h${width - 18}" fill="none" stroke="${field.edge}" stroke-width="1.2" opacity=".26"/>` +
      `<path d="M${left + width - 1.5} ${y + 10}v44q0 7 -7 7h${18 - width}" fill="none" stroke="${field.joint}" stroke-width="1.8" opacity=".5"/>`;
    return stone(x, cut, (row + column) % 2 === 0) + stone(x + cut, CELL - cut, (row + column) % 3 === 0);
  },
};

const nails = (x: number, top: number): string =>
  [-6, 6]
    .flatMap((aside) =>
      [8, PLANK_HEIGHT - 8].map((down) => `<circle cx="${x + aside}" cy="${top + down}" r="1.3"/>`),
    )
    .join("");

const edges = (x: number, y: number, { edge, joint }: Field): string =>
  `<path d="M${x + 3} ${y + 61}V${y + 6}Q${x + 3} ${y + 2.5} ${x + 7} ${y + 2.5}H${x + 61}" fill="none" stroke="${edge}" stroke-width="1.2" opacity=".26"/>` +
  `<path d="M${x + 61.5} ${y + 5}V${y + 58}Q${x + 61.5} ${y + 61.5} ${x + 58} ${y + 61.5}H${x + 5}" fill="none" stroke="${joint}" stroke-width="1.6" opacity=".45"/>`;

/** Pools of light below the lamps, and the glow at the lower edge. */
export function drawThemedLight(
  figure: Figure,
  [lamps, low]: RoomTheme["light"],
  at: readonly number[],
): void {
  const pool = radialGradient(figure, [
    [0, lamps, 0.42],
    [0.6, lamps, 0.12],
    [1, lamps, 0],
  ]);
  const glow = radialGradient(figure, [
    [0, low, 0.28],
    [1, low, 0],
  ]);
  figure.raw(
    at.map((x) => `<ellipse cx="${x}" cy="204" rx="190" ry="140" fill="${pool}"/>`).join("") +
      `<ellipse cx="400" cy="520" rx="360" ry="150" fill="${glow}"/>`,
  );
}

/** An oval rug with the theme's emblem. */
export function drawThemedRug(figure: Figure, { rug, emblem }: RoomTheme): void {
  const widths = [142, 137, 122, 116, 84, 79];
  const rings = rug.rings.map((color, i) => {
    const width = widths[i] ?? 60;
    return `<ellipse cx="400" cy="372" rx="${width}" ry="${width * 0.575}" fill="${color}"/>`;
  });
  const beads = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2;
    return `<circle cx="${(400 + Math.cos(angle) * 100).toFixed(1)}" cy="${(372 + Math.sin(angle) * 56.5).toFixed(1)}" r="3.6" fill="${rug.emblem}" opacity=".8"/>`;
  });
  figure.raw(
    `<ellipse cx="403" cy="378" rx="146" ry="86" fill="#120e30" opacity=".4" ${figure.blur(8)}/>${rings.join("")}${beads.join("")}` +
      `<g transform="translate(400 372) scale(1 .62)" opacity=".88">${emblem(rug.emblem)}</g>` +
      `<ellipse cx="380" cy="346" rx="120" ry="60" fill="#fff2d0" opacity=".12" ${figure.blur(20)}/>`,
  );
}

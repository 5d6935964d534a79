import type { Figure } from "../../kit/figure.ts";
import { contactShadow } from "../../kit/light.ts";
import { blob, poly, rect } from "../../kit/path.ts";
import { bucket } from "./room-figure.ts";
import { ROOM1 } from "./room1-colors.ts";

/** Angle in degrees and length of each leaf. */
const SHELF_LEAVES = [
  [-150, 20],
  [-120, 24],
  [-95, 26],
  [-65, 24],
  [-35, 19],
] as const;

const FLOOR_LEAVES = [
  [-165, 46],
  [-140, 58],
  [-118, 66],
  [-95, 72],
  [-72, 66],
  [-48, 58],
  [-20, 44],
] as const;

/** A little plant on top of the bookshelf. */
export function drawShelfPlant(figure: Figure): void {
  figure.part(poly(bucket(110, 16, 30, 10, 7), 2), { color: ROOM1.terracotta, depth: 4 });
  for (const [rotation, length] of SHELF_LEAVES)
    figure.at({ x: 110, y: 17, rotation }, () => {
      const blade = blob([
        [0, -2],
        [length * 0.5, -5],
        [length, 0, "c"],
        [length * 0.5, 5],
        [0, 2],
      ]);
      figure.part(blade, { color: "#5fbf6c", depth: 3, occlusion: 0.2 });
    });
}

/** A plant in a pot on the floor; (x, y) is the foot of the pot. */
export function drawFloorPlant(figure: Figure, x: number, y: number, scale: number): void {
  figure.raw(contactShadow(figure, x + 4, y + 4, 34 * scale, 13 * scale));
  for (const [rotation, length] of FLOOR_LEAVES)
    figure.at({ x, y: y - 34 * scale, rotation, scale }, () => {
      const blade = blob([
        [0, -4],
        [length * 0.45, -13],
        [length * 0.85, -7],
        [length, 4, "c"],
        [length * 0.8, 7],
        [length * 0.4, 8],
        [0, 4],
      ]);
      figure.part(blade, {
        color: rotation % 2 ? "#4fae6a" : "#3f9c74",
        depth: 5,
        occlusion: 0.3,
        over: `<path d="M2 0Q${length * 0.5} -4 ${length * 0.94} 3" stroke="#9be29a" stroke-width="1.3" fill="none" opacity=".8"/>`,
      });
    });
  figure.part(poly(bucket(x, y - 38 * scale, y, 22 * scale, 16 * scale), 4), {
    color: ROOM1.terracotta,
    depth: 7,
  });
  figure.part(rect(x - 25 * scale, y - 42 * scale, 50 * scale, 9 * scale, 3), { color: "#e08f66", depth: 3 });
}

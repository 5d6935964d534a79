import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse } from "../../kit/path.ts";
import { cylinder, cylinderSide } from "./cylinder.ts";

/** Behind the lair on the right, from level 2 on: a scratching post with a ball on a string. */
export function drawScratchingPost(figure: Figure, color: string): void {
  cylinder(figure, {
    x: 440,
    top: 408,
    bottom: 428,
    rx: 52,
    color: "#8a6f9e",
    material: "soft",
    depth: 10,
  });
  const rope = Array.from(
    { length: 13 },
    (_, i) =>
      `<path d="M412 ${218 + i * 15}q28 14 56 0" stroke="#a37f55" stroke-width="4" fill="none" opacity=".7"/>`,
  );
  figure.part(cylinderSide(440, 210, 404, 24, 10), { color: "#d9b98a", depth: 12, over: rope.join("") });
  cylinder(figure, {
    x: 440,
    top: 196,
    bottom: 214,
    rx: 58,
    color,
    material: "soft",
    depth: 10,
    lid: whiter(color, 0.35),
  });
  figure.raw(`<path d="M478 214V262" stroke="${LINE}" stroke-width="5"/>`);
  figure.part(ellipse(478, 276, 17), { color: "#ff7a9c", depth: 7 });
}

/** Angle in degrees and length of the leaves of the catnip. */
const NIP_LEAVES = [
  [-140, 60],
  [-110, 76],
  [-84, 84],
  [-58, 72],
  [-30, 52],
] as const;

/** Left of the lair, from level 2 on: a pot of catnip. */
export function drawNipPot(figure: Figure): void {
  cylinder(figure, {
    x: 62,
    top: 410,
    bottom: 446,
    rx: 36,
    bottomRx: 28,
    color: "#c4674c",
    material: "soft",
    depth: 10,
  });
  for (const [rotation, length] of NIP_LEAVES)
    figure.at({ x: 62, y: 408, rotation }, () => {
      const blade = blob([
        [0, -5],
        [length * 0.5, -14],
        [length, 0, "c"],
        [length * 0.5, 14],
        [0, 5],
      ]);
      figure.part(blade, {
        color: "#5fc96a",
        depth: 6,
        occlusion: 0.2,
        over: `<path d="M4 0H${length * 0.9}" stroke="#2e7d46" stroke-width="3"/>`,
      });
    });
}

import type { Figure } from "../../kit/figure.ts";
import { blob, ellipse } from "../../kit/path.ts";
import type { FomoColors } from "./fomo-colors.ts";

/** The rocket that lifts off beside the button; without fire while the machine is offline. */
export function drawFomoRocket(figure: Figure, { isOffline, red, cyan }: FomoColors): void {
  figure.at({ x: 448, y: 262, rotation: 18, scale: 0.92 }, () => {
    if (!isOffline) drawFire(figure);
    for (const side of [-1, 1]) {
      const fin = blob([
        [side * 18, 34],
        [side * 44, 62],
        [side * 42, 92, "c"],
        [side * 16, 74],
      ]);
      figure.part(fin, { color: red, depth: 7 });
    }
    const hull = blob([
      [0, -92, "c"],
      [32, -40],
      [34, 24],
      [20, 76],
      [-20, 76],
      [-34, 24],
      [-32, -40],
    ]);
    figure.part(hull, {
      color: "#f4f0ff",
      depth: 14,
      over: `<path d="M-40 -100H40V-42Q0 -30 -40 -42Z" fill="${red}"/>`,
    });
    figure.part(ellipse(0, 0, 15), { color: cyan, depth: 6, lineColor: "#1d1536" });
  });
}

function drawFire(figure: Figure): void {
  const flame = (halfWidth: number, top: number, bottom: number): string =>
    blob([
      [-halfWidth, top],
      [0, bottom],
      [halfWidth, top],
    ]);
  figure.raw(
    `<path d="${flame(18, 74, 150)}" fill="#ff8a3d" opacity=".8" ${figure.blur(6)}/>` +
      `<path d="${flame(11, 72, 118)}" fill="#fff1b0"/>`,
  );
}

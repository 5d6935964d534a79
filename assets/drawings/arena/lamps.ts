import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { glowSpot } from "../../kit/light.ts";
import { poly, rect } from "../../kit/path.ts";
import type { ArenaLayout } from "./arena-layout.ts";

/** The bar along the ceiling with its lamps. */
export function drawLampBar(figure: Figure, { width, lamps }: ArenaLayout): void {
  figure.part(rect(-10, -6, width + 20, 17, 3), {
    color: "#2a2458",
    material: "metal",
    depth: 5,
    occlusion: 0,
  });
  for (const place of lamps) drawLamp(figure, width * place);
}

function drawLamp(figure: Figure, x: number): void {
  figure.part(
    poly(
      [
        [x - 11, 8],
        [x + 11, 8],
        [x + 18, 26],
        [x - 18, 26],
      ],
      3,
    ),
    {
      color: "#4a4486",
      material: "metal",
      depth: 5,
      occlusion: 0.3,
    },
  );
  figure.raw(
    `<ellipse cx="${x}" cy="26" rx="14" ry="4.4" fill="#fff6dc"/>${glowSpot(figure, x, 30, 22, "#ffe7b0", 0.6, 10)}`,
  );
}

/** Light cones from the lamps to the stage. */
export function drawBeams(figure: Figure, { width, centreY, lamps }: ArenaLayout): void {
  const light = linearGradient(figure, [
    [0, "#fff1cf", 0.24],
    [0.5, "#fff1cf", 0.09],
    [1, "#fff1cf", 0],
  ]);
  const cones = lamps.map((place) => {
    const x = width * place;
    const target = width / 2 + (place - 0.5) * width * 0.9;
    return poly([
      [x - 13, 28],
      [x + 13, 28],
      [target + 110, centreY],
      [target - 110, centreY],
    ]);
  });
  figure.raw(`<path d="${cones.join("")}" fill="${light}" ${figure.blur(14)}/>`);
}

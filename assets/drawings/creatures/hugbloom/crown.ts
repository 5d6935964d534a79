import type { Figure } from "../../../kit/figure.ts";
import { blob, ellipse } from "../../../kit/path.ts";
import type { Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { BRASS } from "../parts/tones.ts";

const BRIGHT_GOLD = "#ffd56a";

/** The stamens: where they leave the band and where they end, from the middle of the band; size of the knob. */
const STAMENS = [
  { rootX: -13.2, tipX: -46, tipY: -54, knob: 11 },
  { rootX: 13.2, tipX: 46, tipY: -54, knob: 11 },
  { rootX: 0, tipX: 0, tipY: -74, knob: 15 },
];

/** Gold crown: a band with three stamens. */
export function stamenCrown(figure: Figure, cx: number, y: number): void {
  for (const { rootX, tipX, tipY, knob } of STAMENS) {
    const stalk: TubePoint[] = [
      [cx + rootX, y, 8],
      [cx + (rootX + tipX) / 2, y + tipY * 0.55, 7],
      [cx + tipX, y + tipY + 6, 5.5],
    ];
    figure.part(taper(stalk), { color: BRASS, material: "metal", depth: 5 });
    figure.part(ellipse(cx + tipX, y + tipY, knob), { color: BRIGHT_GOLD, material: "metal", depth: 6 });
  }
  const band: Point[] = [
    [cx - 44, y + 2],
    [cx, y - 12],
    [cx + 44, y + 2],
    [cx + 40, y + 18],
    [cx, y + 6],
    [cx - 40, y + 18],
  ];
  figure.part(blob(band, 0.9), { color: BRIGHT_GOLD, material: "metal", depth: 6 });
}

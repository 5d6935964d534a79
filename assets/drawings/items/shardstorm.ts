import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { poly } from "../../kit/path.ts";
import { itemFigure } from "./item-figure.ts";
import { spellPlate } from "./spell-plate.ts";

interface Shard {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** Degrees. */
  readonly rotation: number;
  readonly color: string;
}

const SHARDS: readonly Shard[] = [
  { x: 150, y: 108, length: 62, width: 24, rotation: 38, color: "#b57bff" },
  { x: 96, y: 132, length: 44, width: 18, rotation: 20, color: "#7ce8ff" },
  { x: 168, y: 172, length: 36, width: 15, rotation: 62, color: "#ff8be0" },
  { x: 112, y: 192, length: 26, width: 11, rotation: 10, color: "#b57bff" },
  { x: 92, y: 70, length: 24, width: 10, rotation: 52, color: "#ff8be0" },
];

const WHIRL =
  '<g fill="none" stroke="#e6d4ff" stroke-linecap="round" opacity=".8">' +
  '<path d="M64 170A76 76 0 0 1 180 76" stroke-width="6"/><path d="M192 92A76 76 0 0 1 84 190" stroke-width="6"/></g>';

/** Spell for magic: whirling shards. */
export function shardstorm(): string {
  const figure = itemFigure();
  spellPlate(figure, STAT.magic);
  figure.raw(WHIRL);
  for (const shard of SHARDS) drawShard(figure, shard);
  sparks(
    figure,
    [
      [192, 70, 13],
      [70, 96, 9],
      [140, 206, 9],
    ],
    "#e6d4ff",
  );
  return figure.render();
}

function drawShard(figure: Figure, { x, y, length, width, rotation, color }: Shard): void {
  const [shoulder, foot, footWidth] = [-length * 0.2, length * 0.8, width * 0.55];
  const outline = poly([
    [0, -length],
    [width, shoulder],
    [footWidth, foot],
    [-footWidth, foot],
    [-width, shoulder],
  ]);
  const litFace = poly([
    [0, -length],
    [0, foot],
    [-footWidth, foot],
    [-width, shoulder],
  ]);
  figure.at({ x, y, rotation }, () => {
    figure.raw(`<path d="${outline}" fill="${color}" opacity=".7" ${figure.blur(8)}/>`);
    figure.part(outline, {
      color,
      material: "metal",
      depth: 7,
      over: `<path d="${litFace}" fill="#fff" opacity=".35"/>`,
    });
  });
}

import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { STAT } from "../../../kit/palette.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { shard } from "../parts/crystal.ts";
import { discs } from "../parts/shapes.ts";
import { BODY, CORE, CRYSTAL, DEEP, HAND, orbitLine, tentacle } from "./body.ts";

/** Etherion, egg: a faceted crystal with a heart shard. */
export function etherionEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: BODY,
    light: STAT.magic,
    behind: () => behindShell(figure),
    deco: eggFacets(),
    front: () => onShell(figure),
  });
  return figure.fit({ pad: 14, ground: 484 }).render();
}

/** The parts that stick out of the shell. */
function behindShell(figure: Figure): void {
  tentacle(figure, discs("160 330 24, 104 330 17, 74 292 11, 92 256 4"), DEEP);
  tentacle(figure, discs("352 330 24, 408 330 17, 438 292 11, 420 256 4"), DEEP);
  shard(figure, { x: 204, y: 104, width: 44, height: 100, rotation: -24, color: CRYSTAL });
  shard(figure, { x: 314, y: 102, width: 44, height: 96, rotation: 26, color: "#9da8fa" });
  shard(figure, { x: 258, y: 80, width: 58, height: 130, rotation: 2, color: CRYSTAL });
}

/** The parts on the shell. */
function onShell(figure: Figure): void {
  halo(figure, 250, 258, 96, CORE, 0.85);
  shard(figure, { x: 250, y: 256, width: 58, height: 96, color: HAND, occlusion: 0 });
  orbitLine(figure, { cx: 254, cy: 262, rx: 96, ry: 26 }, "front");
}

/** The corners of the lattice, named by row and side. */
const CORNERS = {
  top: [250, 80],
  upperLeft: [176, 150],
  upperMiddle: [244, 176],
  upperRight: [330, 142],
  left: [126, 262],
  middleLeft: [196, 266],
  middleRight: [302, 258],
  right: [386, 270],
  lowerLeft: [150, 372],
  lowerMiddle: [252, 356],
  lowerRight: [356, 372],
  bottom: [256, 420],
} as const satisfies Record<string, Point>;

type Corner = keyof typeof CORNERS;

/** The facets: their color, lighter toward the top left, and their three corners. */
const FACETS: readonly (readonly [color: string, Corner, Corner, Corner])[] = [
  ["#dfe5ff", "top", "upperLeft", "upperMiddle"],
  ["#8f9bf6", "top", "upperMiddle", "upperRight"],
  ["#cdd5ff", "upperLeft", "left", "middleLeft"],
  ["#8f9bf6", "upperLeft", "middleLeft", "upperMiddle"],
  ["#7f8cf2", "upperMiddle", "middleLeft", "middleRight"],
  ["#a9b4fb", "upperMiddle", "middleRight", "upperRight"],
  ["#747fe9", "upperRight", "middleRight", "right"],
  ["#9aa6f8", "left", "lowerLeft", "middleLeft"],
  ["#6f78e6", "middleLeft", "lowerLeft", "lowerMiddle"],
  ["#8490f2", "middleLeft", "lowerMiddle", "middleRight"],
  ["#5c5fd6", "middleRight", "lowerMiddle", "lowerRight"],
  ["#5456c9", "middleRight", "lowerRight", "right"],
  ["#5a5ed2", "lowerLeft", "bottom", "lowerMiddle"],
  ["#4c4bc4", "lowerMiddle", "bottom", "lowerRight"],
];

/** A crystal lattice, clipped by the egg's outline. */
const eggFacets = (): string =>
  FACETS.map(
    ([color, ...corners]) =>
      `<path d="${poly(corners.map((corner) => CORNERS[corner]))}" fill="${color}" stroke="#eef1ff" ` +
      `stroke-width="3" stroke-opacity=".75"/>`,
  ).join("");

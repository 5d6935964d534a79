import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { drawGlowLine } from "../parts/surface.ts";
import { cubeChain, forearm, hexagonCore, ORANGE, ROCK_DARK, rock } from "./body.ts";
import { head } from "./head.ts";

/** Satoshium, young: golem with three cubes. */
export function satoshiumForm2(): string {
  const figure = new Figure();
  shadow(figure, 262, 462, 196, 26);
  cubeChain(figure, [
    [348, 74, 22, 16],
    [410, 104, 30, -8],
    [452, 168, 24, 14],
  ]);
  farArm(figure);
  legs(figure);
  torso(figure);
  nearArm(figure);
  head(figure, { x: 250, y: 146, scale: 0.86 });
  return figure.fit({ pad: 16, ground: 474 }).render();
}

/** Far arm. */
function farArm(figure: Figure): void {
  rock(figure, "344 216, 398 198, 436 236, 430 300, 368 312", { color: ROCK_DARK });
  forearm(figure, { x: 408, y: 290, scale: 0.84, rotation: -7, flip: true, color: ROCK_DARK });
}

/** Short legs. */
function legs(figure: Figure): void {
  rock(figure, "188 376, 246 368, 256 420, 254 462, 168 462, 178 416", { color: ROCK_DARK });
  rock(figure, "284 370, 342 374, 350 418, 364 462, 278 462", { color: ROCK_DARK });
}

/** Torso: wide wedge. */
function torso(figure: Figure): void {
  rock(figure, "132 210, 196 164, 316 160, 382 200, 386 276, 336 366, 254 398, 184 362, 136 284", {
    depth: 30,
    radius: 16,
    light: ["132 210, 196 164, 262 162, 208 214"],
    dark: ["386 276, 336 366, 254 398, 300 340, 340 270"],
    cracks: "M352 208L322 232L318 262M250 396L244 370L258 352",
  });
  hexagonCore(figure, 264, 286, 60);
}

/** Near arm: shoulder boulder, then the huge forearm. */
function nearArm(figure: Figure): void {
  rock(figure, "74 226, 126 184, 182 210, 186 276, 128 304, 74 276", {
    light: ["74 226, 126 184, 148 212, 92 252"],
    dark: ["186 276, 128 304, 118 282, 166 258"],
  });
  forearm(figure, { x: 104, y: 284, scale: 0.94, rotation: 5 });
  drawGlowLine(figure, "M96 296L114 318L98 342L122 366", ORANGE, 4);
}

import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { ellipse } from "../../kit/path.ts";
import { drawLabSign } from "./lab-sign.ts";
import { type Letter, setLetters } from "./letters.ts";

const GOLD = "#ffc53d";
const LOWER_EDGE = mix(GOLD, "#7a1f4a", 0.5);
/** Depth of the letters, which look like solid blocks. */
const THICKNESS = 11;

/** The two words 'Corvax Lab'; at scale 1 about 590 x 230 with the left end at x. */
export function drawWordmark(figure: Figure, x: number, y: number, scale: number): void {
  const letters = setLetters("Corvax", 0, 0, {
    size: 178,
    gap: 7,
    hops: [0, 4, -2, 4, -3, 2],
    tilts: [-3, 0, 2, -2, 2, -2],
  });
  figure.at({ x, y, scale }, () => {
    for (const letter of letters)
      if (letter.letter === "o") drawLens(figure, letter.centre, letter.y + 16, letter.width * 0.52);
      else drawBlockLetter(figure, letter);
  });
  figure.at({ x: x + 250 * scale, y: y + 98 * scale, scale, rotation: -2 }, () => drawLabSign(figure));
}

function drawBlockLetter(figure: Figure, { path, x, y, rotation }: Letter): void {
  figure.at({ x, y: y + THICKNESS, rotation }, () => {
    figure.part(path, { color: LOWER_EDGE, depth: 4, occlusion: 0, highlight: 0 });
  });
  figure.at({ x, y, rotation }, () => {
    figure.part(path, { color: GOLD, depth: 13, occlusion: 0, highlight: 0.9 });
  });
}

/** The letter o as a goggle lens, the eye of the crow. */
function drawLens(figure: Figure, x: number, y: number, radius: number): void {
  const glints =
    `<ellipse cx="${x - radius * 0.22}" cy="${y - radius * 0.24}" rx="${radius * 0.17}" ry="${radius * 0.2}" fill="#ffffff"/>` +
    `<circle cx="${x + radius * 0.24}" cy="${y + radius * 0.3}" r="${radius * 0.09}" fill="#ffffff" opacity=".9"/>`;
  const pupil = `<ellipse cx="${x - 2}" cy="${y + 2}" rx="${radius * 0.3}" ry="${radius * 0.36}" fill="#140b26"/>`;
  figure.part(ellipse(x, y + THICKNESS, radius), { color: LOWER_EDGE, depth: 4, occlusion: 0, highlight: 0 });
  figure.part(ellipse(x, y, radius), { color: GOLD, material: "metal", depth: 9, occlusion: 0 });
  figure.part(ellipse(x, y, radius * 0.64), {
    color: "#37c8e8",
    depth: 9,
    occlusion: 0,
    over: pupil + glints,
  });
}

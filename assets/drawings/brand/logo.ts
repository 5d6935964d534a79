import { bbox } from "../../kit/bounding-box.ts";
import { mix } from "../../kit/color.ts";
import { Figure } from "../../kit/figure.ts";
import { ellipse, rect } from "../../kit/path.ts";
import { text } from "../../kit/text.ts";
import { drawFlaskCrow } from "./flask-crow.ts";
import { drawTwinkle } from "./twinkle.ts";

const logoFigure = (width: number, height: number): Figure =>
  new Figure({ width, height, contour: 8, inner: 3, unit: 0.8 });

/** The full logo: figure and words. */
export function logo(): string {
  const figure = logoFigure(940, 330);
  drawWordmark(figure, 330, 106, 0.98);
  drawFlaskCrow(figure, { x: 196, y: 170 });
  drawTwinkle(figure, { x: 66, y: 72, radius: 18, contour: 6 });
  drawTwinkle(figure, { x: 452, y: 258, radius: 15, contour: 6 });
  drawTwinkle(figure, { x: 908, y: 244, radius: 14, contour: 6 });
  return figure.render();
}

/** The words alone, for narrow headers. */
export function logoWords(): string {
  const figure = logoFigure(660, 316);
  drawWordmark(figure, 30, 104, 1);
  return figure.render();
}

/** The figure alone. */
export function logoMark(): string {
  const figure = logoFigure(384, 304);
  drawFlaskCrow(figure, { x: 200, y: 156 });
  return figure.render();
}

const GOLD = "#ffc53d";
const LOWER_EDGE = mix(GOLD, "#7a1f4a", 0.5);
/** Depth of the letters, which look like solid blocks. */
const THICKNESS = 11;

/** The two words 'Corvax Lab'; at scale 1 about 590 x 230 with the left end at x. */
function drawWordmark(figure: Figure, x: number, y: number, scale: number): void {
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

const TEAL = "#2fd4c7";
const PULSE = "M26 56H46L55 34L70 76L80 50L86 56H100";

/** The word 'Lab' on a small screen that hangs under the other word; 290 x 104 from (0, 0). */
function drawLabSign(figure: Figure): void {
  for (const hanger of [44, 246])
    figure.part(rect(hanger - 8, -24, 16, 34, 6), {
      color: "#e3b25a",
      material: "metal",
      depth: 5,
      occlusion: 0.3,
    });
  figure.part(rect(0, 0, 290, 104, 28), { color: "#5a4fb8", material: "metal", depth: 9, occlusion: 0.3 });
  figure.part(rect(11, 10, 268, 84, 20), {
    color: "#1b1648",
    depth: 9,
    occlusion: 0,
    over: '<path d="M11 10H120L66 94H11Z" fill="#ffffff" opacity=".08"/>',
  });
  figure.raw(
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">' +
      `<path d="${PULSE}" stroke="#4df29b" stroke-width="12" opacity=".25"/>` +
      `<path d="${PULSE}" stroke="#4df29b" stroke-width="4.6"/></g>`,
  );
  drawShiningWord(figure);
}

function drawShiningWord(figure: Figure): void {
  for (const { path, x, y } of setLetters("Lab", 116, 50, { size: 92, gap: 6 })) {
    figure.raw(
      `<path d="${path}" transform="translate(${x} ${y})" fill="${TEAL}" opacity=".8" ${figure.blur(8)}/>`,
    );
    figure.at({ x, y }, () => {
      figure.part(path, { color: TEAL, depth: 7, occlusion: 0, highlight: 0.9 });
    });
  }
}

/** One placed letter of a word: its path around (0, 0) and its position. */
interface Letter {
  readonly letter: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly rotation: number;
  readonly width: number;
  /** The x of the middle of the letter. */
  readonly centre: number;
}

interface LetterSetting {
  readonly size: number;
  /** Space between two letters. */
  readonly gap: number;
  /** How far each letter is moved down. */
  readonly hops?: readonly number[];
  /** Rotation of each letter in degrees. */
  readonly tilts?: readonly number[];
}

/** Places the letters of a word with equal gaps between the visible edges of its letters, from (x, y) to the right. */
function setLetters(word: string, x: number, y: number, setting: LetterSetting): Letter[] {
  const { size, gap, hops, tilts } = setting;
  let cursor = x;
  return [...word].map((letter, i) => {
    const path = text(letter, 0, 0, size, 700);
    const [left, , right] = bbox(path);
    const width = right - left;
    const start = cursor;
    cursor += width + gap;
    return {
      letter,
      path,
      x: start - left,
      y: y + (hops?.[i] ?? 0),
      rotation: tilts?.[i] ?? 0,
      width,
      centre: start + width / 2,
    };
  });
}

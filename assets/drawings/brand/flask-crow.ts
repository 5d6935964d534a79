import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient, radialGradient } from "../../kit/fill.ts";
import { blob, ellipse, poly, rect } from "../../kit/path.ts";

const BEAK = "#f4b748";
const BRASS = "#e3b25a";
const LENS = "#37e3ff";

/**
 * The brand figure: a round flask in the shape of a crow. Its body is a circle of radius 92 around (x, y + 20) at scale
 * 1; with beak and feathers it is about 300 wide and 270 high.
 */
export function drawFlaskCrow(
  figure: Figure,
  { x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number },
): void {
  figure.at({ x, y, scale }, () => {
    drawFeathers(figure);
    drawBeak(figure);
    figure.part(FLASK_BODY, { color: "#3a2f86", depth: 26, occlusion: 0.35 });
    drawLiquid(figure);
    drawGoggle(figure);
    drawCork(figure);
    figure.raw(GLASS_SHINE);
  });
}

/** The feathers behind the glass: two of the tail, two of the crest. */
function drawFeathers(figure: Figure): void {
  drawTailFeather(figure, { x: 60, y: 76, length: 92, width: 40, rotation: 36 });
  drawTailFeather(figure, { x: 74, y: 52, length: 98, width: 40, rotation: 12 });
  drawTailFeather(figure, { x: 40, y: -54, length: 74, width: 32, rotation: -16 });
  drawTailFeather(figure, { x: 34, y: -66, length: 86, width: 34, rotation: -46 });
}

/** The beak, on the left side of the flask. */
function drawBeak(figure: Figure): void {
  const lower = blob(
    [
      [-70, 44, "c"],
      [-108, 52],
      [-150, 56, "c"],
      [-116, 72],
      [-66, 76, "c"],
    ],
    0.9,
  );
  const upper = blob(
    [
      [-66, -2, "c"],
      [-110, 6],
      [-148, 28],
      [-178, 66, "c"],
      [-138, 52],
      [-96, 48],
      [-58, 46, "c"],
    ],
    0.9,
  );
  figure.part(lower, { color: mix(BEAK, "#8a3d3d", 0.3), depth: 8 });
  figure.part(upper, {
    color: BEAK,
    depth: 13,
    highlight: 0.8,
    over: '<ellipse cx="-100" cy="24" rx="9" ry="4.5" transform="rotate(-14 -100 24)" fill="#6a3a1e"/>',
  });
}

/** A round eye in a brass ring on a strap. */
function drawGoggle(figure: Figure): void {
  const strap = poly(
    [
      [-2, -8],
      [96, -26],
      [98, -6],
      [2, 14],
    ],
    4,
  );
  figure.part(strap, { color: "#4a3a5e", depth: 5, occlusion: 0.3 });
  figure.raw(`<circle cx="-20" cy="2" r="58" fill="${LENS}" opacity=".35" ${figure.blur(14)}/>`);
  figure.part(ellipse(-20, 2, 46), { color: BRASS, material: "metal", depth: 10 });
  figure.part(ellipse(-20, 2, 33), { color: "#f4fdff", depth: 10, occlusion: 0 });
  const iris = radialGradient(
    figure,
    [
      [0, "#c4fbff"],
      [0.45, LENS],
      [1, "#125a94"],
    ],
    'cx=".5" cy=".8" r=".9"',
  );
  figure.raw(
    `<ellipse cx="-25" cy="5" rx="22" ry="24" fill="${iris}" stroke="#0f3a66" stroke-width="3"/>` +
      '<ellipse cx="-26" cy="6" rx="10" ry="13" fill="#140b26"/>' +
      '<ellipse cx="-34" cy="-5" rx="7.5" ry="8.5" fill="#ffffff"/>' +
      '<circle cx="-16" cy="17" r="4" fill="#ffffff" opacity=".85"/>',
  );
}

function drawCork(figure: Figure): void {
  figure.part(rect(-20, -124, 40, 30, 8), { color: "#c98a4a", depth: 7 });
  figure.part(rect(-37, -104, 74, 20, 9), { color: BRASS, material: "metal", depth: 7 });
}

const GLASS_SHINE =
  '<path d="M-72 -18C-66 -36 -56 -46 -40 -54" fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round" opacity=".85"/>' +
  '<path d="M70 62C64 78 54 90 42 97" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".45"/>';

interface TailFeather {
  /** The root. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** Degrees; 0 points to the right. */
  readonly rotation: number;
}

/** One feather of the flask crow with a shining tip. */
function drawTailFeather(figure: Figure, { x, y, length, width, rotation }: TailFeather): void {
  const vane = blob([
    [0, -width * 0.34],
    [length * 0.5, -width * 0.6],
    [length, 0, "c"],
    [length * 0.5, width * 0.6],
    [0, width * 0.34],
  ]);
  const tip = `<ellipse cx="${length}" cy="0" rx="${length * 0.5}" ry="${width}" fill="#2fd4c7" opacity=".95" ${figure.blur(4)}/>`;
  const shaft =
    `<path d="M${length * 0.2} 0H${length * 0.9}" stroke="#c9fff6" stroke-width="3" ` +
    'opacity=".6" stroke-linecap="round"/>';
  figure.at({ x, y, rotation }, () => {
    figure.part(vane, { color: "#4a3d94", depth: width * 0.3, occlusion: 0.35, over: tip + shaft });
  });
}

const FLASK_BODY =
  "M-27 -96V-66C-66 -54 -94 -20 -94 20C-94 74 -52 114 0 114C52 114 94 74 94 20C94 -20 66 -54 27 -66V-96Z";

const SURFACE = "M-110 -26Q-60 -44 -8 -28T110 -32";

const BUBBLES =
  '<g fill="#e9e0ff" opacity=".85"><circle cx="44" cy="64" r="8"/><circle cx="64" cy="30" r="5.5"/>' +
  '<circle cx="20" cy="92" r="5"/><circle cx="58" cy="88" r="4"/><circle cx="-30" cy="92" r="6"/></g>';

/** Air, violet liquid and bubbles inside the flask, and the lit edge of its glass. */
function drawLiquid(figure: Figure): void {
  const air = linearGradient(figure, [
    [0, "#c9f6ff", 0.75],
    [1, "#8f7bff", 0.35],
  ]);
  const liquid = radialGradient(
    figure,
    [
      [0, "#a98bff"],
      [0.55, "#6a48d6"],
      [1, "#3b2596"],
    ],
    'cx=".36" cy=".3" r=".85"',
  );
  const inside =
    `<rect x="-110" y="-110" width="220" height="240" fill="${air}"/>` +
    `<path d="${SURFACE}V130H-110Z" fill="${liquid}"/>` +
    `<path d="${SURFACE}" fill="none" stroke="#d9ccff" stroke-width="6"/>` +
    `<ellipse cx="44" cy="92" rx="66" ry="34" fill="#2fd4c7" opacity=".55" ${figure.blur(14)}/>` +
    BUBBLES +
    `<path d="${FLASK_BODY}" fill="none" stroke="#efeaff" stroke-width="9" opacity=".35"/>`;
  figure.raw(clipped(figure, FLASK_BODY, inside));
}

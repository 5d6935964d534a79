import { mix } from "../../kit/color.ts";
import { eye } from "../../kit/face.ts";
import type { Figure } from "../../kit/figure.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import { line } from "../../kit/stroke.ts";
import { CAT } from "./cat-figure.ts";

interface CatHead {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees. */
  readonly rotation?: number;
  readonly isAsleep?: boolean;
}

/** The head of the cat with its collar and bell. */
export function drawCatHead(figure: Figure, { isAsleep = false, ...place }: CatHead): void {
  figure.at(place, () => {
    drawEars(figure);
    drawSkull(figure);
    if (isAsleep) drawShutEyes(figure);
    else drawEyes(figure);
    drawMuzzle(figure);
    drawCollar(figure);
  });
}

function drawEars(figure: Figure): void {
  for (const side of [-1, 1]) {
    const ear = poly(
      [
        [side * 18, -44],
        [side * 52, -86, 8],
        [side * 64, -22],
      ],
      6,
    );
    const inner = poly(
      [
        [side * 30, -42],
        [side * 50, -70, 5],
        [side * 56, -30],
      ],
      4,
    );
    figure.part(ear, {
      color: side < 0 ? CAT.fur : mix(CAT.fur, CAT.stripe, 0.2),
      depth: 7,
      over: `<path d="${inner}" fill="#ff9fb0"/>`,
    });
  }
}

function drawSkull(figure: Figure): void {
  const skull = blob(
    [
      [-62, 4],
      [-54, -36],
      [-20, -56],
      [20, -56],
      [54, -36],
      [62, 4],
      [76, 22, "c"],
      [50, 34],
      [0, 46],
      [-50, 34],
      [-76, 22, "c"],
    ],
    0.95,
  );
  const marking = (d: string, width: number, opacity: number): string =>
    `<path d="${d}" stroke="${CAT.stripe}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  figure.part(skull, {
    color: CAT.fur,
    depth: 15,
    over:
      `<ellipse cx="6" cy="26" rx="36" ry="24" fill="${CAT.cream}"/>` +
      marking("M-14 -56L-10 -34M4 -60V-36M22 -56L18 -34", 8, 0.85) +
      marking("M-70 2l22 4M-66 18l20 -2M70 2l-18 4M68 18l-16 -2", 6, 0.7),
  });
}

function drawEyes(figure: Figure): void {
  const look = [0.25, 0] as const;
  eye(figure, -24, -2, { rx: 14, ry: 17, iris: CAT.iris, lid: CAT.fur, mood: 0.02, look });
  eye(figure, 32, -2, { rx: 13, ry: 17, iris: CAT.iris, lid: CAT.fur, mood: 0.02, look });
}

function drawShutEyes(figure: Figure): void {
  const lid = (x: number): string =>
    line(
      [
        [x - 12, 0],
        [x, 7],
        [x + 12, 0],
      ],
      5,
      LINE,
    );
  figure.raw(lid(-24) + lid(30));
}

function drawMuzzle(figure: Figure): void {
  const nose = blob(
    [
      [-2, 16],
      [6, 14],
      [14, 16],
      [6, 24],
    ],
    0.8,
  );
  const mouth = line(
    [
      [-6, 32],
      [0, 34],
      [6, 27],
      [12, 34],
      [18, 32],
    ],
    3.2,
    "#8a3f2a",
  );
  figure.raw(
    `<path d="${nose}" fill="#e8657f" stroke="${LINE}" stroke-width="2.5"/>${mouth}` +
      '<g stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".85">' +
      '<path d="M-34 22L-70 14M-34 28L-70 30M46 22L80 14M46 28L80 30"/></g>',
  );
}

function drawCollar(figure: Figure): void {
  const collar = blob(
    [
      [-36, 38],
      [0, 50],
      [38, 40],
      [40, 50],
      [2, 62],
      [-38, 48],
    ],
    0.8,
  );
  figure.part(collar, { color: CAT.collar, depth: 5, occlusion: 0.2 });
  figure.part(ellipse(4, 62, 9), { color: CAT.bell, material: "metal", depth: 5 });
}

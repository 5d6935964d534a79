import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient } from "../../kit/fill.ts";
import { glowSpot } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { poly, rect } from "../../kit/path.ts";

/** A window in a frame with two bars; `view` is painted behind the glass, in pixels of the room. */
export function drawWindow(figure: Figure, x: number, width: number, frame: string, view: string): void {
  const pane = rect(x + 4, 23, width - 8, 50, 3);
  figure.part(rect(x, 19, width, 58, 6), { color: frame, depth: 5 });
  figure.raw(
    `<path d="${pane}" fill="#151642" stroke="${LINE}" stroke-width="1.6"/>${clipped(figure, pane, view)}` +
      `<path d="M${x + width / 3} 23v50M${x + (width * 2) / 3} 23v50" stroke="${frame}" stroke-width="3"/>` +
      clipped(figure, pane, `<path d="M${x + 8} 20h22l-20 60h-18z" fill="#fff" opacity=".12"/>`),
  );
}

/** A banner that hangs from the beam, with a gold hem and an emblem. */
export function drawBanner(figure: Figure, x: number, color: string, emblem: string): void {
  const cloth = poly(
    [
      [x - 21, 17],
      [x + 21, 17],
      [x + 21, 68],
      [x, 81],
      [x - 21, 68],
    ],
    2,
  );
  figure.part(cloth, {
    color,
    depth: 6,
    over:
      `<path d="M${x - 18} 19v47l18 11l18 -11v-47" fill="none" stroke="#ffcf5c" stroke-width="2" opacity=".85"/>` +
      `<g transform="translate(${x} 44)">${emblem}</g>`,
  });
  figure.part(rect(x - 25, 14, 50, 6, 3), { color: "#e3b25a", material: "metal", depth: 3, occlusion: 0.2 });
}

/** A lantern with a flame or a crystal of light. */
export function drawLantern(figure: Figure, x: number, metal: string, light: string): void {
  figure.raw(`<path d="M${x} 12V20" stroke="${LINE}" stroke-width="2.4"/>`);
  figure.part(
    poly(
      [
        [x - 8, 24],
        [x + 8, 24],
        [x + 10, 44],
        [x - 10, 44],
      ],
      3,
    ),
    { color: light, material: "glow", depth: 4, occlusion: 0 },
  );
  figure.part(rect(x - 11, 19, 22, 6, 3), { color: metal, material: "metal", depth: 3, occlusion: 0 });
  figure.part(rect(x - 12, 42, 24, 5, 2.4), { color: metal, material: "metal", depth: 3, occlusion: 0 });
  figure.raw(glowSpot(figure, x, 36, 26, light, 0.4, 10));
}

/** A vertical gradient over a box, as raw SVG. */
export function backdrop(
  figure: Figure,
  x: number,
  width: number,
  [top, middle, low]: readonly [string, string, string],
): string {
  const fill = linearGradient(figure, [
    [0, top],
    [0.6, middle],
    [1, low],
  ]);
  return `<rect x="${x}" y="20" width="${width}" height="58" fill="${fill}"/>`;
}

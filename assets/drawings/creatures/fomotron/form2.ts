import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { far } from "../../../kit/palette.ts";
import { ellipse, poly, rect } from "../../../kit/path.ts";
import { discs, polygon } from "../parts/shapes.ts";
import { dimmed } from "../parts/surface.ts";
import {
  CHART,
  candles,
  DARK,
  glove,
  pipe,
  RED,
  STEEL,
  STEEL_FAR,
  siren,
  televisionHead,
  YELLOW,
} from "./body.ts";

/** Fomotron, young: boxing gloves and a candle chart. */
export function fomotronForm2(): string {
  const figure = new Figure();
  shadow(figure, 264, 464, 160, 22, 0.5);
  farArm(figure);
  legs(figure);
  torso(figure);
  nearArm(figure);
  siren(figure, { x: 250, y: 108 });
  televisionHead(figure, { x: 250, y: 174, expression: "calm" });
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function farArm(figure: Figure): void {
  pipe(figure, discs("334 284 18, 388 304 17, 404 338 16"), STEEL_FAR);
  glove(figure, {
    x: 410,
    y: 388,
    scale: 0.92,
    rotation: -8,
    flip: true,
    color: far(RED),
    cuff: far(YELLOW),
  });
}

function legs(figure: Figure): void {
  for (const [x, isFar] of [
    [310, true],
    [212, false],
  ] as const) {
    pipe(
      figure,
      [
        [x, 366, 20],
        [x + 3, 402, 18],
        [x, 430, 18],
      ],
      isFar ? STEEL_FAR : STEEL,
    );
    figure.part(
      poly(
        [
          [x - 50, 464],
          [x - 42, 424],
          [x + 24, 416],
          [x + 42, 464],
        ],
        14,
      ),
      { color: isFar ? far(RED) : RED, material: "metal", depth: 10 },
    );
  }
}

/** Torso with chart screen. */
function torso(figure: Figure): void {
  figure.part(polygon("158 262 26, 350 256 26, 334 380 34, 180 384 34", 26), {
    color: RED,
    material: "metal",
    depth: 22,
    over: '<rect x="150" y="352" width="210" height="12" fill="#fff" opacity=".25"/>',
  });
  figure.part(rect(202, 284, 92, 62, 12), {
    color: CHART,
    depth: 7,
    over: candles([
      [220, 320, 16, "down"],
      [238, 312, 20, "up"],
      [256, 304, 24, "up"],
      [274, 296, 30, "up"],
    ]),
  });
}

/** Neck, shoulders, near arm. */
function nearArm(figure: Figure): void {
  figure.part(rect(230, 232, 46, 36, 6), { color: DARK, material: "metal", depth: 8 });
  pipe(figure, discs("172 288 20, 122 314 19, 104 350 18"));
  figure.part(ellipse(150, 282, 31, 31), { color: YELLOW, material: "metal", depth: 10 });
  figure.part(ellipse(354, 276, 27, 29), { color: dimmed(YELLOW, 0.25), material: "metal", depth: 10 });
  glove(figure, { x: 98, y: 402, scale: 1.05, rotation: 6 });
}

import { eye } from "../../../kit/face.ts";
import { Figure } from "../../../kit/figure.ts";
import { shadow, sparks } from "../../../kit/light.ts";
import { blush, strokePath } from "../parts/surface.ts";
import { BLOCK_TOP, CRACK, cube, hexagonCore, ORANGE, ROCK, ROCK_DARK, ROCK_LIGHT, rock } from "./body.ts";

/** Satoshium, baby: one boulder with stub arms and a first cube. */
export function satoshiumForm1(): string {
  const figure = new Figure();
  shadow(figure, 262, 460, 140, 22);
  firstCube(figure);
  sparks(
    figure,
    [
      [302, 84, 9],
      [408, 152, 8],
    ],
    BLOCK_TOP,
  );
  feet(figure);
  farArm(figure);
  boulder(figure);
  face(figure);
  hexagonCore(figure, 232, 392, 32, 0.8);
  nearArm(figure);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

/** First cube, connected to the head by a thin line of light. */
function firstCube(figure: Figure): void {
  figure.raw(
    '<path d="M318 190Q352 172 352 140" fill="none" stroke="#ffe2a0" stroke-width="5" ' +
      'stroke-dasharray="2 10" stroke-linecap="round"/>',
  );
  cube(figure, { x: 354, y: 108, size: 36, rotation: 12, glow: 0.6 });
}

function feet(figure: Figure): void {
  rock(figure, "178 428, 236 424, 246 462, 168 462", { color: ROCK_DARK, depth: 8 });
  rock(figure, "284 424, 342 430, 352 462, 276 462", { color: ROCK_DARK, depth: 8 });
}

function farArm(figure: Figure): void {
  rock(figure, "366 316, 412 312, 440 352, 436 400, 396 420, 358 398", {
    color: ROCK_DARK,
    depth: 10,
    cracks: "M436 366L412 372M438 384L416 390",
  });
}

/** One boulder that forms head and body. */
function boulder(figure: Figure): void {
  rock(
    figure,
    `
      132 240, 190 190, 312 184, 380 234, 404 322, 374 408, 304 446, 204 446, 136 410,
      108 320
    `,
    {
      depth: 26,
      radius: 12,
      light: ["132 240, 190 190, 312 184, 262 212, 178 222", "132 240, 178 222, 140 300, 108 320"],
      dark: [
        "404 322, 374 408, 330 400, 352 318",
        "374 408, 304 446, 204 446, 248 424, 330 400",
        "380 234, 404 322, 352 318, 340 250",
      ],
      cracks: "M366 246L346 262L354 284M134 404L160 392L166 372",
    },
  );
}

function face(figure: Figure): void {
  const shared = { iris: ORANGE, lid: ROCK, mood: -0.06 };
  eye(figure, 184, 282, { ...shared, rx: 27, ry: 34, side: -1, look: [-0.2, 0.05] });
  eye(figure, 280, 280, { ...shared, rx: 33, ry: 37, side: 1, look: [-0.25, 0.05] });
  // two brow stones
  rock(figure, "152 244, 158 230, 192 214, 208 222, 204 234, 162 252", {
    color: ROCK_LIGHT,
    depth: 5,
    radius: 5,
  });
  rock(figure, "254 220, 270 210, 312 224, 322 238, 312 248, 258 234", {
    color: ROCK_LIGHT,
    depth: 5,
    radius: 5,
  });
  blush(figure, 144, 328, { rx: 14, ry: 9, color: "#ff9a5a" });
  blush(figure, 330, 330, { rx: 19, ry: 10, color: "#ff9a5a" });
  figure.raw(strokePath("M212 336Q228 348 244 336", 5.5, CRACK));
}

/** Near stub arm, already mostly fist. */
function nearArm(figure: Figure): void {
  rock(figure, "72 338, 118 314, 156 342, 156 396, 112 422, 64 396", {
    depth: 12,
    light: ["72 338, 118 314, 128 344, 68 372"],
    cracks: "M68 376L92 382M70 392L94 398",
  });
}

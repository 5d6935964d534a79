import { spark } from "../../kit/light.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import type { CornerPoint, CurvePoint } from "../../kit/points.ts";
import { CX, type HatDrawing, type Outfit, SCIENTIST } from "./scientist-figure.ts";

/** From the side the head is a little farther to the right. */
const middle = (side: Parameters<HatDrawing>[1]): number => (side === "side" ? CX + 8 : CX);

/** A wide hat of straw with a red band. */
const strawHat: HatDrawing = (figure, side) => {
  const x = middle(side);
  const straw = "#f0c860";
  const weave = `M${x - 96} 58q96 34 192 0M${x - 84} 46q84 30 168 0`;
  figure.part(ellipse(x, 52, 108, 27), {
    color: straw,
    depth: 12,
    over: `<path d="${weave}" fill="none" stroke="#b98530" stroke-width="4" opacity=".6"/>`,
  });
  const top = blob([
    [x - 62, 46],
    [x - 54, 6],
    [x, -8],
    [x + 54, 6],
    [x + 62, 46],
    [x, 60],
  ]);
  figure.part(top, { color: straw, depth: 14 });
  const band = blob([
    [x - 62, 32],
    [x, 44],
    [x + 62, 32],
    [x + 63, 48],
    [x, 61],
    [x - 63, 48],
  ]);
  figure.part(band, { color: "#d8405f", depth: 5, occlusion: 0.2 });
};

/** A pointed hat with stars, whose tip bends. */
const wizardHat: HatDrawing = (figure, side) => {
  const x = middle(side);
  // The tip bends back, so to the left for who walks to the right.
  const back = side === "side" ? -1 : 1;
  const cone = blob(
    (
      [
        [-70, 58],
        [-44, 12],
        [-6, -9],
        [36, -11],
        [58, 6, "c"],
        [36, 12],
        [48, 22],
        [70, 58],
        [0, 74],
      ] satisfies CurvePoint[]
    ).map(([dx, y, corner]): CurvePoint => (corner ? [x + back * dx, y, corner] : [x + back * dx, y])),
  );
  figure.part(ellipse(x, 62, 104, 25), { color: "#5b3aa8", depth: 10 });
  figure.part(cone, {
    color: "#7a4fd0",
    depth: 16,
    over: `<path d="${spark(x - 24, 26, 14, 0.4)}${spark(x + 22, 30, 10, 0.4)}${spark(x - 2, 8, 8, 0.4)}" fill="#ffe27a"/>`,
  });
  const band = blob([
    [x - 70, 44],
    [x, 58],
    [x + 70, 44],
    [x + 70, 59],
    [x, 75],
    [x - 70, 59],
  ]);
  figure.part(band, { color: "#ffcf5c", depth: 5, occlusion: 0.2 });
};

/** Two ears of a cat on a hoop. */
const catEars: HatDrawing = (figure, side) => {
  const x = middle(side);
  const ears = side === "side" ? [-0.55, 0.75] : [-1, 1];
  for (const ear of ears) {
    const out = Math.sign(ear);
    const at = x + ear * 50;
    const shape = (grow: number): CornerPoint[] => [
      [at - out * (32 - grow), 42 - grow],
      [at + out * (18 - grow * 0.6), -12 + grow * 1.4],
      [at + out * (32 - grow), 54 - grow],
    ];
    figure.part(poly(shape(0), 9), { color: "#f2a14e", depth: 9 });
    if (side !== "back") figure.raw(`<path d="${poly(shape(11), 5)}" fill="#ffb8a8"/>`);
  }
};

/** A golden crown with jewels. */
const crown: HatDrawing = (figure, side) => {
  const x = middle(side);
  const rim = poly(
    [
      [x - 66, 10],
      [x - 35, 36],
      [x, 2],
      [x + 35, 36],
      [x + 66, 10],
      [x + 60, 70],
      [x, 82],
      [x - 60, 70],
    ],
    6,
  );
  figure.part(rim, { color: "#ffc53d", material: "metal", depth: 12 });
  for (const [dx, y, radius, color] of [
    [-66, 10, 10, "#ff7fd6"],
    [0, 2, 12, "#63e6ff"],
    [66, 10, 10, "#ff7fd6"],
    [0, 54, 13, "#ff4d5e"],
  ] as const)
    figure.part(ellipse(x + dx, y, radius), { color, material: "glow", depth: 4, occlusion: 0.2 });
};

/** The outfit of each look by its key in `rules/data/decorations.json`. */
export const OUTFITS: Readonly<Record<string, Outfit>> = {
  gardener: {
    ...SCIENTIST,
    coat: "#7fb86a",
    coatLine: "#4b7f4f",
    collar: "#f3e7d3",
    shirt: "#e07a5a",
    trim: "#f0c04f",
    trousers: "#6b5a45",
    boot: "#7c4f45",
    hat: strawHat,
  },
  midnight: {
    ...SCIENTIST,
    coat: "#4b458f",
    coatLine: "#8d84d8",
    collar: "#6a63b8",
    shirt: "#e3b25a",
    trim: "#f2b53f",
    trousers: "#3b3763",
    boot: "#3f3452",
    lens: "#c07bff",
    strap: "#2f2a58",
  },
  catEars: {
    ...SCIENTIST,
    coat: "#f2a65c",
    coatLine: "#c96a2b",
    collar: "#ffe9cf",
    shirt: "#ffe9cf",
    trim: "#ffe9cf",
    trousers: "#8a5a3c",
    boot: "#6b4434",
    lens: "#7fe0a0",
    hat: catEars,
  },
  wizard: {
    ...SCIENTIST,
    coat: "#7a4fd0",
    coatLine: "#b99aff",
    collar: "#5b3aa8",
    shirt: "#37c8e8",
    trim: "#ffcf5c",
    trousers: "#3f3370",
    boot: "#4a3560",
    hat: wizardHat,
  },
  champion: {
    ...SCIENTIST,
    coat: "#c93550",
    coatLine: "#ff9a8a",
    collar: "#ffcf5c",
    shirt: "#f3e7d3",
    trim: "#ffcf5c",
    trousers: "#3b3763",
    boot: "#4a2f3a",
    hat: crown,
  },
};

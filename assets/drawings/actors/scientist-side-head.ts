import { mix } from "../../kit/color.ts";
import { eye } from "../../kit/face.ts";
import { blob, ellipse } from "../../kit/path.ts";
import { line } from "../../kit/stroke.ts";
import type { ScientistFigure } from "./scientist-figure.ts";
import { drawGoggle } from "./scientist-goggles.ts";

/** The head from the side, moved by `dy`. */
export function drawSideHead(figure: ScientistFigure, dy: number): void {
  figure.at({ y: dy }, () => {
    drawSkull(figure);
    drawFace(figure);
    drawFringe(figure);
    drawGoggles(figure);
    figure.outfit.hat?.(figure, "side");
  });
}

function drawSkull(figure: ScientistFigure): void {
  const backHair = blob(
    [
      [62, 112],
      [66, 62],
      [106, 28],
      [158, 28],
      [192, 66],
      [192, 108],
      [176, 130],
      [110, 160],
      [74, 150],
      [58, 154, "c"],
    ],
    0.9,
  );
  const face = blob([
    [84, 96],
    [104, 62],
    [150, 56],
    [188, 80],
    [194, 116],
    [180, 148],
    [146, 166],
    [108, 156],
    [86, 128],
  ]);
  figure.part(backHair, { color: mix(figure.outfit.hair, "#3a1430", 0.25), depth: 14 });
  figure.part(face, { color: figure.outfit.skin, depth: 14, highlight: 0.4 });
  figure.part(ellipse(88, 120, 13, 15), {
    color: figure.outfit.skin,
    depth: 6,
    over: `<path d="M90 113q-8 6 0 14" stroke="${figure.outfit.nose}" stroke-width="3" fill="none"/>`,
  });
}

function drawFace(figure: ScientistFigure): void {
  const { iris, skin, brow, nose, mouth } = figure.outfit;
  const look = [0.25, 0.05] as const;
  eye(figure, 130, 116, { rx: 14, ry: 18, iris, lid: skin, mood: 0.06, look, side: 1 });
  eye(figure, 172, 114, { rx: 10.5, ry: 17, iris, lid: skin, mood: 0.06, look, side: -1 });
  const nearBrow = line(
    [
      [114, 92],
      [128, 87],
      [142, 92],
    ],
    5,
    brow,
  );
  const farBrow = line(
    [
      [164, 90],
      [174, 87],
      [182, 91],
    ],
    4.5,
    brow,
  );
  const noseLine = line(
    [
      [155, 132],
      [160, 135],
      [156, 138],
    ],
    3,
    nose,
  );
  const smile = line(
    [
      [140, 147],
      [152, 152],
      [163, 146],
    ],
    3.6,
    mouth,
  );
  figure.raw(
    `${nearBrow}${farBrow}${noseLine}${smile}` +
      `<ellipse cx="112" cy="138" rx="11" ry="6.5" fill="#ff8f8f" opacity=".55" ${figure.blur(3)}/>` +
      `<ellipse cx="180" cy="137" rx="7" ry="6" fill="#ff8f8f" opacity=".5" ${figure.blur(3)}/>`,
  );
}

function drawFringe(figure: ScientistFigure): void {
  const fringe = blob(
    [
      [72, 122, "c"],
      [60, 88],
      [70, 50],
      [62, 34, "c"],
      [90, 34],
      [96, 10, "c"],
      [122, 20],
      [146, 4, "c"],
      [154, 20],
      [184, 18, "c"],
      [182, 38],
      [206, 52, "c"],
      [198, 74],
      [206, 98, "c"],
      [184, 88],
      [172, 78, "c"],
      [156, 92],
      [146, 74, "c"],
      [122, 94],
      [112, 78, "c"],
      [100, 104],
      [90, 100],
    ],
    0.85,
  );
  figure.part(fringe, {
    color: figure.outfit.hair,
    depth: 14,
    over:
      `<path d="M96 44Q130 22 176 44" stroke="${figure.outfit.hairShine}" stroke-width="7" fill="none" ` +
      `opacity=".35" stroke-linecap="round" ${figure.blur(2)}/>`,
  });
}

function drawGoggles(figure: ScientistFigure): void {
  const strap = blob(
    [
      [70, 66],
      [120, 46],
      [202, 58],
      [204, 70],
      [120, 60],
      [70, 80],
    ],
    0.8,
  );
  figure.part(strap, { color: figure.outfit.strap, depth: 5 });
  drawGoggle(figure, 126, 54, 24);
  drawGoggle(figure, 176, 54, 19);
}

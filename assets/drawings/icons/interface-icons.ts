import type { Icon } from "../../kit/icon.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import type { IconDrawing } from "./icon-drawing.ts";

/** Cream with a dark contour is visible on every button color. */
const CREAM = "#fff3da";

/** Wallet with a note in it. */
export const wallet: IconDrawing = (icon) => {
  icon.part(
    poly(
      [
        [10, 18],
        [44, 5],
        [50, 20],
      ],
      3,
    ),
    "#3fd98a",
    { depth: 3 },
  );
  icon.part(rect(4, 16, 54, 42, 8), "#b5714a", {
    depth: 6,
    inside: '<path d="M9 26H53" stroke="#6b3a2b" stroke-width="3" stroke-dasharray="5 4"/>',
  });
  icon.part(rect(36, 31, 25, 17, 6), "#ffc53d", {
    depth: 4,
    inside: `<circle cx="46" cy="39.5" r="3.6" fill="${LINE}"/>`,
  });
};

function drawSpeaker(icon: Icon): void {
  icon.part(
    poly(
      [
        [4, 23],
        [15, 23],
        [31, 8],
        [31, 56],
        [15, 41],
        [4, 41],
      ],
      4,
    ),
    CREAM,
    { depth: 4 },
  );
}

/** A speaker with waves. */
export const soundOn: IconDrawing = (icon) => {
  drawSpeaker(icon);
  icon.line("M40 23A13 13 0 0 1 40 41", CREAM, 5).line("M48 13A26 26 0 0 1 48 51", CREAM, 5);
};

/** A speaker with a cross. */
export const soundOff: IconDrawing = (icon) => {
  drawSpeaker(icon);
  icon.line("M41 24L57 40M57 24L41 40", "#ff7a8a", 6);
};

/** A question mark. */
export const help: IconDrawing = (icon) => {
  icon.part(ellipse(32, 32, 28), "#5b8dff", { depth: 6 });
  icon.line("M23 25C23 13 42 13 42 25C42 32 32 32 32 39", "#ffffff", 6).line("M32 49.5V49.6", "#ffffff", 7);
};

const TEETH = 8;

/** A cogwheel. */
export const settings: IconDrawing = (icon) => {
  const corners = Array.from({ length: TEETH }, (_, tooth) =>
    [
      [-0.29, 20],
      [-0.19, 28],
      [0.19, 28],
      [0.29, 20],
    ].map(([turn = 0, radius = 0]): [number, number] => {
      const angle = (tooth / TEETH) * 2 * Math.PI + turn;
      return [32 + radius * Math.sin(angle), 32 - radius * Math.cos(angle)];
    }),
  ).flat();
  icon.part(poly(corners, 2), CREAM, {
    depth: 5,
    inside: `<circle cx="32" cy="32" r="9" fill="${LINE}"/>`,
  });
};

/** A head with goggles over a coat. */
export const profile: IconDrawing = (icon) => {
  const coat = blob([
    [6, 60, "c"],
    [10, 44],
    [24, 36],
    [40, 36],
    [54, 44],
    [58, 60, "c"],
  ]);
  icon.part(coat, CREAM, { depth: 5 });
  icon.part(ellipse(32, 21, 16), "#f6c49c", { depth: 5 });
  icon.part(
    blob([
      [14, 20, "c"],
      [16, 6],
      [32, 1],
      [48, 6],
      [50, 20, "c"],
      [40, 13],
      [24, 13],
    ]),
    "#93452f",
    { depth: 4 },
  );
  icon.line("M27 24V26M37 24V26", LINE, 4);
};

/** Three bars. */
export const menu: IconDrawing = (icon) => {
  for (const y of [8, 26, 44]) icon.part(rect(6, y, 52, 12, 6), CREAM, { depth: 3 });
};

/** A diagonal cross. */
export const close: IconDrawing = (icon) => {
  const cross = poly(
    [
      [14, 5],
      [32, 22],
      [50, 5],
      [59, 14],
      [42, 32],
      [59, 50],
      [50, 59],
      [32, 42],
      [14, 59],
      [5, 50],
      [22, 32],
      [5, 14],
    ],
    4,
  );
  icon.part(cross, CREAM, { depth: 4 });
};

/** An arrow to the right, turned by degrees. */
const arrow =
  (rotation: number): IconDrawing =>
  (icon) => {
    icon.at({ x: 32, y: 32, rotation }, () => {
      const outline = poly(
        [
          [-26, -9],
          [0, -9],
          [0, -26],
          [28, 0],
          [0, 26],
          [0, 9],
          [-26, 9],
        ],
        4,
      );
      icon.part(outline, CREAM, { depth: 4 });
    });
  };

export const arrowRight = arrow(0);
export const arrowDown = arrow(90);
export const arrowLeft = arrow(180);
export const arrowUp = arrow(270);

/** A padlock. */
export const lock: IconDrawing = (icon) => {
  icon.line("M20 30V22A12 12 0 0 1 44 22V30", "#cfd4f2", 6);
  icon.part(rect(10, 28, 44, 32, 8), "#8f80e6", { depth: 6 });
  icon.flat(ellipse(32, 41, 5), LINE).flat("M29.5 43L28 53H36L34.5 43Z", LINE);
};

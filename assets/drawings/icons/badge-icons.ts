import { mix } from "../../kit/color.ts";
import type { Icon } from "../../kit/icon.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, rect } from "../../kit/path.ts";
import { transformPath } from "../../kit/path-transform.ts";
import type { IconDrawing } from "./icon-drawing.ts";
import { BOLT, scallop, star } from "./shapes.ts";

/** The scalloped plate every badge sits on; `darkness` 0..1 dims its field. */
function drawPlate(icon: Icon, color: string, darkness = 0.42): void {
  icon.part(scallop(32, 32, 30, 9, 0.1), "#ffc53d", { depth: 5 });
  icon.part(ellipse(32, 32, 21.5), mix(color, LINE, darkness), { depth: 4, outline: 0, light: false });
}

/** Speed Demon: a horned bolt. */
export const speedDemon: IconDrawing = (icon) => {
  const horn = blob(
    [
      [3, 8, "c"],
      [13, 3],
      [15, -11, "c"],
      [22, 3],
      [12, 14, "c"],
    ],
    0.9,
  );
  drawPlate(icon, "#2f9fe8");
  for (const flip of [false, true])
    icon.at({ x: 32, y: 16, flip }, () => {
      icon.part(horn, "#ff5b6e", { depth: 3 });
    });
  icon.part(transformPath(BOLT, [0.74, 0, 0, 0.74, 8.3, 12]), "#8ff0ff", { depth: 4 });
};

/** Master Strategist: a chess knight. */
export const masterStrategist: IconDrawing = (icon) => {
  const knight = blob(
    [
      [20, 46, "c"],
      [26, 34],
      [18, 33],
      [14, 27],
      [25, 18],
      [30, 9, "c"],
      [35, 16],
      [46, 24],
      [47, 46, "c"],
    ],
    0.8,
  );
  drawPlate(icon, "#8f5be0");
  icon.part(knight, "#e8d9ff", { depth: 4 });
  icon.flat(ellipse(27, 23.5, 2.6), LINE);
  icon.part(rect(15, 44, 36, 9, 3), "#b98cff", { depth: 3 });
};

/** Destroyer: a bomb with a face. */
export const destroyer: IconDrawing = (icon) => {
  const fuseSpark = star({ cx: 52, cy: 13, radius: 10, tips: 6, inner: 0.45, corner: 1 });
  drawPlate(icon, "#ff8a6a", 0);
  icon.line("M38 21C41 13 47 12 50 16", "#e8c48a", 3.4);
  icon.part(fuseSpark, "#ffb52e", { depth: 2 });
  icon.part(rect(33, 18, 11, 9, 2), "#8a86b8", { depth: 2 });
  icon.part(ellipse(29, 37, 17), "#3f3a78", { depth: 6 });
  icon.stroke("M18 34A12 12 0 0 1 25 26", "#cfc8ff", 3.6);
  icon.stroke("M22 36l5 3M36 36l-5 3M24 45Q29 42 34 45", "#ffd76a", 3.2);
};

/** Elite Warrior: a helmet with a plume. */
export const eliteWarrior: IconDrawing = (icon) => {
  const plume = blob(
    [
      [27, 20, "c"],
      [22, 8],
      [32, 2],
      [46, 5],
      [54, 17, "c"],
      [44, 14],
      [37, 20, "c"],
    ],
    0.8,
  );
  const helmet = blob(
    [
      [15, 36],
      [16, 22],
      [32, 13],
      [48, 22],
      [49, 36],
      [46, 53, "c"],
      [38, 51],
      [36, 40, "c"],
      [28, 40, "c"],
      [26, 51],
      [18, 53, "c"],
    ],
    0.85,
  );
  drawPlate(icon, "#3f9c74");
  icon.part(plume, "#ff5b6e", { depth: 4 });
  icon.part(helmet, "#c9d2e4", { depth: 5 });
  icon.flat("M19 30H45L43 38H36L34.5 34H29.5L28 38H21Z", LINE);
  icon.stroke("M32 16V27", "#ffc53d", 4);
};

import { blob } from "../../kit/path.ts";
import { CX } from "./scientist-figure.ts";
import type { Pose } from "./scientist-pose.ts";

/** How far the hem swings to the right, against the leg that is in front. */
export const hemSway = ({ legs: [left, right] }: Pose): number => right.swing - left.swing;

/** The coat from shoulder to hem; `split` is how far the slit of the hem swings. */
export function uprightCoat(pose: Pose, split: number): string {
  const { up } = pose;
  const sway = hemSway(pose);
  return blob(
    [
      [CX - 34, 170 + up],
      [CX, 160 + up],
      [CX + 34, 170 + up],
      [CX + 44, 208 + up],
      [CX + 47, 244 + up],
      [CX + 49 + sway, 270 + up, "c"],
      [CX + 22 + sway, 274 + up],
      [CX + split, 258 + up, "c"],
      [CX - 22 + sway, 274 + up],
      [CX - 49 + sway, 270 + up, "c"],
      [CX - 47, 244 + up],
      [CX - 44, 208 + up],
    ],
    0.9,
  );
}

/** How far the head leans to the foot on the ground, in degrees. */
export const headTilt = ({ legs: [left, right] }: Pose): number => 2 * (left.raise - right.raise);

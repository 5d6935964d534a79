import type { Figure } from "../../../kit/figure.ts";
import { LIGHT } from "./colors.ts";

/** Soft light from the seams on the floor. */
export const groundLight = (figure: Figure, cx: number, cy: number, rx: number, opacity: number): Figure =>
  figure.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.16}" fill="${LIGHT}" opacity="${opacity}"` +
      ` ${figure.blur(10)}/>`,
  );

import type { Figure } from "../../kit/figure.ts";
import { blob } from "../../kit/path.ts";

export interface TailFeather {
  /** The root. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** Degrees; 0 points to the right. */
  readonly rotation: number;
}

/** One feather of the flask crow with a shining tip. */
export function drawTailFeather(figure: Figure, { x, y, length, width, rotation }: TailFeather): void {
  const vane = blob([
    [0, -width * 0.34],
    [length * 0.5, -width * 0.6],
    [length, 0, "c"],
    [length * 0.5, width * 0.6],
    [0, width * 0.34],
  ]);
  const tip = `<ellipse cx="${length}" cy="0" rx="${length * 0.5}" ry="${width}" fill="#2fd4c7" opacity=".95" ${figure.blur(4)}/>`;
  const shaft =
    `<path d="M${length * 0.2} 0H${length * 0.9}" stroke="#c9fff6" stroke-width="3" ` +
    'opacity=".6" stroke-linecap="round"/>';
  figure.at({ x, y, rotation }, () => {
    figure.part(vane, { color: "#4a3d94", depth: width * 0.3, occlusion: 0.35, over: tip + shaft });
  });
}

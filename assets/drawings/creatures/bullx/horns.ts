import type { Figure } from "../../../kit/figure.ts";
import { taper } from "../../../kit/tube.ts";
import type { Form } from "../parts/form.ts";
import { discs, tube } from "../parts/point-lists.ts";
import { HORN, HORN_FAR } from "./colors.ts";

/** The centre lines of both horns by form; from the second form on they end in a point. */
const HORNS = {
  1: { far: discs("112 204 17, 98 184 13, 94 168 8"), near: discs("190 202 19, 204 180 15, 210 162 9") },
  2: {
    far: discs("112 205 20, 78 190 17, 52 160 12, 48 118 4"),
    near: discs("192 206 23, 232 188 20, 262 150 14, 262 98 4"),
  },
  3: {
    far: discs("112 205 24, 66 200 22, 22 172 18, 6 120 12, 22 62 3"),
    near: discs("192 206 28, 244 198 26, 292 164 21, 306 104 14, 284 40 3"),
  },
};

/** One horn of the head. */
export function horn(figure: Figure, form: Form, side: "far" | "near"): void {
  figure.part(taper(HORNS[form][side], { cap1: form === 1 ? "round" : "point" }), {
    color: side === "far" ? HORN_FAR : HORN,
    depth: 11,
    material: "metal",
  });
}

/** Metal bands round the horns of the final form. */
export function hornBands(figure: Figure): void {
  figure.part(tube("236 170 9, 248 198 9, 244 224 9"), { color: "#ffe9ad", depth: 5, material: "metal" });
  figure.part(tube("66 178 8, 58 202 8, 66 222 7"), { color: "#c9a25a", depth: 5, material: "metal" });
}

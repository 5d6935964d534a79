import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import type { IconDrawing } from "../icons/icon-drawing.ts";

/** Lights, sounds and small things of the postcards, each on the canvas of an icon. */
export const SIGNS = {
  leaf: (icon) => {
    icon.part(
      blob([
        [10, 52, "c"],
        [8, 30],
        [22, 12],
        [52, 6, "c"],
        [50, 32],
        [36, 50],
      ]),
      "#4fc96a",
      { depth: 7 },
    );
    icon.stroke("M8 58C16 44 28 28 43 16", "#1f6b46", 4);
  },
  heart: (icon) => {
    icon.part(
      blob([
        [32, 58, "c"],
        [6, 30],
        [10, 10],
        [24, 10],
        [32, 20, "c"],
        [40, 10],
        [54, 10],
        [58, 30],
      ]),
      "#ff5d8a",
      {
        depth: 6,
      },
    );
  },
  note: (icon) => {
    icon.stroke("M26 50V12L52 6V42", "#1d1536", 9);
    icon.stroke("M26 50V12L52 6V42", "#ffe08a", 5);
    icon.part(ellipse(19, 51, 9, 7), "#ffe08a", { depth: 3 });
    icon.part(ellipse(45, 43, 9, 7), "#ffe08a", { depth: 3 });
  },
  sleep: (icon) => {
    const letters = "M8 34H26L8 56H26M32 12H54L32 38H54";
    icon.stroke(letters, "#1d1536", 10);
    icon.stroke(letters, "#bdf0ff", 5);
  },
  paw: (icon) => {
    icon.flat(ellipse(32, 42, 15, 12), "#2a2150");
    for (const [x, y] of [
      [12, 26],
      [25, 16],
      [40, 16],
      [53, 26],
    ] as const)
      icon.flat(ellipse(x, y, 6, 8), "#2a2150");
  },
  star: (icon) => {
    icon.part(
      poly(
        [
          [32, 4],
          [40, 24],
          [61, 25],
          [44, 38],
          [50, 59],
          [32, 47],
          [14, 59],
          [20, 38],
          [3, 25],
          [24, 24],
        ],
        3,
      ),
      "#ffe08a",
      { depth: 5 },
    );
  },
  shootingStar: (icon) => {
    icon.stroke("M58 8L26 36M62 20L36 42M48 4L22 28", "#bdf0ff", 4);
    icon.part(
      poly(
        [
          [20, 28],
          [26, 40],
          [38, 42],
          [29, 50],
          [31, 62],
          [20, 56],
          [9, 62],
          [11, 50],
          [2, 42],
          [14, 40],
        ],
        2,
      ),
      "#ffe08a",
      {
        depth: 4,
      },
    );
  },
  moth: (icon) => {
    icon.part(
      blob([
        [30, 30],
        [8, 10],
        [4, 34],
        [20, 46],
      ]),
      "#d9cdf2",
      { depth: 4 },
    );
    icon.part(
      blob([
        [34, 30],
        [56, 10],
        [60, 34],
        [44, 46],
      ]),
      "#d9cdf2",
      { depth: 4 },
    );
    icon.part(ellipse(32, 34, 5, 16), "#8d7ab8", { depth: 3 });
  },
  lantern: (icon) => {
    icon.stroke("M20 22C20 2 44 2 44 22", "#b7b3e0", 4);
    icon.part(rect(12, 18, 40, 42, 8), "#6d6a9c", { depth: 5 });
    icon.part(rect(19, 25, 26, 28, 5), "#ffe08a", { depth: 3 });
    icon.flat(ellipse(32, 42, 6, 9), "#ff9d5c").flat(ellipse(32, 44, 3, 5), "#fff8e7");
  },
  camera: (icon) => {
    icon.part(rect(4, 18, 56, 40, 8), "#6d6a9c", { depth: 6 });
    icon.part(rect(20, 8, 22, 14, 4), "#b7b3e0", { depth: 3 });
    icon.part(ellipse(32, 38, 14), "#3b3763", { depth: 3 });
    icon.flat(ellipse(32, 38, 8), "#63e6ff").flat(ellipse(29, 35, 3), "#ffffff");
  },
  bell: (icon) => {
    icon.stroke("M6 14C2 22 2 30 6 38M58 14C62 22 62 30 58 38", "#ffe08a", 4);
    icon.part(
      blob([
        [32, 6],
        [46, 16],
        [48, 40],
        [56, 50, "c"],
        [8, 50, "c"],
        [16, 40],
        [18, 16],
      ]),
      "#ffc53d",
      { depth: 6 },
    );
    icon.part(ellipse(32, 54, 7, 6), "#d98f4a", { depth: 2 });
  },
  crumbs: (icon) => {
    for (const [x, y, size] of [
      [10, 50, 4],
      [24, 56, 3],
      [36, 48, 5],
      [50, 54, 3],
      [44, 60, 4],
    ] as const)
      icon.flat(ellipse(x, y, size), "#e3b25a");
  },
  keys: (icon) => {
    icon.part(rect(2, 30, 60, 26, 5), "#b7b3e0", { depth: 5 });
    for (const y of [35, 43]) for (const x of [8, 18, 28, 38, 48]) icon.flat(rect(x, y, 7, 6, 2), "#3b3763");
  },
} as const satisfies Record<string, IconDrawing>;

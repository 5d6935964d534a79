import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import type { IconDrawing } from "../icons/icon-drawing.ts";

/** What lies about on the postcards, each on the canvas of an icon. */
export const THINGS = {
  plant: (icon) => {
    icon.part(
      blob([
        [6, 30, "c"],
        [18, 14],
        [34, 20],
        [30, 36],
        [14, 40],
      ]),
      "#4fc96a",
      { depth: 4 },
    );
    icon.part(
      blob([
        [14, 12, "c"],
        [34, 6],
        [40, 24],
        [30, 32],
      ]),
      "#5fd97a",
      { depth: 4 },
    );
    icon.stroke("M12 30C24 28 32 34 40 40", "#1f6b46", 3);
    icon.part(
      poly(
        [
          [34, 34],
          [60, 28],
          [58, 54],
          [42, 56],
        ],
        3,
      ),
      "#d07a55",
      { depth: 5 },
    );
    icon.flat(ellipse(30, 54, 10, 4), "#5b3a2e");
  },
  yarn: (icon) => {
    icon.part(ellipse(30, 34, 24), "#ff7aa8", { depth: 7 });
    icon.stroke("M10 30C24 18 40 18 52 28M8 38C24 28 44 30 54 40M16 50C26 40 40 42 50 48", "#c23f73", 3);
    icon.stroke("M46 52C54 60 60 56 63 60", "#ff7aa8", 4);
  },
  box: (icon) => {
    icon.part(rect(8, 24, 48, 36, 3), "#c9935c", { depth: 6 });
    icon.part(
      poly(
        [
          [8, 24],
          [2, 12],
          [26, 12],
          [30, 24],
        ],
        2,
      ),
      "#dba86f",
      { depth: 3 },
    );
    icon.part(
      poly(
        [
          [34, 24],
          [38, 12],
          [62, 12],
          [56, 24],
        ],
        2,
      ),
      "#dba86f",
      { depth: 3 },
    );
    icon.flat(rect(27, 36, 10, 24), "#a8714f");
  },
  sock: (icon) => {
    icon.part(
      blob([
        [22, 6],
        [42, 6],
        [42, 32],
        [58, 46],
        [50, 60],
        [30, 56],
        [22, 38],
      ]),
      "#63c6ff",
      { depth: 6 },
    );
    icon.flat(rect(22, 6, 20, 9, 3), "#f3e7d3");
    icon.stroke("M22 24H42", "#f3e7d3", 4);
  },
  coins: (icon) => {
    for (const y of [54, 46, 38, 30, 22, 14, 6]) icon.part(ellipse(32, y, 16, 7), "#ffc53d", { depth: 3 });
  },
  coin: (icon) => {
    icon.part(ellipse(32, 32, 26), "#ffc53d", { depth: 7 });
    icon.part(ellipse(32, 32, 17), "#ffe08a", { depth: 0, outline: 0, light: false });
  },
  letter: (icon) => {
    icon.part(rect(4, 14, 56, 38, 4), "#fff3dc", { depth: 5 });
    icon.stroke("M6 17L32 38L58 17", "#b98a5a", 4);
    icon.part(ellipse(32, 38, 7), "#ff5d7a", { depth: 3 });
  },
  cards: (icon) => {
    icon.part(
      poly(
        [
          [6, 20],
          [28, 10],
          [44, 46],
          [22, 56],
        ],
        4,
      ),
      "#fff3dc",
      { depth: 4 },
    );
    icon.part(
      poly(
        [
          [26, 10],
          [50, 10],
          [50, 50],
          [26, 50],
        ],
        4,
      ),
      "#ffffff",
      { depth: 4 },
    );
    icon.flat(
      poly(
        [
          [38, 20],
          [45, 30],
          [38, 40],
          [31, 30],
        ],
        1,
      ),
      "#ff5d7a",
    );
  },
  broom: (icon) => {
    icon.stroke("M50 4L26 40", "#7c4f45", 7);
    icon.stroke("M50 4L26 40", "#a8714f", 4);
    icon.part(
      poly(
        [
          [18, 34],
          [34, 44],
          [22, 62],
          [4, 52],
        ],
        3,
      ),
      "#e3b25a",
      { depth: 5 },
    );
    icon.stroke("M14 56L24 42M20 59L29 44", "#a8714f", 2);
  },
  cake: (icon) => {
    icon.part(rect(8, 32, 48, 28, 6), "#f3c1d8", { depth: 6 });
    icon.part(
      blob([
        [8, 36],
        [14, 28],
        [50, 28],
        [56, 36],
        [50, 42],
        [41, 37],
        [32, 44],
        [23, 37],
        [14, 42],
      ]),
      "#fff8e7",
      {
        depth: 3,
      },
    );
    icon.part(rect(29, 12, 6, 18, 2), "#63c6ff", { depth: 2 });
    icon.part(
      blob([
        [32, 2],
        [36, 8],
        [32, 13],
        [28, 8],
      ]),
      "#ffcf5c",
      { depth: 2 },
    );
  },
  basket: (icon) => {
    icon.stroke("M14 34C14 10 50 10 50 34", "#7c4f45", 7);
    icon.stroke("M14 34C14 10 50 10 50 34", "#c9935c", 4);
    icon.part(
      poly(
        [
          [6, 32],
          [58, 32],
          [52, 60],
          [12, 60],
        ],
        5,
      ),
      "#c9935c",
      { depth: 6 },
    );
    icon.stroke("M10 42H54M12 51H52M22 34V59M32 34V59M42 34V59", "#8a5c3b", 2);
    icon.part(
      poly(
        [
          [18, 26],
          [46, 26],
          [50, 36],
          [14, 36],
        ],
        3,
      ),
      "#ff7a6e",
      { depth: 3 },
    );
  },
  pizza: (icon) => {
    icon.part(
      poly(
        [
          [6, 12],
          [58, 12],
          [32, 60],
        ],
        6,
      ),
      "#ffcf5c",
      { depth: 6 },
    );
    icon.part(rect(4, 6, 56, 12, 6), "#d98f4a", { depth: 3 });
    for (const [x, y] of [
      [24, 26],
      [40, 28],
      [32, 42],
    ] as const)
      icon.flat(ellipse(x, y, 5), "#ff5d4a");
  },
  wateringCan: (icon) => {
    icon.stroke("M46 30C62 26 62 52 46 50", "#3b8fb0", 5);
    icon.part(
      poly(
        [
          [18, 40],
          [4, 20],
          [10, 16],
          [26, 34],
        ],
        2,
      ),
      "#7fd6ef",
      { depth: 3 },
    );
    icon.part(rect(18, 24, 30, 34, 8), "#63c6ff", { depth: 6 });
    icon.flat(ellipse(2, 26, 2, 4), "#bdf0ff").flat(ellipse(6, 34, 2, 4), "#bdf0ff");
  },
  hole: (icon) => {
    icon.part(ellipse(32, 42, 28, 14), "#7c5a48", { depth: 4 });
    icon.flat(ellipse(32, 44, 21, 9), "#2a1a22");
    icon.part(
      blob([
        [4, 46],
        [14, 32],
        [24, 44],
        [20, 56],
        [8, 56],
      ]),
      "#8a6450",
      { depth: 4 },
    );
  },
} as const satisfies Record<string, IconDrawing>;

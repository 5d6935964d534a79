import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { blob, poly } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { drawLantern } from "./furniture.ts";
import type { RoomTheme } from "./room-theme.ts";

const CRYSTALS = ["#63e6ff", "#b57bff", "#7fa8ff", "#5fe8c0", "#ff8fe0"] as const;

/** A cave of blue rock, lit by what grows in it. */
export const crystalCave: RoomTheme = {
  wall: ["#141f48", "#2b3f78", "#223366"],
  panel: ["#3a5596", "#7fa8ff", "#0f1838"],
  beam: "#4a5a9a",
  floor: ["#34467a", "#46609a", "#314474"],
  pattern: "stones",
  field: { light: "#6f93d0", dark: "#22346a", edge: "#a8d8ff", joint: "#131f4a" },
  skirting: {
    board: ["#3a4f8c", "#1b2856"],
    edge: "#8fc0ff",
    edgeOpacity: 0.7,
    strip: "#9af0ff",
    shine: "#63e6ff",
    shineOpacity: 0.42,
    foot: "#0d1534",
    shadow: "#0b1230",
  },
  trims: { trim: "#111a3e", light: "#5f86d0", lightOpacity: 0.45, dark: "#0a102a" },
  vignette: "#050a22",
  light: ["#7fe8ff", "#b98cff"],
  rug: { rings: ["#111a3e", "#3a4fa8", "#8fe8ff", "#4a3f9c", "#8fe8ff", "#2c3a80"], emblem: "#d6f6ff" },
  door: { frame: "#33487f", leaf: "#7a93cf", seam: "#1b2856", sign: "#9af0ff" },
  emblem: (color) =>
    `<path d="M0 -42L18 -16L12 30H-12L-18 -16Z" fill="${color}"/><path d="M-26 -18L-18 30H-36L-40 -4Z M26 -18L18 30H36L40 -4Z" fill="${color}" opacity=".75"/><path d="M0 -42V30M-18 -16L0 -6L18 -16" stroke="#4a5fb0" stroke-width="3" fill="none"/>`,
  furnish(figure, from, to, random) {
    const count = Math.round((to - from) / 96);
    const step = (to - from) / count;
    for (let i = 0; i < count; i++) {
      const x = from + (i + 0.5) * step;
      drawRock(figure, x, step * 0.46);
      const color = itemAt(CRYSTALS, i % CRYSTALS.length);
      figure.raw(glowSpot(figure, x, 56, 34, color, 0.4, 14));
      for (const [dx, height, lean] of [
        [-20, 26, -18],
        [18, 30, 16],
        [-2, 46, 0],
        [-11, 20, -6],
        [10, 18, 8],
      ] as const)
        drawCrystal(
          figure,
          x + dx,
          height * (0.85 + random() * 0.3),
          lean,
          dx === -2 ? color : itemAt(CRYSTALS, (i + 1) % CRYSTALS.length),
        );
    }
  },
  lamp: (figure, x) => drawLantern(figure, x, "#5a6ab0", "#8ff0ff"),
};

function drawRock(figure: Figure, x: number, half: number): void {
  const rock = blob([
    [x - half, 80],
    [x - half * 0.7, 66],
    [x - half * 0.2, 60],
    [x + half * 0.5, 63],
    [x + half, 80],
  ]);
  figure.part(rock, { color: "#4a5f9c", depth: 6 });
}

function drawCrystal(figure: Figure, x: number, height: number, rotation: number, color: string): void {
  const half = Math.max(4, height * 0.17);
  figure.at({ x, y: 76, ox: 0, oy: 0, rotation }, () => {
    figure.part(
      poly([
        [-half, 0],
        [-half, -height * 0.72],
        [0, -height],
        [half, -height * 0.72],
        [half, 0],
      ]),
      {
        color,
        depth: 5,
        highlight: 0.8,
        over: `<path d="M0 ${-height}V0" stroke="#fff" stroke-width="1.2" opacity=".55"/><path d="M${-half * 0.5} ${-height * 0.7}V-4" stroke="#fff" stroke-width="1.6" opacity=".4"/>`,
      },
    );
  });
}

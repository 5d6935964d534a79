import { ellipse, rect } from "../../kit/path.ts";
import { backdrop, drawLantern, drawWindow } from "./furniture.ts";
import type { RoomTheme } from "./room-theme.ts";

/** A loft of warm wood, with the evening sun over the city. */
export const sunset: RoomTheme = {
  wall: ["#5a2f48", "#9a5560", "#7c4450"],
  panel: ["#c07a6a", "#ffc09a", "#43203a"],
  beam: "#b9784a",
  floor: ["#7a4c48", "#9a6654", "#724742"],
  pattern: "planks",
  field: { light: "#d0916a", dark: "#5c3238", edge: "#ffd0a0", joint: "#3c2030" },
  skirting: {
    board: ["#8a5548", "#4f2c34"],
    edge: "#f0b088",
    edgeOpacity: 0.7,
    strip: "#ffd08a",
    shine: "#ffb070",
    shineOpacity: 0.36,
    foot: "#2c1428",
    shadow: "#281226",
  },
  trims: { trim: "#341a30", light: "#b9706a", lightOpacity: 0.5, dark: "#200e20" },
  vignette: "#1c0a1e",
  light: ["#ffc070", "#ff8a70"],
  rug: { rings: ["#43203a", "#b8504f", "#f6c070", "#a8455a", "#f6c070", "#6a3a68"], emblem: "#ffe2a8" },
  door: { frame: "#6a3a40", leaf: "#b57a58", seam: "#4a2632", sign: "#ffcf87" },
  emblem: (color) =>
    `<circle r="20" fill="${color}"/>${Array.from({ length: 12 }, (_, i) => `<path d="M-4 -25L0 -40L4 -25Z" fill="${color}" transform="rotate(${i * 30})"/>`).join("")}`,
  furnish(figure, from, to, random) {
    const middle = (from + to) / 2;
    const width = Math.min(300, (to - from) * 0.52);
    const left = middle - width / 2;
    const towers = Array.from({ length: 22 }, (_, i) => {
      const x = left + (i / 22) * width;
      const height = 8 + random() * 20;
      return `<rect x="${x}" y="${76 - height}" width="${width / 24}" height="${height}" fill="#4a2350"/><rect x="${x + 3}" y="${78 - height}" width="2" height="2.4" fill="#ffd98a"/>`;
    });
    const clouds = [0.15, 0.45, 0.8].map(
      (part, i) =>
        `<ellipse cx="${left + width * part}" cy="${32 + i * 6}" rx="26" ry="3.4" fill="#ffe0c0" opacity=".6"/>`,
    );
    const view = `${backdrop(figure, left, width, ["#5a3a8a", "#ff8f6a", "#ffd27a"])}<circle cx="${middle}" cy="62" r="19" fill="#fff0b0"/>${clouds.join("")}${towers.join("")}`;
    drawWindow(figure, left, width, "#a5654a", view);
    for (const [x, color] of [
      [left - 44, "#3fa0a0"],
      [left + width + 44, "#7a4fb0"],
    ] as const) {
      figure.part(rect(x - 28, 28, 56, 42, 4), { color: "#d9a05a", depth: 4 });
      figure.part(rect(x - 23, 33, 46, 32, 2), {
        color,
        depth: 4,
        occlusion: 0,
        over: `<path d="M${x - 23} 60l14 -14 9 8 11 -15 12 20v8h-46z" fill="#fff3d0" opacity=".6"/><circle cx="${x + 12}" cy="41" r="4" fill="#ffe08a"/>`,
      });
    }
    for (const x of [left - 92, left + width + 92]) {
      if (x < from - 8 || x > to + 8) continue;
      figure.part(ellipse(x, 48, 13, 13), { color: "#f3e7d3", depth: 5 });
      figure.raw(
        `<path d="M${x} 48v-8M${x} 48l6 3" stroke="#5a2f48" stroke-width="2" stroke-linecap="round"/>`,
      );
    }
  },
  lamp: (figure, x) => drawLantern(figure, x, "#c98a4a", "#ffd27a"),
};

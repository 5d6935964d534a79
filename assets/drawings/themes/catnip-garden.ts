import { glowSpot } from "../../kit/light.ts";
import { drawHangingPlant } from "../rooms/hanging-plant.ts";
import { drawWindowBox } from "../rooms/room2-window-box.ts";
import { backdrop, drawLantern, drawWindow } from "./furniture.ts";
import type { RoomTheme } from "./room-theme.ts";

const LEAVES = ["#4fae6a", "#3f9c74", "#5fc96a", "#338a72"] as const;
const LEAF = "M0 -34C22 -22 28 4 14 24L0 38L-14 24C-28 4 -22 -22 0 -34Z";

/** Green wood, windows to a sunny garden, and plants everywhere. */
export const catnipGarden: RoomTheme = {
  wall: ["#234b48", "#3f7a66", "#33655a"],
  panel: ["#5a9a7c", "#a4dcae", "#173a38"],
  beam: "#a8714f",
  floor: ["#4a6f5c", "#5d8a70", "#456a58"],
  pattern: "tiles",
  field: { light: "#86b184", dark: "#2f5a50", edge: "#c7e8b4", joint: "#1d3f3c" },
  skirting: {
    board: ["#7c5a45", "#4a3530"],
    edge: "#c79a72",
    edgeOpacity: 0.7,
    strip: "#c8f59a",
    shine: "#a6f58a",
    shineOpacity: 0.3,
    foot: "#14302e",
    shadow: "#0f2a28",
  },
  trims: { trim: "#173432", light: "#6fae86", lightOpacity: 0.45, dark: "#0c2220" },
  vignette: "#06201e",
  light: ["#ffe9a0", "#9dffb0"],
  rug: { rings: ["#1f4a40", "#3f8a5c", "#e8dc9a", "#4f9a5e", "#e8dc9a", "#3a7a58"], emblem: "#f6f0c0" },
  door: { frame: "#6b4b3c", leaf: "#a97f5c", seam: "#4a3228", sign: "#c8f59a" },
  emblem: (color) =>
    `<path d="${LEAF}" fill="${color}"/><path d="M0 -24V44M0 -6l-12 -8M0 -6l12 -8M0 10l-13 -8M0 10l13 -8" stroke="#3a7a58" stroke-width="3.4" fill="none"/>`,
  furnish(figure, from, to, random) {
    const count = Math.round((to - from) / 125);
    const step = (to - from) / count;
    for (let i = 0; i < count; i++) {
      const x = from + i * step + 6;
      const width = step - 34;
      const hills = `<path d="M${x} 62q${width / 4} -16 ${width / 2} -4t${width / 2} -4v30h-${width}z" fill="#5fae6a"/><path d="M${x} 68q${width / 3} -9 ${width} -1v16h-${width}z" fill="#3f8a5c"/>`;
      const sun = `<circle cx="${x + width * 0.7}" cy="38" r="9" fill="#fff3b0"/>`;
      drawWindow(
        figure,
        x,
        width,
        "#a8714f",
        backdrop(figure, x, width, ["#8fd8f0", "#c8f0e0", "#f0f5c0"]) + sun + hills,
      );
      drawWindowBox(figure, x + 5, width - 10, random);
      drawHangingPlant(figure, x + width + 14, 28, LEAVES);
    }
    figure.raw(
      [0.2, 0.5, 0.8]
        .map((part) => glowSpot(figure, from + (to - from) * part, 30, 14, "#fff0a8", 0.3, 8))
        .join(""),
    );
  },
  lamp: (figure, x) => drawLantern(figure, x, "#8a5a3c", "#ffe08a"),
};

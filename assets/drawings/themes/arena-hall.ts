import { spark } from "../../kit/light.ts";
import { ellipse, poly, rect } from "../../kit/path.ts";
import { drawBanner, drawLantern } from "./furniture.ts";
import type { RoomTheme } from "./room-theme.ts";

const STAR = `<path d="${spark(0, 0, 15, 0.42)}" fill="#ffe08a"/>`;
const CROWN = '<path d="M-12 8V-7l7 6 5 -10 5 10 7 -6V8z" fill="#ffe08a"/>';

/** A hall of fighters: crimson banners, shields, and torches. */
export const arenaHall: RoomTheme = {
  wall: ["#2f1f3f", "#4f3358", "#402a4c"],
  panel: ["#6a4670", "#b98ab8", "#21142e"],
  beam: "#c98a3a",
  floor: ["#51404f", "#6a5566", "#4c3c4c"],
  pattern: "plates",
  field: { light: "#8f7484", dark: "#3a2a40", edge: "#e3b25a", joint: "#20142a" },
  skirting: {
    board: ["#6d5060", "#33202f"],
    edge: "#e3b25a",
    edgeOpacity: 0.75,
    strip: "#ff9a5a",
    shine: "#ff7a4a",
    shineOpacity: 0.34,
    foot: "#1a0f22",
    shadow: "#180d20",
  },
  trims: { trim: "#221430", light: "#9a6a78", lightOpacity: 0.45, dark: "#140a1c" },
  vignette: "#10061a",
  light: ["#ffb060", "#ff6b7d"],
  rug: { rings: ["#21142e", "#a82c48", "#e3b25a", "#8a2440", "#e3b25a", "#4a2a50"], emblem: "#ffd98a" },
  door: { frame: "#5a3f50", leaf: "#8a6a78", seam: "#33202f", sign: "#ffb060" },
  emblem: (color) =>
    [-38, 38]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})" fill="${color}"><path d="M-4 16V-34L0 -44L4 -34V16Z"/><rect x="-14" y="16" width="28" height="6" rx="3"/><rect x="-3.5" y="22" width="7" height="14" rx="3"/></g>`,
      )
      .join(""),
  furnish(figure, from, to) {
    const count = Math.round((to - from) / 84);
    const step = (to - from) / count;
    for (let i = 0; i < count; i++) {
      const x = from + (i + 0.5) * step;
      if (i % 2 === 0) {
        drawBanner(figure, x, i % 4 === 0 ? "#b82c48" : "#5b48c8", i % 4 === 0 ? STAR : CROWN);
        continue;
      }
      for (const rotation of [-40, 40])
        figure.at({ x, y: 48, ox: 0, oy: 0, rotation }, () => {
          figure.part(
            poly(
              [
                [-3, 20],
                [-3, -24],
                [0, -30],
                [3, -24],
                [3, 20],
              ],
              1,
            ),
            { color: "#b9bfdc", material: "metal", depth: 4, occlusion: 0.2 },
          );
          figure.part(rect(-8, 18, 16, 4, 1.5), {
            color: "#e3b25a",
            material: "metal",
            depth: 3,
            occlusion: 0.2,
          });
        });
      figure.part(ellipse(x, 48, 19, 19), { color: "#e3b25a", material: "metal", depth: 5 });
      figure.part(ellipse(x, 48, 15, 15), {
        color: i % 4 === 1 ? "#3f7fb8" : "#3f9c74",
        depth: 5,
        occlusion: 0,
      });
      figure.raw(`<g transform="translate(${x} 48) scale(.8)">${STAR}</g>`);
    }
  },
  lamp: (figure, x) => drawLantern(figure, x, "#8a6038", "#ff9a4a"),
};

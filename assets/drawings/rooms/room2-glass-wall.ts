import type { Figure } from "../../kit/figure.ts";
import { clipped } from "../../kit/fill.ts";
import { rect } from "../../kit/path.ts";
import { ROOM2 } from "./room2-colors.ts";
import { GLASS, GLASS_CENTRE, PANES, RIBS } from "./room2-glass.ts";
import { skyPicture } from "./room2-sky.ts";

const INK = "#152440";
const { left, right, top, bottom } = GLASS;

/** The curved glass wall: sky, ribs that lean in at the top like a dome, two rails, reflections. */
export function drawGlassWall(figure: Figure, random: () => number): void {
  const opening = rect(left, top, right - left, bottom - top, 3);
  figure.raw(
    `<rect x="${left - 5}" y="${top - 2}" width="${right - left + 10}" height="${bottom - top + 6}" rx="4" fill="${INK}"/>`,
  );
  figure.raw(clipped(figure, opening, skyPicture(figure, random)));
  const shine = PANES.map(reflection).join("");
  figure.raw(clipped(figure, opening, `<path d="${shine}" fill="#dffcff" opacity=".1"/>`));
  const frames = RIBS.map(rib).join("") + rail(38, 8) + rail(60, 4);
  figure.raw(
    `<g fill="none" stroke-linecap="round"><path d="${frames}" stroke="${INK}" stroke-width="5.4"/>` +
      `<path d="${frames}" stroke="#5f86a8" stroke-width="2.8"/>` +
      `<path d="${frames}" stroke="#a9d8e4" stroke-width=".9" opacity=".8" transform="translate(-.8 -.6)"/></g>`,
  );
  for (const x of RIBS)
    figure.raw(
      `<circle cx="${x.toFixed(1)}" cy="62.2" r="2.6" fill="${INK}"/>` +
        `<circle cx="${(x - 0.4).toFixed(1)}" cy="61.6" r="1.5" fill="${ROOM2.brass}"/>`,
    );
}

function rib(x: number): string {
  const lean = (x - GLASS_CENTRE) * 0.13;
  const [foot, bend, head] = [x, x - lean * 0.45, x - lean].map((v) => v.toFixed(1));
  return `M${foot} ${bottom}V44C${foot} 32 ${bend} 24 ${head} ${top - 2}`;
}

const rail = (y: number, sag: number): string => `M${left} ${y}Q${GLASS_CENTRE} ${y + sag} ${right} ${y}`;

/** A slanted streak of light on one pane. */
function reflection(pane: { left: number; right: number }): string {
  const x = (part: number): number => pane.left + (pane.right - pane.left) * part;
  return `M${x(0.42)} ${top}L${x(0.72)} ${top}L${x(0.36)} ${bottom}L${x(0.06)} ${bottom}Z`;
}

import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { glowSpot } from "../../kit/light.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { drawnWindow, VIEW } from "./window-frame.ts";

const { x, y, width, height } = VIEW;

/** Neon signs in the rain, and drops on the glass. */
export function rainyCity(): string {
  return drawnWindow({
    frame: "#4b5580",
    sill: "#5d6894",
    material: "metal",
    bars: `M${x + 54} ${y}v${height}`,
    view,
    before(figure) {
      figure.raw(
        '<path d="M18 68v-7h9v7z" fill="#e06a8a" stroke="#1d1536" stroke-width="1.200" stroke-linejoin="round"/><path d="M27 63q4 0 3 3q-1 1 -3 1" fill="none" stroke="#1d1536" stroke-width="1.200"/>' +
          '<path d="M20.500 58q2 -2 0 -4M24.500 58q2 -2 0 -4" fill="none" stroke="#fff" stroke-width="1" opacity=".6" stroke-linecap="round"/>',
      );
    },
  });
}

function view(figure: Figure): string {
  const random = seededRandom(21);
  const sky = linearGradient(figure, [
    [0, "#241c66"],
    [0.5, "#6a3496"],
    [0.85, "#f0689a"],
  ]);
  const far = towers(11, 8, 16, 20, "#4a2f86", "#b08aff", 2.4, random);
  const near = towers(7, 14, 20, 30, "#221a56", "#ffd98a", 2.8, random);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>` +
    glowSpot(figure, 52, 62, 24, "#ff7ab8", 0.5, 10) +
    far +
    near +
    sign(figure, 22, 36, 7, 14, "#ff5fa8", '<path d="M19.500 39h5M19.500 42h5M19.500 45h5"/>') +
    sign(figure, 75, 30, 15, 9, "#4fe8ff", '<path d="M70 36l3 -3 2 1.500 4 -4.500M79 30h2v2"/>') +
    sign(
      figure,
      48,
      44,
      8,
      8,
      "#ffd23f",
      '<path d="M48 41.200l-2.400 3.200h2l-.8 2.600 3 -3.600h-2z" fill="#fff" stroke="none"/>',
    ) +
    Array.from({ length: 34 }, () => {
      const [px, py] = [x + random() * width, y + random() * height];
      const long = 4 + random() * 6;
      return `<path d="M${px.toFixed(1)} ${py.toFixed(1)}l-${(long * 0.32).toFixed(1)} ${long.toFixed(1)}" stroke="#cfe0ff" stroke-width=".7" opacity="${(0.25 + random() * 0.4).toFixed(2)}" stroke-linecap="round"/>`;
    }).join("") +
    Array.from({ length: 18 }, () =>
      drop(x + 3 + random() * (width - 6), y + 4 + random() * (height - 10), 0.8 + random() * 1.3),
    ).join("")
  );
}

function towers(
  count: number,
  least: number,
  more: number,
  foot: number,
  color: string,
  light: string,
  step: number,
  random: () => number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const wide = width / count;
    const left = x + i * wide;
    const tall = least + random() * more + foot * 0.3;
    const top = y + height - tall;
    let out = `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(wide + 0.6).toFixed(1)}" height="${tall.toFixed(1)}" fill="${color}"/>`;
    if (i % 3 === 1)
      out += `<path d="M${(left + wide / 2).toFixed(1)} ${top.toFixed(1)}v-5" stroke="${color}" stroke-width="1"/>`;
    for (let py = top + 2; py < y + height - 2; py += step)
      for (let px = left + 1.4; px < left + wide - 1.4; px += step)
        if (random() < 0.3)
          out += `<rect x="${px.toFixed(1)}" y="${py.toFixed(1)}" width="1.200" height="1.300" fill="${light}" opacity="${(0.45 + random() * 0.5).toFixed(2)}"/>`;
    return out;
  }).join("");
}

function sign(
  figure: Figure,
  cx: number,
  cy: number,
  wide: number,
  tall: number,
  color: string,
  letters: string,
): string {
  return (
    glowSpot(figure, cx, cy + tall / 4, Math.max(wide, tall) * 0.75, color, 0.5, 10) +
    `<rect x="${cx - wide / 2}" y="${cy - 1}" width="${wide}" height="${tall}" rx="1.600" fill="#140f36" stroke="${color}" stroke-width="1.300"/>` +
    `<g fill="none" stroke="${color}" stroke-width="1.200" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`
  );
}

const drop = (cx: number, cy: number, r: number): string =>
  `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 1.25).toFixed(1)}" fill="#dfe8ff" opacity=".38"/>` +
  `<circle cx="${(cx - r * 0.3).toFixed(1)}" cy="${(cy - r * 0.4).toFixed(1)}" r="${(r * 0.32).toFixed(1)}" fill="#fff" opacity=".9"/>`;

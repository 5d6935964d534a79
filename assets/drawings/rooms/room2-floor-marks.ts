import type { Figure } from "../../kit/figure.ts";
import { clipped, radialGradient } from "../../kit/fill.ts";
import { ellipse, poly } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import { ROOM2 } from "./room2-colors.ts";

/** What lies flat in the lower corners: a pond under glass on the left, a brass compass on the right. */
export function drawFloorMarks(figure: Figure): void {
  figure.raw(pond(figure, 98, 512) + compass(figure, 702, 512));
}

/** A round pane in the floor over a little pond; figures can stand on it. */
function pond(figure: Figure, x: number, y: number): string {
  const water = radialGradient(
    figure,
    [
      [0, "#3fd0c0"],
      [0.6, "#1f86a0"],
      [1, "#174c78"],
    ],
    'cx=".4" cy=".3" r=".8"',
  );
  const pane = ellipse(x, y, 64, 36);
  const pad = (dx: number, dy: number, size: number, turn: number, color: string): string =>
    `<g transform="translate(${x + dx} ${y + dy}) scale(${size} ${size * 0.58}) rotate(${turn})">` +
    `<path d="M0 0L9.6 -2.8A10 10 0 1 0 9.6 2.8Z" fill="${color}" stroke="#1d5a4c" stroke-width="1.1"/>` +
    '<path d="M-1 0H-8M-1 -1L-5 -6M-1 1L-5 6" stroke="#bff0b0" stroke-width=".9" opacity=".7"/></g>';
  const koi = (dx: number, dy: number, turn: number, color: string): string =>
    `<g transform="translate(${x + dx} ${y + dy}) scale(1 .62) rotate(${turn})" opacity=".92">` +
    `<path d="M9 0q6 -6 11 -5 -3 5 0 10 -5 1 -11 -5z" fill="${color}" opacity=".8"/>` +
    `<ellipse rx="12" ry="5.4" fill="#fff3e4"/><path d="M-11 -1.6q5 -5 10 -3 3 4 -2 6 -5 1 -8 -3zM3 -5q5 1 7 5 -5 2 -7 -5z" fill="${color}"/></g>`;
  const lily = [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<ellipse cx="4.6" rx="4.6" ry="2.2" transform="translate(${x + 27} ${y - 14}) scale(1 .7) rotate(${i * 60})" fill="#ff9ad0" stroke="#7a2f66" stroke-width=".7"/>`,
    )
    .join("");
  const content =
    `<path d="${pane}" fill="${water}"/>` +
    `<path d="M${x - 50} ${y + 12}q14 -7 30 0t30 0 30 0M${x - 40} ${y - 18}q12 -6 24 0t24 0" stroke="#bff8f0" stroke-width="1.2" fill="none" opacity=".4"/>` +
    koi(-24, 6, 18, "#ff8a4a") +
    koi(20, 15, 196, "#ff6b7d") +
    pad(26, -12, 1.25, 30, "#5fc96a") +
    pad(-34, -13, 1.05, 200, "#4fae6a") +
    pad(42, 7, 0.85, 120, "#3f9c74") +
    lily +
    `<circle cx="${x + 27}" cy="${y - 14}" r="2" fill="#fff0a8"/>` +
    `<path d="M${x - 50} ${y - 34}h26l-34 70h-26zM${x + 4} ${y - 36}h9l-34 74h-9z" fill="#fff" opacity=".14"/>`;
  return (
    `<path d="${ellipse(x, y + 1, 71, 41)}" fill="#10203c" opacity=".7"/>` +
    `<path d="${ellipse(x, y, 69, 39.4)}" fill="#4f7f96"/>` +
    `<path d="M${x - 66} ${y + 4}A67 38 0 0 1 ${x + 40} ${y - 30}" fill="none" stroke="#bfe8ee" stroke-width="1.6" opacity=".6"/>` +
    `<path d="${ellipse(x, y, 65.4, 37)}" fill="#10203c"/>` +
    clipped(figure, pane, content) +
    `<ellipse cx="${x}" cy="${y}" rx="78" ry="46" fill="#5fe8d8" opacity=".12" ${figure.blur(10)}/>`
  );
}

/** A compass rose inlaid in brass. */
function compass(figure: Figure, x: number, y: number): string {
  const on = (turn: number, reach: number): Point => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.58];
  };
  const point = (turn: number, reach: number, light: string, dark: string): string => {
    const tip = on(turn, reach);
    return (
      `<path d="${poly([tip, on(turn - 45, reach * 0.22), [x, y]])}" fill="${light}"/>` +
      `<path d="${poly([tip, on(turn + 45, reach * 0.22), [x, y]])}" fill="${dark}"/>`
    );
  };
  const ring = (radius: number, width: number, color: string): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.58}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const [from, to] = [on(i * 15, 50), on(i * 15, i % 6 === 0 ? 57 : 54)];
    return `M${from.join(" ")}L${to.join(" ")}`;
  }).join("");
  return (
    `<ellipse cx="${x}" cy="${y}" rx="66" ry="38.6" fill="#1c3550" opacity=".8"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="62" ry="36" fill="#2c5470"/>` +
    ring(63, 2.2, ROOM2.brass) +
    ring(48, 1.4, ROOM2.brass) +
    `<path d="${ticks}" stroke="${ROOM2.brass}" stroke-width="1.3"/>` +
    [45, 135, 225, 315].map((turn) => point(turn, 30, "#8fc4d4", "#4a86a0")).join("") +
    [0, 90, 180, 270].map((turn) => point(turn, 46, "#ffe0a0", "#c48f42")).join("") +
    `<ellipse cx="${x}" cy="${y}" rx="5" ry="3" fill="#fff3c9" stroke="#7c5a35" stroke-width="1"/>` +
    `<ellipse cx="${x - 14}" cy="${y - 12}" rx="42" ry="18" fill="#d9fbff" opacity=".13" ${figure.blur(8)}/>`
  );
}

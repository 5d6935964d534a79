import type { Figure } from "../../kit/figure.ts";
import { linearGradient, radialGradient } from "../../kit/fill.ts";
import type { ArenaLayout } from "./arena-layout.ts";

/** The hall behind the stage: dark gradients, arched bays, soft ring light on the lower part of the wall. */
export function drawHall(figure: Figure, { width, height, wall }: ArenaLayout, light: string): void {
  const hall = linearGradient(figure, [
    [0, "#0f0c2a"],
    [0.55, "#221b4f"],
    [1, "#2c2460"],
  ]);
  const floor = linearGradient(figure, [
    [0, "#17123a"],
    [0.4, "#1b1644"],
    [1, "#0e0b28"],
  ]);
  figure.raw(
    `<rect width="${width}" height="${height}" fill="${floor}"/><rect width="${width}" height="${wall}" fill="${hall}"/>`,
  );
  figure.raw(bays(width, wall));
  const wash = radialGradient(figure, [
    [0, light, 0.5],
    [1, light, 0],
  ]);
  figure.raw(
    `<ellipse cx="${width / 2}" cy="${wall}" rx="${width * 0.6}" ry="${wall * 0.9}" fill="${wash}"/>`,
  );
}

function bays(width: number, wall: number): string {
  const count = Math.round(width / 160);
  const bayWidth = width / count;
  return Array.from({ length: count }, (_, i) => {
    const [left, right] = [i * bayWidth + 14, (i + 1) * bayWidth - 14];
    const arch = `M${left} ${wall}V62Q${i * bayWidth + bayWidth / 2} 2 ${right} 62`;
    return (
      `<path d="${arch}V${wall}Z" fill="#151038" opacity=".75"/>` +
      `<path d="${arch}" fill="none" stroke="#5a4fa8" stroke-width="2.4" opacity=".55"/>`
    );
  }).join("");
}

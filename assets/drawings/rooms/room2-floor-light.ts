import type { Figure } from "../../kit/figure.ts";
import { linearGradient, radialGradient } from "../../kit/fill.ts";
import { poly } from "../../kit/path.ts";
import { WALL_FOOT } from "./room-figure.ts";
import { GLASS_CENTRE, PANES } from "./room2-glass.ts";

/** Moonlight and aurora light that fall through the panes on the floor. */
export function drawWindowLight(figure: Figure): string {
  const beam = linearGradient(figure, [
    [0, "#8ff5dc", 0.34],
    [0.55, "#7fd4ff", 0.16],
    [1, "#7fd4ff", 0],
  ]);
  const slant = (x: number): number => 400 + (x - GLASS_CENTRE) * 1.28 + 40;
  const panes = PANES.map((pane) => {
    const [left, right] = [pane.left + 5, pane.right - 5];
    return poly([
      [left + 14, WALL_FOOT + 2],
      [right + 14, WALL_FOOT + 2],
      [slant(right), 300],
      [slant(left), 300],
    ]);
  });
  return `<path d="${panes.join("")}" fill="${beam}" ${figure.blur(10)}/>`;
}

/** Light of the lamps, the grow lights and the night on the floor. */
export function drawLightPools(figure: Figure): string {
  const warm = radialGradient(figure, [
    [0, "#ffd79a", 0.55],
    [0.6, "#ffb870", 0.15],
    [1, "#ffb870", 0],
  ]);
  const cyan = radialGradient(figure, [
    [0, "#7fefff", 0.36],
    [1, "#6fe8ff", 0],
  ]);
  const pink = radialGradient(figure, [
    [0, "#ff9bd8", 0.42],
    [1, "#ff8fd0", 0],
  ]);
  const green = radialGradient(figure, [
    [0, "#6ff0bf", 0.2],
    [1, "#6ff0bf", 0],
  ]);
  return (
    `<ellipse cx="110" cy="160" rx="160" ry="110" fill="${warm}"/><ellipse cx="124" cy="116" rx="60" ry="28" fill="${warm}" opacity=".6"/>` +
    `<ellipse cx="260" cy="210" rx="200" ry="130" fill="${cyan}" opacity=".7"/>` +
    `<ellipse cx="690" cy="230" rx="210" ry="150" fill="${cyan}" opacity=".8"/>` +
    `<ellipse cx="586" cy="132" rx="120" ry="64" fill="${pink}"/>` +
    `<ellipse cx="400" cy="520" rx="360" ry="150" fill="${green}"/>`
  );
}

import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient } from "../../kit/fill.ts";
import { halo } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { rect } from "../../kit/path.ts";
import { cardFigure } from "./card-figure.ts";
import { hexPattern } from "./hex-pattern.ts";

/** The place of a card that is not unlocked yet: a recessed panel with a dashed edge and a padlock. */
export function lockedSlot(): string {
  const card = cardFigure();
  drawWell(card);
  halo(card, 150, 206, 120, "#8f80e6", 0.35);
  drawPadlock(card);
  return card.render();
}

function drawWell(card: Figure): void {
  const depth = linearGradient(card, [
    [0, "#131031"],
    [1, "#1f1a48"],
  ]);
  const well = rect(10, 10, 280, 400, 24);
  card.raw(
    `<path d="${well}" fill="${depth}" stroke="#120e2c" stroke-width="6"/>` +
      clipped(card, well, hexPattern("#5a4fa8")) +
      `<path d="${rect(24, 24, 252, 372, 14)}" fill="none" stroke="#6a60b4" stroke-width="3.4" ` +
      'stroke-dasharray="16 13" stroke-linecap="round"/>',
  );
}

function drawPadlock(card: Figure): void {
  const shackle = "M108 196V160A42 42 0 0 1 192 160V196H170V162A20 20 0 0 0 130 162V196Z";
  card.part(shackle, { color: "#b7b3e0", material: "metal", depth: 9 });
  card.part(rect(90, 190, 120, 96, 20), {
    color: "#7a70c4",
    depth: 16,
    over: '<path d="M96 262H204" stroke="#4a4390" stroke-width="4" opacity=".7"/>',
  });
  card.raw(
    `<circle cx="150" cy="228" r="15" fill="${LINE}"/><path d="M143 234L138 262H162L157 234Z" fill="${LINE}"/>` +
      '<circle cx="146" cy="223" r="4.4" fill="#8f86c9"/>',
  );
}

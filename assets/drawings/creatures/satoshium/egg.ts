import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { drawGlowLine, fillPath, strokePath } from "../parts/surface.ts";
import { CRACK, cubeChain, hexagonCore, ORANGE, ROCK, ROCK_DARK, ROCK_LIGHT } from "./body.ts";

/** Satoshium, egg: rock with a glowing hexagon window. */
export function satoshiumEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: ROCK,
    light: STAT.strength,
    behind: () => behindShell(figure),
    deco: shellMarkings(),
    over: shellGlints(),
    front: () => onShell(figure),
  });
  return figure.render();
}

/** The parts that stick out of the shell. */
function behindShell(figure: Figure): void {
  cubeChain(
    figure,
    [
      [122, 214, 27, -14],
      [168, 104, 24, 10],
      [256, 62, 22, -6],
      [350, 108, 46, 14],
    ],
    0.45,
  );
}

const shellMarkings = (): string =>
  fillPath("M256 60L140 190L226 176L300 112Z", "#aab1d6", 0.6) +
  fillPath("M226 176L300 112L370 220L318 230Z", ROCK_LIGHT, 0.6) +
  fillPath("M140 190L226 176L186 250L120 320ZM318 230L390 240L380 360L336 330Z", ROCK_DARK, 0.75) +
  fillPath("M130 300L186 250L196 360L150 400ZM196 360L256 420H340L330 350Z", "#2f3358", 0.7);

const shellGlints = (): string =>
  strokePath("M228 180L189 252M229 179L318 233M142 193L226 179M186 254L131 313", 3, "#c9cfee", 0.5) +
  strokePath(
    "M226 176L186 250M226 176L318 230M140 190L226 176M186 250L130 310M318 230L388 244",
    4,
    CRACK,
    0.55,
  ) +
  strokePath("M300 112L226 176M318 230L336 330M196 360L186 250", 4, CRACK, 0.45);

/** The parts on the shell. */
function onShell(figure: Figure): void {
  drawGlowLine(figure, "M300 222L322 190L312 164L336 138", ORANGE, 4.5);
  drawGlowLine(figure, "M206 304L178 322L182 348", ORANGE, 4);
  hexagonCore(figure, 256, 270, 66, 0.9);
}

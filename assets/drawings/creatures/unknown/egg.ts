import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";

const SHELL = "#8a86ad";
const MARK = "#c9c4ea";
const BAND = "#6a668f";

/** An egg before anyone knows what is in it: a plain grey shell with a zigzag band and a question mark. */
export function unknownEgg(): string {
  const figure = new Figure();
  egg(figure, { color: SHELL, light: STAT.speed, deco: band(172) + band(352) + questionMark() });
  return figure.fit({ pad: 14, ground: 484 }).render();
}

function band(y: number): string {
  const steps = Array.from(
    { length: 9 },
    (_, step) => `${112 + step * 36} ${y + (step % 2 === 0 ? 12 : -12)}`,
  );
  return (
    `<path d="M${steps.join("L")}" fill="none" stroke="${BAND}" stroke-width="13" stroke-linejoin="round"/>` +
    `<path d="M${steps.join("L")}" fill="none" stroke="${MARK}" stroke-width="4" stroke-linejoin="round"/>`
  );
}

const questionMark = (): string =>
  `<path d="M216 236C216 192 298 190 298 240C298 268 258 270 257 300" fill="none" stroke="${MARK}" ` +
  `stroke-width="22" stroke-linecap="round"/><circle cx="257" cy="330" r="14" fill="${MARK}"/>`;

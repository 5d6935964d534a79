import { fill } from "../text/fill.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";
import { fillPlural } from "../texts/fill-plural.ts";
import type { Texts } from "../texts/texts.ts";

/** How a position that was solved is told. */
interface Solved {
  tries: number;
  energyLeft: number;
}

/** Up to so many tries have a bolt each. */
const MOST_BOLTS = 5;

/** The sign of a solved position: '⚡⚡ 2 tries, 3 energy left'. */
export function positionSign(texts: Texts, { tries, energyLeft }: Solved): string {
  return fill(texts.positions.sign.solved, {
    bolts: boltsText(texts, tries),
    tries: triesText(texts, tries),
    energy: energyLeftText(texts, energyLeft),
  });
}

/** A bolt for each try, or their number: '⚡⚡', '⚡×7'. */
export function boltsText(texts: Texts, tries: number): string {
  return tries <= MOST_BOLTS
    ? "⚡".repeat(tries)
    : fillNumbers(texts, texts.positions.sign.many, { number: tries });
}

/** The line that a player sends to others: 'Corvax 214 ⚡⚡ 2 tries, 3 energy left'. */
export function positionLine(texts: Texts, number: number, solved: Solved): string {
  return fill(texts.positions.sign.line, { number, sign: positionSign(texts, solved) });
}

/** '1 try', '2 tries'. */
export function triesText(texts: Texts, number: number): string {
  return fillPlural(texts, texts.positions.sign.tries, { number });
}

/** '3 energy left'. */
export function energyLeftText(texts: Texts, energy: number): string {
  return fillNumbers(texts, texts.positions.sign.energy, { energy });
}

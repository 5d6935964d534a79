import { fill, type Texts } from "../../rules/index.ts";
import { boltsText, positionSign, triesText } from "../../rules/positions.ts";
import type { Standing } from "./kept/standing.ts";

/** What the player made of a position, in short: its sign once it is solved. */
export function signText(texts: Texts, { tries, reached, energyLeft, shown }: Standing): string {
  const { sign } = texts.positions;
  if (reached) return positionSign(texts, { tries, energyLeft: energyLeft ?? 0 });
  if (shown) return sign.shown;
  return tries === 0 ? sign.fresh : fill(sign.open, { tries: triesText(texts, tries) });
}

/** The same where there is room for a word or two: bolts, or the number of the try. */
export function shortSign(texts: Texts, { tries, reached, shown }: Standing): string {
  const { sign, tryNumber } = texts.positions;
  if (reached) return boltsText(texts, tries);
  return shown ? sign.shown : fill(tryNumber, { number: tries + 1 });
}

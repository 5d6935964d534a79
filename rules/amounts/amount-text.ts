import { numberText } from "../texts/number-text.ts";
import type { Texts } from "../texts/texts.ts";
import { type Amount, formatAmount } from "./amount.ts";

/** An amount as players read it, with the decimal sign of their language; `formatAmount` writes it for the wire. */
export function amountText(texts: Pick<Texts, "language">, amount: Amount): string {
  return numberText(texts, Number(formatAmount(amount)));
}

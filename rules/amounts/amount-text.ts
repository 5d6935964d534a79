import { rowText } from "../texts/list-text.ts";
import { resourceText } from "../texts/name-text.ts";
import { numberText } from "../texts/number-text.ts";
import type { Texts } from "../texts/texts.ts";
import { type Amount, formatAmount } from "./amount.ts";
import { RESOURCE_NAMES, type ResourceName, type Resources } from "./resources.ts";

/** An amount as players read it, with the signs of their language for decimals and thousands; `formatAmount` writes it for the wire. */
export function amountText(texts: Pick<Texts, "language">, amount: Amount): string {
  return numberText(texts, Number(formatAmount(amount)));
}

/** Several resources as players read them: '14 TCorvax, 4 Cat Nips'; those of which there are none are left out. */
export function resourcesText(
  rules: { texts: Pick<Texts, "language" | "names" | "words">; resourceNames: Record<ResourceName, string> },
  resources: Resources,
): string {
  const amounts = RESOURCE_NAMES.filter((name) => resources[name] !== 0).map(
    (name) => `${amountText(rules.texts, resources[name])} ${resourceText(rules, name, resources[name])}`,
  );
  return rowText(rules.texts, amounts);
}

/** From here on no decimals are shown, and from there on three digits only. */
const WITHOUT_DECIMALS = 10_000;
const COMPACT = 100_000;
const TENTHS = 10;

/**
 * An amount where there is little room: '12.3', '12,345', '123K'. Rounded down, so that it never says more than there
 * is.
 */
export function shortAmountText(texts: Pick<Texts, "language">, amount: Amount): string {
  const value = Number(formatAmount(amount));
  if (value >= COMPACT) return numberText(texts, value, { compact: true });
  if (value >= WITHOUT_DECIMALS) return numberText(texts, Math.floor(value));
  return numberText(texts, Math.floor(value * TENTHS) / TENTHS);
}

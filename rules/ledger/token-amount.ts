import { numberText } from "../texts/number-text.ts";
import type { Texts } from "../texts/texts.ts";

const DECIMALS = 18;
const PATTERN = /^(\d+)(?:\.(\d{1,18}))?$/;

/**
 * Parses a token amount of the ledger ('12.5') into units of 10^-18; null for anything else. Tokens have more
 * digits than a JavaScript number can hold.
 */
export function parseTokens(text: string): bigint | null {
  const [, whole, fraction = ""] = PATTERN.exec(text) ?? [];
  return whole === undefined ? null : BigInt(whole + fraction.padEnd(DECIMALS, "0"));
}

/**
 * The amount missing to pay `price` from `balance`, both in the ledger's format; 0 if none is missing, null
 * if they are not amounts.
 */
export function missingTokens(balance: string, price: string): bigint | null {
  const [has, needs] = [parseTokens(balance), parseTokens(price)];
  if (has === null || needs === null) return null;
  return has >= needs ? 0n : needs - has;
}

/**
 * An amount as players read it, with at most two decimal places and the signs of their language. Balances are rounded
 * down and prices up, so that neither promises too much.
 */
export function tokenText(texts: Pick<Texts, "language">, amount: bigint, rounding: "down" | "up"): string {
  return numberText(texts, roundTokens(amount, rounding));
}

/** Rounds an amount to at most `digits` decimal places: '12.5'. */
export function roundTokens(amount: bigint, rounding: "down" | "up", digits = 2): `${number}` {
  const step = BigInt("1".padEnd(1 + DECIMALS - digits, "0"));
  const steps = (amount + (rounding === "up" ? step - 1n : 0n)) / step;
  const text = steps.toString().padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const fraction = text.slice(text.length - digits).replace(/0+$/, "");
  return (fraction === "" ? whole : `${whole}.${fraction}`) as `${number}`;
}

import type { Attos } from "./model.ts";

const DIGITS = 18;
const DECIMAL = /^([+-]?)(\d{1,40})(?:\.(\d{1,18}))?$/;

/** One whole token. */
export const ONE_TOKEN: Attos = 10n ** BigInt(DIGITS);

/** Parses a decimal text such as "12.5"; null for anything else, including more than 18 places. */
export function parseAttos(text: string): Attos | null {
  const parts = DECIMAL.exec(text);
  if (!parts) return null;
  const [, sign, whole = "", fraction = ""] = parts;
  const attos = BigInt(whole) * ONE_TOKEN + BigInt(fraction.padEnd(DIGITS, "0"));
  return sign === "-" ? -attos : attos;
}

/** Converts a number of a rule file to attos. */
export function attosOf(amount: number): Attos {
  const attos = parseAttos(String(amount));
  if (attos === null) throw new Error(`${amount} is no amount of tokens.`);
  return attos;
}

/** Formats the amount as a decimal text without trailing zeros. */
export function formatAttos(attos: Attos): string {
  const sign = attos < 0n ? "-" : "";
  const absolute = attos < 0n ? -attos : attos;
  const fraction = (absolute % ONE_TOKEN).toString().padStart(DIGITS, "0").replace(/0+$/, "");
  return `${sign}${absolute / ONE_TOKEN}${fraction && `.${fraction}`}`;
}

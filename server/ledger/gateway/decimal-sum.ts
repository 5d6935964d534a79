const PLACES = 18;

/** The exact sum of decimal strings of at least 0, without trailing zeros; the ledger has 18 decimal places. */
export function decimalSum(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + inSmallestUnits(amount), 0n);
  const digits = sum.toString().padStart(PLACES + 1, "0");
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, "");
}

function inSmallestUnits(amount: string): bigint {
  const [whole = "", places = ""] = amount.split(".");
  return BigInt(whole + places.padEnd(PLACES, "0"));
}

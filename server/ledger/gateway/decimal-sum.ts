const PLACES = 18;

/** The exact sum of decimal texts of 0 or more, without trailing zeros: the ledger counts 18 places. */
export function decimalSum(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + inSmallestUnits(amount), 0n);
  const digits = sum.toString().padStart(PLACES + 1, "0");
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, "");
}

function inSmallestUnits(amount: string): bigint {
  const [whole = "", places = ""] = amount.split(".");
  return BigInt(whole + places.padEnd(PLACES, "0"));
}

/** Whether a decimal string of the ledger is exactly this number: 18 places are more than a number can tell apart. */
export function isExactly(amount: string | undefined, expected: number): boolean {
  const plain = amount?.includes(".") ? amount.replace(/\.?0+$/, "") : amount;
  return plain === String(expected);
}

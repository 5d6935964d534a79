/** Whether a decimal string equals this number; compared as text, as a number cannot hold 18 decimal places. */
export function isExactly(amount: string | undefined, expected: number): boolean {
  const plain = amount?.includes(".") ? amount.replace(/\.?0+$/, "") : amount;
  return plain === String(expected);
}

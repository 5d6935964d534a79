/** Verdigris that runs down from a line: wavy drip edge between x0 and x1, one drip per length. */
export function drips(x0: number, x1: number, top: number, lengths: readonly number[]): string {
  const step = (x1 - x0) / lengths.length;
  let d = `M${x0} ${top}`;
  for (const [i, length] of lengths.entries()) {
    const left = x0 + i * step;
    const right = left + step * 0.58;
    d += `C${left} ${top + length * 1.3} ${right} ${top + length * 1.3} ${right} ${top}`;
    d += `Q${left + step * 0.79} ${top - step * 0.3} ${left + step} ${top}`;
  }
  return `${d}V${top - 140}H${x0}Z`;
}

const NUMBERED = /^#(\d+)#$/;

/**
 * Compares tokens so that the newest is first. Collections number their tokens; ids of another kind, which
 * contain no order of time, come after the numbered ones, sorted as text.
 */
export function newestFirst(one: { id: string }, other: { id: string }): number {
  const [number, otherNumber] = [numberOf(one.id), numberOf(other.id)];
  if (number !== null && otherNumber !== null)
    return number < otherNumber ? 1 : number > otherNumber ? -1 : 0;
  if (number !== null || otherNumber !== null) return number === null ? 1 : -1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}

/** Local ids count up to 2^64, more than a JavaScript number can distinguish. */
function numberOf(id: string): bigint | null {
  const digits = NUMBERED.exec(id)?.[1];
  return digits === undefined ? null : BigInt(digits);
}

/** What a copy of a game holds, so that an operator sees whether it is the right one. */
export interface GameSummary {
  /** Number of the last migration. */
  form: number;
  players: number;
  /** When something changed last, in milliseconds; 0: not known. */
  changedAt: number;
}

/** Such as "200 players, last changed on 2026-05-01 at 12:00 UTC". */
export function summaryText({ players, changedAt }: GameSummary): string {
  const counted = players === 1 ? "1 player" : `${players} players`;
  if (changedAt === 0) return counted;
  const [day, time = ""] = new Date(changedAt).toISOString().split("T");
  return `${counted}, last changed on ${day} at ${time.slice(0, 5)} UTC`;
}

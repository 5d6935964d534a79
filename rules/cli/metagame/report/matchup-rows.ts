import type { MetagameResult } from "../play/metagame-result.ts";

/** The matrix with a row for each deck and a column for each opponent; against a difficulty the win rates. */
export function matchupRows({
  decks,
  matrix,
  difficulty,
}: MetagameResult): Record<string, string | number | null>[] {
  return decks.map(({ name, origin, content, field, nash, elo }, index) => ({
    deck: name,
    origin,
    content,
    [difficulty ?? "field"]: rounded(field.value),
    low: rounded(field.low),
    high: rounded(field.high),
    ...(matrix ? { nash: rounded(nash?.share ?? 0), elo: Math.round(elo?.value ?? 0) } : {}),
    ...Object.fromEntries(
      (matrix?.[index] ?? []).map(({ value }, other) => [`against ${decks[other]?.name}`, rounded(value)]),
    ),
  }));
}

const DIGITS = 10_000;

function rounded(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

/** A change of the tables: one text that both databases take, or one of each. */
export type Migration = string | { sqlite: string; postgres: string };

/**
 * Every change of the tables after those that each database has in a folder of its own, in order. Each database counts
 * on from its own last number. Never edit a landed one.
 */
const MIGRATIONS_OF_BOTH: readonly Migration[] = [];

/** The migrations of one database in order, those of its own first; number n leads to version n. */
export function migrationsOf(
  database: "sqlite" | "postgres",
  own: readonly string[],
  later: readonly Migration[] = MIGRATIONS_OF_BOTH,
): readonly string[] {
  return [...own, ...later.map((text) => (typeof text === "string" ? text : text[database]))];
}

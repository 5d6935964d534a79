/** The transactions a player can send. */
export const TRANSACTION_KINDS = ["creatureMint", "fomoHit", "energy", "upgradeStats", "evolve"] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Transactions that make a creature grow: success is assumed when it cannot be confirmed in time (`CON-32`). */
export type GrowthKind = "upgradeStats" | "evolve";

export function isGrowth(kind: TransactionKind): kind is GrowthKind {
  return kind === "upgradeStats" || kind === "evolve";
}

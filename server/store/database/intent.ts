/**
 * The purposes of transactions, with what makes each count only once: its hash, the account's badge, or its
 * hash and an open purchase that it uses up. `ledger/purposes` defines how each purpose works.
 */
export const COUNTED_BY = {
  creatureMint: "hash",
  upgradeStats: "hash",
  evolve: "hash",
  fomoHit: "badge",
  energy: "purchase",
} as const;

/** What a transaction is for; one hash serves one purpose (`ABU-21`). */
export type IntentPurpose = keyof typeof COUNTED_BY;

/** Stands for the player of a settled transaction whose account was deleted. */
export const NOBODY = 0;

/**
 * A player's transaction by its intent hash; once committed, a hash belongs to one player and one purpose for ever.
 */
export interface Intent {
  intentHash: string;
  purpose: IntentPurpose;
  playerId: number;
  /** Id of the machine, creature or purchase it is about; empty while that is not known. */
  subject: string;
  /** The account that signed, according to the player. */
  account: string;
}

/** A creature's growth: its form, and upgrades or level-ups within it. */
export interface Growth {
  form: number;
  upgrades: number;
}

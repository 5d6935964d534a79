/**
 * The result of the next transactions. `unknown`: they are executed, but the gateway answers that it does not
 * know them.
 */
export const OUTCOMES = ["commit", "fail", "reject", "unknown"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How the gateway answers. `behind`: a node that stopped when this was set answers with its old state;
 * `sometimesBehind`: every second call goes to such a node, the others to a current one.
 */
export const GATEWAY_MOODS = [
  "ok",
  "down",
  "slow",
  "429",
  "524",
  "notSynced",
  "behind",
  "sometimesBehind",
  "html",
  "unknownVariant",
] as const;
export type GatewayMood = (typeof GATEWAY_MOODS)[number];

/** Whether a node has to stand still in this mood. */
export function hasStoppedNode(mood: GatewayMood): boolean {
  return mood === "behind" || mood === "sometimesBehind";
}

/** The configured behaviour of the dev ledger, with which developers can see every path of the game (`GAP-20`). */
export interface Behaviour {
  next: Outcome;
  /** Number of transactions for which `next` still holds; later ones commit. */
  count: number;
  /** How long every transaction stays pending, in milliseconds. */
  delayMs: number;
  gateway: GatewayMood;
  /** The retry time that a 429 names, in seconds. */
  retryAfter: number;
  /** Species and rarity of every minted egg, or null for a random choice. */
  mint: { species_name: string; rarity: string } | null;
}

export const ordinaryBehaviour: Behaviour = {
  next: "commit",
  count: 0,
  delayMs: 0,
  gateway: "ok",
  retryAfter: 1,
  mint: null,
};

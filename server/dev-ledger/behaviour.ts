/** What becomes of the next transactions. `unknown`: they are carried out, but the gateway says it knows nothing. */
export const OUTCOMES = ["commit", "fail", "reject", "unknown"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How the gateway answers. `behind`: a node that stopped following when it was told so answers its old state;
 * `sometimesBehind`: every second call comes to such a node, the others to one that follows.
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

/** Whether a node is to stand still. */
export function hasStoppedNode(mood: GatewayMood): boolean {
  return mood === "behind" || mood === "sometimesBehind";
}

/** How the dev ledger was told to behave, so that every path of the game can be seen (`GAP-20`). */
export interface Behaviour {
  next: Outcome;
  /** For so many transactions `next` still holds; after them they commit. */
  count: number;
  /** How long every transaction stays pending, in milliseconds. */
  delayMs: number;
  gateway: GatewayMood;
  /** What a 429 names as the time to come back, in seconds. */
  retryAfter: number;
  /** What every minted egg is, or null for chance to decide. */
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

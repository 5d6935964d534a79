import { Leaderboard } from "./leaderboard.ts";
import { Push } from "./push/push.ts";
import type { PvpParts } from "./pvp-parts.ts";
import { Matchmaker } from "./queue/matchmaker.ts";

/** What the calls of players against players are made of. */
export interface Pvp extends PvpParts {
  /** Tells whoever listens that a battle has changed. */
  push: Push;
  matchmaker: Matchmaker;
  leaderboard: Leaderboard;
}

export function openPvp({ store, ledger, rules, rulesHash, random }: PvpParts): Pvp {
  const parts = { store, ledger, rules, rulesHash, random };
  return {
    ...parts,
    push: new Push(),
    matchmaker: new Matchmaker(parts),
    leaderboard: new Leaderboard(parts),
  };
}

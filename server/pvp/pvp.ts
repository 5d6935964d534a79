import { Leaderboard } from "./leaderboard.ts";
import { Push } from "./push/push.ts";
import type { PvpDeps } from "./pvp-deps.ts";
import { Matchmaker } from "./queue/matchmaker.ts";

/** What the PvP calls share. */
export interface Pvp extends PvpDeps {
  /** Notifies listeners that a battle has changed. */
  push: Push;
  matchmaker: Matchmaker;
  leaderboard: Leaderboard;
}

export function openPvp({ store, ledger, rules, rulesHash, earlierHashes, random }: PvpDeps): Pvp {
  const deps = { store, ledger, rules, rulesHash, earlierHashes, random };
  const push = new Push();
  store.onBattleAnnounced((id, version) => push.tell(id, version));
  return {
    ...deps,
    push,
    matchmaker: new Matchmaker(deps),
    leaderboard: new Leaderboard(deps),
  };
}

import { Archive } from "./archive.ts";
import { type PvpDeps, RuleBook } from "./battle-rules.ts";
import { Leaderboard } from "./leaderboard.ts";
import { Matchmaker } from "./new-battle.ts";
import { Push } from "./version-stream.ts";

/** What the PvP calls share. */
export interface Pvp extends PvpDeps {
  /** The rules of each battle; `rules` are those that new battles begin under. */
  ruleBook: RuleBook;
  archive: Archive;
  /** Notifies listeners that a battle has changed. */
  push: Push;
  matchmaker: Matchmaker;
  leaderboard: Leaderboard;
}

export function openPvp({ store, ledger, rules, rulesHash, earlierHashes, random, log }: PvpDeps): Pvp {
  const deps = { store, ledger, rules, rulesHash, earlierHashes, random, log };
  const ruleBook = new RuleBook(deps);
  const push = new Push();
  store.onBattleAnnounced((id, version) => push.tell(id, version));
  return {
    ...deps,
    ruleBook,
    archive: new Archive(deps, ruleBook),
    push,
    matchmaker: new Matchmaker(deps),
    leaderboard: new Leaderboard(deps),
  };
}

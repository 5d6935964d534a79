import type { BattleAction } from "../state/action.ts";
import type { BattleItem, Fighter } from "../state/battle.ts";

/** An action that could be chosen, not yet put into words: most are never more than a score. */
export interface Candidate {
  score: number;
  type: BattleAction["type"];
  actor: Fighter | null;
  target: Fighter | null;
  item: BattleItem | null;
}

/** The best candidates so far, best first; of equals the earlier stays ahead. */
export interface Shortlist {
  /** As many places as the list has at most; only the first `filled` of them hold a candidate. */
  places: Candidate[];
  filled: number;
  /** A candidate has to score more than this to get on the list. */
  bar: number;
}

/** An empty list of that many places. */
export function newShortlist(places: number): Shortlist {
  return { places: new Array<Candidate>(places), filled: 0, bar: Number.NEGATIVE_INFINITY };
}

/** Puts a candidate on the list if it is good enough. */
export function offer(
  list: Shortlist,
  score: number,
  type: BattleAction["type"],
  actor: Fighter | null,
  target: Fighter | null,
  item: BattleItem | null,
): void {
  if (score <= list.bar) return;
  const { places } = list;
  if (list.filled < places.length) list.filled += 1;
  let at = list.filled - 1;
  while (at > 0 && score > (places[at - 1] as Candidate).score) {
    places[at] = places[at - 1] as Candidate;
    at -= 1;
  }
  places[at] = { score, type, actor, target, item };
  if (list.filled === places.length) list.bar = (places[list.filled - 1] as Candidate).score;
}

import type { BattleItem, Fighter } from "../../state/battle.ts";

/** An action that may be chosen, as references: only the chosen candidate becomes a `BattleAction`. */
export interface Candidate<Type extends string = string> {
  score: number;
  /** The type of the action. */
  type: Type;
  actor: Fighter | null;
  target: Fighter | null;
  item: BattleItem | null;
}

/** The best candidates so far, best first; of equals the earlier stays ahead. */
export interface Shortlist<Type extends string = string> {
  /** As long as the list may get; only the first `filled` entries hold a candidate. */
  candidates: Candidate<Type>[];
  filled: number;
  /** A candidate has to score more than this to get on the list. */
  bar: number;
}

/** An empty list for that many candidates. */
export function newShortlist<Type extends string>(capacity: number): Shortlist<Type> {
  return { candidates: new Array<Candidate<Type>>(capacity), filled: 0, bar: Number.NEGATIVE_INFINITY };
}

/** Puts a candidate on the list if it is good enough. */
export function offer<Type extends string>(
  list: Shortlist<Type>,
  score: number,
  type: Type,
  actor: Fighter | null,
  target: Fighter | null,
  item: BattleItem | null,
): void {
  if (score <= list.bar) return;
  const { candidates } = list;
  if (list.filled < candidates.length) list.filled += 1;
  let at = list.filled - 1;
  while (at > 0 && score > (candidates[at - 1] as Candidate<Type>).score) {
    candidates[at] = candidates[at - 1] as Candidate<Type>;
    at -= 1;
  }
  candidates[at] = { score, type, actor, target, item };
  if (list.filled === candidates.length) list.bar = (candidates[list.filled - 1] as Candidate<Type>).score;
}

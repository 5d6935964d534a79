import type { ActionType } from "../actions/action-rules.ts";
import type { BattleSide } from "../state/battle.ts";

/**
 * Returns the deployments alone when the side's field is empty and there are any, else all candidates. Positions are
 * valued a few turns ahead, where creatures in the hand look safe: by value alone a side would keep its field empty,
 * and lose by it.
 */
export function fieldFirst<Candidate extends { type: ActionType }>(
  { field }: BattleSide,
  candidates: Candidate[],
): Candidate[] {
  if (field.length > 0) return candidates;
  const deployments = candidates.filter(({ type }) => type === "deploy");
  return deployments.length > 0 ? deployments : candidates;
}

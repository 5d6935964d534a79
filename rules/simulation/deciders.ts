import { bestStyle, enemyStyle } from "../battle/ai/scores/play-style.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { SimulationPlan } from "./plan.ts";
import { type Decider, deciderOf, NO_BOTS, ofPolicy } from "./players.ts";

/**
 * How both sides of a plan decide: as its players do. A side without one follows the policy: the player with the best
 * style, an enemy with that of its difficulty, in PvP both with the best (`GAP-38`).
 */
export function decidersOf(rules: RuleSet, plan: SimulationPlan, bots = NO_BOTS): [Decider, Decider] {
  const { policy, player, opponent } = plan;
  const best = bestStyle(rules);
  const enemy = plan.mode === "pvp" ? best : enemyStyle(rules, plan.difficulty);
  return [
    player ? deciderOf(rules, player, bots[0]) : ofPolicy(policy, best),
    opponent ? deciderOf(rules, opponent, bots[1]) : ofPolicy(policy, enemy),
  ];
}

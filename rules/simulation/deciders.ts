import type { BattleAction } from "../battle/actions/action-rules.ts";
import { decide } from "../battle/ai/decide.ts";
import { bestStyle, enemyStyle, type PlayStyle, withoutLookahead } from "../battle/ai/play-style.ts";
import { randomAction } from "../battle/ai/random-action.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { SimulationPlan } from "./plan.ts";

/** How a side of a simulated battle decides: by a play style; null: any legal action. */
export type Decider = PlayStyle | null;

/** The player plays with the best style, an enemy with that of its difficulty; in PvP both with the best (`GAP-38`). */
export function decidersOf(rules: RuleSet, plan: SimulationPlan): [Decider, Decider] {
  if (plan.policy === "random") return [null, null];
  const best = bestStyle(rules);
  const enemy = plan.mode === "pvp" ? best : enemyStyle(rules, plan.difficulty);
  return plan.policy === "fast" ? [withoutLookahead(best), withoutLookahead(enemy)] : [best, enemy];
}

/** The next action of a side; `dice` is the side's own generator, never the battle's. */
export function chosenAction(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  decider: Decider,
  dice: RandomState,
): BattleAction {
  return decider === null
    ? randomAction(rules, battle, side, dice)
    : decide(rules, battle, side, decider, dice);
}

import type { BattleAction } from "../battle/actions/action-rules.ts";
import { attackOf } from "../battle/ai/scores/estimates.ts";
import { usualAction } from "../battle/ai/usual-action.ts";
import type { Battle, BattleSide, Fighter, SideIndex } from "../battle/state/battle.ts";
import { canAct } from "../battle/state/battle-moment.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * Decides by plain rules: it uses every tool at once, then does what the AI thinks a side usually does. Quick, and
 * stronger on long battles than the `fast` policy: the search plays turns to their end with it.
 */
export function scriptedAction(rules: RuleSet, battle: Battle, side: SideIndex): BattleAction {
  return toolAtOnce(battle.sides[side]) ?? usualAction(rules, battle, side);
}

function toolAtOnce({ tools, field }: BattleSide): BattleAction | null {
  const tool = tools.find(({ used }) => !used);
  if (!tool) return null;
  const user = field.find(canAct);
  const target = strongest(field);
  if (!user || !target) return null;
  const creatureId = canAct(target) ? target.id : user.id;
  return { type: "useTool", toolId: tool.id, creatureId, targetId: target.id };
}

function strongest(fighters: readonly Fighter[]): Fighter | null {
  let best: Fighter | null = null;
  for (const fighter of fighters) if (best === null || attackOf(fighter) > attackOf(best)) best = fighter;
  return best;
}

import type { ActionType, BattleAction } from "../battle/actions/action-rules.ts";
import { actionOf, rankCandidates } from "../battle/ai/candidates.ts";
import { fieldFirst } from "../battle/ai/field-first.ts";
import { bestStyle } from "../battle/ai/play-style.ts";
import { newShortlist } from "../battle/ai/shortlist.ts";
import { survey } from "../battle/ai/survey.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { scriptedAction } from "./script.ts";

/**
 * The actions worth a try, at most `most` of them: what the script would do, then the AI's favourites, best first, and
 * the end of the turn; on an empty field deployments alone. Unlike the AI, it looks at everything else when an enemy can
 * be defeated.
 */
export function candidateActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  most: number,
  dice: RandomState,
): BattleAction[] {
  const outlook = survey(rules, battle, side, { ...bestStyle(rules), focusFireChance: 0 }, dice, []);
  outlook.lethal = null;
  const favourites = newShortlist<ActionType>(most);
  rankCandidates(outlook, favourites);
  const ranked = favourites.candidates.slice(0, favourites.filled).map(actionOf);
  const script = scriptedAction(rules, battle, side);
  const ending: BattleAction = { type: "endTurn" };
  const others = ranked.filter((action) => !isSame(action, script) && action.type !== "endTurn");
  const all =
    script.type === "endTurn" ? [ending, ...others] : [script, ...others.slice(0, most - 2), ending];
  return fieldFirst(battle.sides[side], all);
}

function isSame(one: BattleAction, other: BattleAction): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

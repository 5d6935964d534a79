import type { RuleSet } from "../../ruleset/rule-set.ts";
import { legalActions } from "../legal-actions.ts";
import { happens, type RandomState, roll } from "../random/generator.ts";
import type { BattleAction } from "../state/action.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { scoreOf } from "./candidates.ts";
import type { PlayStyle } from "./opponent.ts";
import { outlookOf } from "./outlook.ts";
import type { Outlook } from "./score.ts";

/**
 * What a side does next (`GAP-34`). `dice` is the player's own generator, never the battle's, so that
 * whoever decides learns nothing about rolls to come.
 */
export function decide(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): BattleAction {
  const outlook = outlookOf(rules, battle, side, style, dice);
  if (!wantsToAct(outlook, dice)) return { type: "endTurn" };
  const actions = legalActions(rules, battle, side);
  if (style.mistakes > 0 && happens(dice, style.mistakes))
    return actions[Math.floor(roll(dice) * actions.length)] ?? { type: "endTurn" };
  return best(outlook, actions);
}

function best(outlook: Outlook, actions: readonly BattleAction[]): BattleAction {
  let choice: BattleAction = { type: "endTurn" };
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = scoreOf(outlook, action, null);
    if (score > highest) {
      highest = score;
      choice = action;
    }
  }
  return choice;
}

/** The first action needs no roll; a further one needs energy, a free place in the count, and luck (`BAT-119`, `BAT-120`). */
function wantsToAct({ rules, battle, side, style }: Outlook, dice: RandomState): boolean {
  const own = battle.sides[side];
  if (style.multiAction === null || own.consecutiveActions === 0) return true;
  const { multiAction } = rules.ai;
  if (own.consecutiveActions >= style.multiAction.max || own.energy < multiAction.minEnergy) return false;
  let chance = style.multiAction.chance;
  if (style.aggressionLevel > multiAction.aggressiveAbove) chance += multiAction.aggressive;
  const nearCombo = own.consecutiveActions === rules.battle.combo.actions - 1;
  if (nearCombo && style.comboAwareness && style.level >= multiAction.comboLevel)
    chance += multiAction.comboOpportunity;
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  if (own.field.length - foes.length >= multiAction.fieldAdvantage) chance += multiAction.aggressionStrategy;
  return happens(dice, chance);
}

import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { attack, whyNotAttack } from "./actions/attack.ts";
import type { BattleMoment } from "./actions/battle-refusal.ts";
import { defend, whyNotDefend } from "./actions/defend.ts";
import { deploy, whyNotDeploy } from "./actions/deploy.ts";
import { applySpell, whyNotUseSpell } from "./actions/use-spell.ts";
import { applyTool, whyNotUseTool } from "./actions/use-tool.ts";
import type { BattleAction } from "./state/action.ts";
import type { Battle, SideIndex } from "./state/battle.ts";
import type { Recorder } from "./state/event.ts";
import { checkDefeat } from "./turn/battle-end.ts";
import { endTurn } from "./turn/end-turn.ts";

/** Why a side may not do something now, or null; anything that is no action is invalid. Changes nothing. */
export function whyNotAction(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  action: BattleAction,
): Refusal | null {
  if (battle.winner !== null) return refusalOf(rules, "battle_over");
  if (battle.active !== side) return refusalOf(rules, "not_your_turn");
  const moment: BattleMoment = { rules, battle, side };
  switch (action?.type) {
    case "deploy":
      return whyNotDeploy(moment, action);
    case "attack":
      return whyNotAttack(moment, action);
    case "useTool":
      return whyNotUseTool(moment, action);
    case "useSpell":
      return whyNotUseSpell(moment, action);
    case "defend":
      return whyNotDefend(moment, action);
    case "endTurn":
      return null;
    default:
      return refusalOf(rules, "invalid_action");
  }
}

/** Carries an action out on the plain battle it is given; a refused one leaves it byte for byte as it was. */
export function applyAction(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  action: BattleAction,
  record: Recorder = null,
): Refusal | null {
  const refusal = whyNotAction(rules, battle, side, action);
  if (refusal) return refusal;
  perform(rules, battle, side, action, record);
  return null;
}

/** Carries out an action that is known to be legal, such as one of `legalActions`. */
export function perform(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  action: BattleAction,
  record: Recorder,
): void {
  const moment: BattleMoment = { rules, battle, side };
  switch (action.type) {
    case "deploy":
      deploy(moment, action, record);
      break;
    case "attack":
      attack(moment, action, record);
      break;
    case "useTool":
      applyTool(moment, action, record);
      break;
    case "useSpell":
      applySpell(moment, action, record);
      break;
    case "defend":
      defend(moment, action, record);
      break;
    case "endTurn":
      endTurn(rules, battle, record);
      return;
  }
  checkDefeat(battle, record);
}

import type { BattleAction } from "../battle/actions/action-rules.ts";
import { actionCost } from "../battle/actions/apply-action.ts";
import { legalActions } from "../battle/actions/legal-actions.ts";
import type { BattleLog } from "../battle/log/battle-log.ts";
import { attackPreview } from "../battle/preview/attack-preview.ts";
import { spellPreview } from "../battle/preview/spell-preview.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { type RandomState, sampledDice } from "../battle/state/random.ts";
import { viewFor } from "../battle/view/battle-view.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { BotView } from "./bot.ts";
import { determinized, imaginedBattle } from "./imagined-battle.ts";

/** What a bot gets besides the battle. */
export interface BotMind {
  /** The generator of its side. */
  dice: RandomState;
  log: BattleLog;
  memory: Record<string, unknown>;
}

/** What the bot of a side sees now (`GAP-43`). Nothing in it leads to the battle itself, and changing it changes nothing. */
export function botView(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  { dice, log, memory }: BotMind,
): BotView {
  return {
    ...viewFor(rules, battle, side, log),
    rules,
    legalActions: legalActions(rules, battle, side),
    memory,
    energyCost: (action: BattleAction) => actionCost(rules, battle, side, action),
    attackPreview: (action: BattleAction) =>
      action.type === "attack" ? attackPreview(rules, battle, side, action) : null,
    spellPreview: (action: BattleAction) =>
      action.type === "useSpell" ? spellPreview(rules, battle, side, action) : null,
    imagine: () => imaginedBattle(rules, determinized(rules, battle, side, dice), side, sampledDice(dice)),
  };
}

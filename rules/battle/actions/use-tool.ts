import type { RefusalCode } from "../../refusals/refusal.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { isRepeated, toolWorth } from "../ai/scores/item-worth.ts";
import { LEVEL } from "../ai/scores/levels.ts";
import { scoreTool } from "../ai/scores/score-items.ts";
import { offer } from "../ai/scores/shortlist.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import { toolEffect, toolName } from "../effects/item-effects.ts";
import { toolOutcomes } from "../preview/item-outcomes.ts";
import type { BattleItem, Fighter } from "../state/battle.ts";
import { type BattleMoment, canAct, inactive, refused } from "../state/battle-moment.ts";
import { fighterOf, itemOf, unusedItem } from "../state/lookup.ts";
import { spend } from "../turn/energy-cost.ts";
import type { ActionRule } from "./action-rule.ts";

type UseTool = {
  type: "useTool";
  toolId: string;
  creatureId: string;
  /** Without a target the tool works on its actor. */
  targetId?: string;
};

/**
 * A creature that can act uses a tool on an own creature on the field, itself by default; each once per battle, of copies
 * one (`BAT-090`, `BAT-091`, `GAP-31`).
 */
export const useTool: ActionRule<UseTool> = {
  type: "useTool",
  wireName: "tool",
  takenBy: "creature",
  items: "tools",
  ids: { item: "toolId", actor: "creatureId", target: "targetId" },
  targetIsOptional: true,
  moveText: () => "useTool",
  preview: () => null,
  outcomes({ rules, own }, { creatureId, toolId, targetId }) {
    const actor = fighterOf(own.field, creatureId);
    const target = fighterOf(own.field, targetId ?? creatureId);
    const tool = itemOf(own.tools, toolId);
    return actor && target && tool ? toolOutcomes(rules, tool, actor, target) : [];
  },
  cost: (rules) => rules.battle.costs.tool,
  blockedBy,
  targets: ({ own }) => own.field,
  whyNot(moment, { creatureId, toolId, targetId }) {
    const { own } = moment;
    const actor = fighterOf(own.field, creatureId);
    if (!actor && fighterOf(own.fallen, creatureId)) return refused(moment, "defeated");
    const tool = itemOf(own.tools, toolId);
    if (!tool || !actor) return refused(moment, "invalid_tool_use");
    const values = { tool: tool.name, n: moment.rules.battle.costs.tool };
    if (tool.used) return refused(moment, "failed_to_use", values);
    const reaches = fighterOf(own.field, targetId ?? creatureId) !== undefined;
    return refused(moment, blockedBy(moment, actor) ?? (reaches ? null : "failed_to_use"), values);
  },
  apply(moment, { creatureId, toolId, targetId }, record) {
    const { rules, battle, side, own } = moment;
    const actor = fighterOf(own.field, creatureId);
    const target = fighterOf(own.field, targetId ?? creatureId);
    const tool = unusedItem(own.tools, toolId);
    if (!actor || !target || !tool) return;
    for (const copy of own.tools) if (copy === tool || isSpent(rules, copy, tool)) copy.used = true;
    tool.revealed = true;
    spend(moment, rules.battle.costs.tool);
    record?.push({ type: "toolUsed", side, toolId: tool.id, creatureId: actor.id, targetId: target.id });
    beginEffect(rules, battle, target, toolEffect(rules, tool, actor), record);
  },
  make: (creatureId, toolId, targetId) => ({ type: "useTool", toolId, creatureId, targetId: targetId ?? "" }),
  /**
   * The user of a tool makes no difference, so only one is offered: the target itself if it can act, else the first
   * creature that can.
   */
  rank(outlook, list) {
    const { own, rules, style } = outlook;
    if (style.level < LEVEL.items || own.energy < rules.battle.costs.tool) return;
    const user = firstAble(own.field);
    if (user === null) return;
    for (let index = 0; index < own.tools.length; index++) {
      const tool = own.tools[index] as BattleItem;
      if (tool.used || isRepeated(own.tools, index)) continue;
      const worth = toolWorth(rules, tool);
      for (const ally of own.field)
        offer(list, scoreTool(outlook, worth, ally, null), "useTool", canAct(ally) ? ally : user, ally, tool);
    }
  },
  score: (outlook, { item, target }, reasons) =>
    item && target ? scoreTool(outlook, toolWorth(outlook.rules, item), target, reasons) : 0,
};

function blockedBy({ rules, own }: BattleMoment, actor: Fighter): RefusalCode | null {
  return inactive(actor) ?? (own.energy >= rules.battle.costs.tool ? null : "not_enough_energy_to_use");
}

/** Whether using a tool uses up another one, as a copy of it (`GAP-31`). */
function isSpent(rules: RuleSet, other: BattleItem, used: BattleItem): boolean {
  return rules.battle.tools.oncePerName && nameIn(rules, other) === nameIn(rules, used);
}

function nameIn(rules: RuleSet, tool: BattleItem): string {
  return toolName(rules, tool) ?? tool.name;
}

function firstAble(field: readonly Fighter[]): Fighter | null {
  for (const fighter of field) if (canAct(fighter)) return fighter;
  return null;
}

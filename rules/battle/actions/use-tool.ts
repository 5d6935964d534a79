import type { Refusal } from "../../refusals/refusal.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import { toolEffect } from "../effects/item-effects.ts";
import type { BattleAction } from "../state/action.ts";
import type { BattleItem } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { type BattleMoment, fighterOf, no, spend, whyNotAct } from "./battle-refusal.ts";

type UseTool = Extract<BattleAction, { type: "useTool" }>;

/** The item of that id in a list, used or not, or undefined. */
export function itemOf(items: readonly BattleItem[], id: string): BattleItem | undefined {
  for (const item of items) if (item.id === id) return item;
  return undefined;
}

/** The item of that id that may still be used, or undefined. */
export function unusedItem(items: readonly BattleItem[], id: string): BattleItem | undefined {
  for (const item of items) if (item.id === id && !item.used) return item;
  return undefined;
}

/**
 * Why a tool cannot be used: once per battle, by a creature that can act, on an own one (`BAT-090`, `BAT-091`).
 * A tool aimed at anything but an own creature on the field fails.
 */
export function whyNotUseTool(moment: BattleMoment, action: UseTool): Refusal | null {
  const own = moment.battle.sides[moment.side];
  const actor = fighterOf(own.field, action.creatureId);
  if (!actor && fighterOf(own.fallen, action.creatureId)) return no(moment, "defeated");
  const tool = itemOf(own.tools, action.toolId);
  if (!tool || !actor) return no(moment, "invalid_tool_use");
  if (tool.used) return no(moment, "failed_to_use", { tool: tool.name });
  const refusal = whyNotAct(moment, actor);
  if (refusal) return refusal;
  const aimsWell = action.targetId === undefined || fighterOf(own.field, action.targetId) !== undefined;
  return aimsWell ? null : no(moment, "failed_to_use", { tool: tool.name });
}

export function applyTool(moment: BattleMoment, action: UseTool, record: Recorder): void {
  const { rules, battle, side } = moment;
  const own = battle.sides[side];
  const actor = fighterOf(own.field, action.creatureId);
  const target = fighterOf(own.field, action.targetId ?? action.creatureId);
  const tool = unusedItem(own.tools, action.toolId);
  if (!actor || !target || !tool) return;
  tool.used = true;
  tool.revealed = true;
  spend(moment, rules.battle.costs.tool);
  record?.push({ type: "toolUsed", side, toolId: tool.id, creatureId: actor.id, targetId: target.id });
  beginEffect(rules, battle, target, toolEffect(rules, tool, actor), record);
}

import { ACTION_TYPES, type BattleAction } from "../battle/actions/action-rules.ts";
import { whyNotAction } from "../battle/actions/apply-action.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { actionFromWire } from "../pvp/battle/wire-action.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { described } from "./error-text.ts";

/** A copy of what a bot returned if that is a legal action, or what is wrong with it. */
export type CheckedAction = { action: BattleAction } | { problem: string };

/** Checks what a bot returned, which may be anything. */
export function checkedAction(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  returned: unknown,
): CheckedAction {
  if (isPromise(returned)) return { problem: "returned a promise, but must return an action at once" };
  const action = isObject(returned) ? actionFromWire(returned) : null;
  if (action === null)
    return {
      problem: `returned ${described(returned)}, but must return an action: ${ACTION_TYPES.join(", ")} with its ids`,
    };
  const refusal = whyNotAction(rules, battle, side, action);
  return refusal
    ? { problem: `returned the illegal action ${JSON.stringify(action)} ("${refusal.text}")` }
    : { action };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}

function isPromise(value: unknown): boolean {
  return isObject(value) && typeof value.then === "function";
}

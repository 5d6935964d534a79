import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../actions/action-rules.ts";
import { perform } from "../actions/apply-action.ts";
import { type BattleSetup, newBattle } from "../setup/new-battle.ts";
import type { Replay } from "./replay.ts";
import { stateCheck } from "./state-check.ts";

/** Makes the replay of a played battle; plays its actions again to calculate the check digits. */
export function newReplay(
  rules: RuleSet,
  rulesHash: string,
  { seed, ...setup }: BattleSetup,
  actions: readonly BattleAction[],
): Replay {
  const battle = newBattle(rules, { ...setup, seed });
  let checks = "";
  for (const action of actions) {
    perform(rules, battle, battle.active, action, null);
    checks += stateCheck(battle);
  }
  return { version: 1, rulesHash, seed, setup, actions: [...actions], checks };
}

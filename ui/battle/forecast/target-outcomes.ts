import {
  type ActionType,
  actionOutcomes,
  actionTargets,
  actionWith,
  type Battle,
  type BattleAction,
  idsOf,
  legalUses,
  type RuleSet,
  type TargetOutcome,
  whyNotAction,
} from "../../../rules/index.ts";
import { PRESSED_ACTION } from "../action-panel/screen-actions.ts";
import { PLAYER } from "../sides.ts";
import type { BattleClient } from "../store/battle-client.ts";
import type { Chosen, ShownBattle } from "../store/battle-state.ts";

type Outcomes = ReadonlyMap<string, TargetOutcome>;

const none: Outcomes = new Map();

/** The last outcomes of each shown battle, because the screens and the canvas ask for them often. */
const known = new WeakMap<ShownBattle, { chosen: Chosen; outcomes: Outcomes }>();

/**
 * Returns what the next press would do to each creature, by id: an attack of the chosen creature, or the item that is
 * being aimed. Empty while nothing is chosen, and outside the player's turn.
 */
export function targetOutcomes({ rules, store }: Pick<BattleClient, "rules" | "store">): Outcomes {
  const { running, shown, chosen } = store.getState();
  if (!running || shown?.phase !== "player" || chosen.actorId === null) return none;
  const last = known.get(shown);
  if (last?.chosen === chosen) return last.outcomes;
  const outcomes = outcomesOf(rules, running.known.battle, chosen.actorId, chosen.aimed);
  known.set(shown, { chosen, outcomes });
  return outcomes;
}

function outcomesOf(rules: RuleSet, battle: Battle, actor: string, aimed: Chosen["aimed"]): Outcomes {
  const outcomes = new Map<string, TargetOutcome>();
  for (const action of actionsOnTargets(rules, battle, actor, aimed)) {
    const { target } = idsOf(action);
    for (const outcome of actionOutcomes(rules, battle, PLAYER, action))
      if (outcome.creatureId === target || !outcomes.has(outcome.creatureId))
        outcomes.set(outcome.creatureId, outcome);
  }
  return outcomes;
}

function actionsOnTargets(
  rules: RuleSet,
  battle: Battle,
  actor: string,
  aimed: Chosen["aimed"],
): BattleAction[] {
  const type: ActionType = aimed?.type ?? PRESSED_ACTION;
  const item = aimed?.itemId ?? null;
  if (item !== null) return legalUses(rules, battle, PLAYER, type, { actor, item });
  return actionTargets(rules, battle, PLAYER, type)
    .map((target) => actionWith(type, { actor, target }))
    .filter((action) => whyNotAction(rules, battle, PLAYER, action) === null);
}

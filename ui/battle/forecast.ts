import {
  type ActionType,
  actionOutcomes,
  actionTargets,
  actionWith,
  type Battle,
  type BattleAction,
  fill,
  type Intention,
  intentionOf,
  type RuleSet,
  type TargetOutcome,
  whyNotAction,
} from "../../rules/index.ts";
import { itemUses } from "./item-uses.ts";
import { PRESSED_ACTION } from "./screen-actions.ts";
import type { BattleClient } from "./store/battle-client.ts";
import type { Chosen, ShownBattle } from "./store/battle-state.ts";
import { PLAYER } from "./store/sides.ts";

type Outcomes = ReadonlyMap<string, TargetOutcome>;

const none: Outcomes = new Map();

/** The last outcomes of each shown battle, because the screens and the canvas ask for them often. */
const knownOutcomes = new WeakMap<ShownBattle, { chosen: Chosen; outcomes: Outcomes }>();

/**
 * Returns what the next press would do to each creature, by id: an attack of the chosen creature, or the item that is
 * being aimed. Empty while nothing is chosen, and outside the player's turn.
 */
export function targetOutcomes({ rules, store }: Pick<BattleClient, "rules" | "store">): Outcomes {
  const { running, shown, chosen } = store.getState();
  if (!running || shown?.phase !== "player" || (chosen.actorId === null && !chosen.aimed)) return none;
  const last = knownOutcomes.get(shown);
  if (last?.chosen === chosen) return last.outcomes;
  const outcomes = outcomesOf(rules, running.known.battle, chosen.actorId, chosen.aimed);
  knownOutcomes.set(shown, { chosen, outcomes });
  return outcomes;
}

function outcomesOf(rules: RuleSet, battle: Battle, actor: string | null, aimed: Chosen["aimed"]): Outcomes {
  const outcomes = new Map<string, TargetOutcome>();
  for (const [target, action] of actionsOnTargets(rules, battle, actor, aimed))
    for (const outcome of actionOutcomes(rules, battle, PLAYER, action))
      if (outcome.creatureId === target || !outcomes.has(outcome.creatureId))
        outcomes.set(outcome.creatureId, outcome);
  return outcomes;
}

/** The possible actions by the creature whose press takes them. */
function actionsOnTargets(
  rules: RuleSet,
  battle: Battle,
  actor: string | null,
  aimed: Chosen["aimed"],
): ReadonlyMap<string, BattleAction> {
  const { type, itemId } = aimed ?? { type: PRESSED_ACTION, itemId: null };
  if (itemId !== null) return itemUses(rules, battle, { type, itemId }, actor);
  const targets = actionTargets(rules, battle, PLAYER, type);
  return new Map(
    targets
      .map((target) => [target, actionWith(type, { actor, target })] as const)
      .filter(([, action]) => whyNotAction(rules, battle, PLAYER, action) === null),
  );
}

/** What an enemy on the field does first if the turn ends now, for the screen. */
export interface ShownIntention {
  creatureId: string;
  type: ActionType;
  text: string;
}

/** The last intention of each shown battle, because every creature asks for it. */
const knownIntentions = new WeakMap<ShownBattle, Intention | null>();

/**
 * Returns what an enemy on the field does first if the player ends the turn now: a help on easy. Null on other
 * difficulties, between players, outside the player's turn, and where no creature on the field acts.
 */
export function enemyIntention(
  { rules, store }: Pick<BattleClient, "rules" | "store">,
  labels: ReadonlyMap<string, string>,
): ShownIntention | null {
  const { running, shown } = store.getState();
  if (!running || shown?.phase !== "player" || shown.view.difficulty !== "easy") return null;
  let intention = knownIntentions.get(shown);
  if (intention === undefined) {
    intention = intentionOf(rules, running.known.battle, running.known.actions?.length ?? 0);
    knownIntentions.set(shown, intention);
  }
  return intention && inWords(rules, intention, labels);
}

function inWords(
  { texts }: RuleSet,
  intention: Intention,
  labels: ReadonlyMap<string, string>,
): ShownIntention | null {
  const { intentions } = texts.battleScreen;
  const { type } = intention;
  switch (type) {
    case "attack": {
      const target = labels.get(intention.targetId) ?? "";
      return { creatureId: intention.attackerId, type, text: fill(intentions.attack, { target }) };
    }
    case "defend":
    case "useTool":
    case "useSpell":
      return { creatureId: intention.creatureId, type, text: intentions[type] };
    default:
      return null;
  }
}

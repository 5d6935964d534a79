import { type ActionType, fill, type Intention, intentionOf, type RuleSet } from "../../../rules/index.ts";
import type { BattleClient } from "../store/battle-client.ts";
import type { ShownBattle } from "../store/battle-state.ts";

/** What an enemy on the field does first if the turn ends now, for the screen. */
export interface ShownIntention {
  creatureId: string;
  type: ActionType;
  text: string;
}

/** The last intention of each shown battle, because every creature asks for it. */
const known = new WeakMap<ShownBattle, Intention | null>();

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
  let intention = known.get(shown);
  if (intention === undefined) {
    intention = intentionOf(rules, running.known.battle, running.known.actions?.length ?? 0);
    known.set(shown, intention);
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

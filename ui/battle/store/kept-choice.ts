import {
  type Battle,
  type BattleAction,
  chosenAs,
  idsOf,
  legalActions,
  type RuleSet,
} from "../../../rules/index.ts";
import { type Chosen, nothingChosen } from "./battle-state.ts";
import { PLAYER } from "./sides.ts";

/** Returns the choice after an action: its creature stays chosen, its enemy for attacks; after the end of the turn nothing. */
export function choiceAfter(battle: Battle, action: BattleAction): Chosen {
  const { actor, target } = idsOf(action);
  if (actor === null) return nothingChosen;
  const targetId = target !== null && chosenAs(battle, PLAYER, target) === "target" ? target : null;
  return { ...nothingChosen, actorId: actor, targetId, targetKept: targetId !== null };
}

/**
 * Returns what is left of a choice in the current battle: a card while it is in the hand, a creature while it can act,
 * an enemy while it stands. Without the actor nothing is left. The same object while all of it holds.
 */
export function keptChoice(rules: RuleSet, battle: Battle, chosen: Chosen): Chosen {
  const { actorId, targetId, inspectedId } = chosen;
  if (actorId !== null && !canStillAct(rules, battle, actorId)) return nothingChosen;
  const isThere = (id: string | null) => id === null || chosenAs(battle, PLAYER, id) !== null;
  if (isThere(targetId) && isThere(inspectedId)) return chosen;
  return {
    ...chosen,
    targetId: isThere(targetId) ? targetId : null,
    inspectedId: isThere(inspectedId) ? inspectedId : null,
  };
}

/** Returns the choice of the only creature on the player's field, if it can act; with several, the player chooses. */
export function onlyChoice(rules: RuleSet, battle: Battle): Chosen {
  const [only, ...others] = battle.sides[PLAYER].field;
  if (!only || others.length > 0 || !canStillAct(rules, battle, only.id)) return nothingChosen;
  return { ...nothingChosen, actorId: only.id };
}

function canStillAct(rules: RuleSet, battle: Battle, actorId: string): boolean {
  const as = chosenAs(battle, PLAYER, actorId);
  if (as !== "actor") return as === "card";
  return legalActions(rules, battle, PLAYER).some((action) => idsOf(action).actor === actorId);
}

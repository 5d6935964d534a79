import {
  type ActionType,
  actionWith,
  type Battle,
  type BattleAction,
  chosenAs,
  type RuleSet,
  whyNotAction,
} from "../../../rules/index.ts";
import { battleAtRest } from "../choose.ts";
import { itemUses } from "../item-uses.ts";
import { actInBattle, tellRefusal } from "../play.ts";
import { PRESSED_ACTION } from "../screen-actions.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { type Chosen, nothingChosen } from "../store/battle-state.ts";
import { PLAYER } from "../store/sides.ts";

/** What a player drags over the battlefield. */
export type Dragged =
  | { kind: "card"; id: string }
  | { kind: "creature"; id: string }
  | { kind: "item"; type: ActionType; id: string };

/** The place that takes cards: the player's half of the field. */
export const OWN_HALF = "own-half";

/** Returns what a drop does; null where it does nothing. */
export function droppedAction(
  rules: RuleSet,
  battle: Battle,
  dragged: Dragged,
  over: string | null,
  chosenActor: string | null,
): BattleAction | null {
  if (over === null) return null;
  const { id } = dragged;
  switch (dragged.kind) {
    case "card":
      return over === OWN_HALF && chosenAs(battle, PLAYER, id) === "card"
        ? actionWith("deploy", { actor: id })
        : null;
    case "creature":
      return chosenAs(battle, PLAYER, over) === "target"
        ? actionWith(PRESSED_ACTION, { actor: id, target: over })
        : null;
    case "item":
      return itemUses(rules, battle, { type: dragged.type, itemId: id }, chosenActor).get(over) ?? null;
  }
}

/** A drag that has begun: what is chosen meanwhile, so that its forecast is shown, and what was before. */
export interface Drag {
  dragged: Dragged;
  before: Chosen;
  during: Chosen;
}

/** Begins a drag; null when nothing can be done now. */
export function beginDrag(client: BattleClient, dragged: Dragged): Drag | null {
  if (!battleAtRest(client)) return null;
  const { chosen: before } = client.store.getState();
  const during = chosenDuring(dragged, before);
  client.store.setState({ chosen: during });
  return { dragged, before, during };
}

function chosenDuring(dragged: Dragged, before: Chosen): Chosen {
  if (dragged.kind !== "item") return { ...nothingChosen, actorId: dragged.id };
  return { ...nothingChosen, actorId: before.actorId, aimed: { type: dragged.type, itemId: dragged.id } };
}

/** Ends a drag over a creature or place: acts, or says why the rules refuse it; anywhere else nothing happens. */
export function drop(client: BattleClient, drag: Drag, over: string | null): void {
  const battle = battleAtRest(client);
  leaveDrag(client, drag);
  if (!battle) return;
  const action = droppedAction(client.rules, battle, drag.dragged, over, drag.before.actorId);
  if (!action) return;
  const refusal = whyNotAction(client.rules, battle, PLAYER, action);
  if (refusal) tellRefusal(client, refusal);
  else actInBattle(client, action);
}

/** Ends a drag as if it had not been. */
export function leaveDrag({ store }: BattleClient, { before, during }: Drag): void {
  // Something else may have been chosen meanwhile, such as nothing when the turn ended.
  if (store.getState().chosen === during) store.setState({ chosen: before });
  store.setState({ pointedId: null });
}

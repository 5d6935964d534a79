import { type ActionType, actionNeeds, actionWith } from "../../../rules/index.ts";
import { aimAction } from "../choose.ts";
import { endTurn } from "../end-turn/end-turn.ts";
import { actInBattle } from "../play.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { panelActions } from "./panel-actions.ts";
import { SCREEN_ACTIONS } from "./screen-actions.ts";

/**
 * Handles a press of a panel button by pointer or key: opens the picker for an action that needs an item, asks for a
 * missing target, asks before a turn ends with energy left, or acts. A disabled button does nothing (`BAT-042`).
 */
export function pressAction(
  client: BattleClient,
  type: ActionType,
  openPicker: (type: ActionType) => void,
): void {
  const { running, shown, chosen } = client.store.getState();
  if (!running || shown?.phase !== "player") return;
  const action = panelActions(client.rules, running.known.battle, chosen).find((one) => one.type === type);
  if (!action || action.reason !== null) return;
  const { actorId: actor, targetId: target } = chosen;
  if (type === "endTurn") endTurn(client);
  else if (actionNeeds(type).items !== null) openPicker(type);
  else if (SCREEN_ACTIONS[type].aim && target === null) aimAction(client, type);
  else actInBattle(client, actionWith(type, { actor, target }));
}

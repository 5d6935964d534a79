import type { ActionType } from "../../../rules/index.ts";
import { aimAttack } from "../choose/choose.ts";
import { actInBattle } from "../play/play.ts";
import type { BattleClient } from "../store/battle-client.ts";
import type { ChosenItem } from "../store/battle-state.ts";
import { panelActions, plainAction } from "./panel-actions.ts";

/**
 * Presses a button of the panel, by pointer or key: carries the action out, opens the picker of tools or spells, or
 * asks for the target of an attack that has none. A button that may not be pressed does nothing (`BAT-042`).
 */
export function pressAction(
  client: BattleClient,
  type: ActionType,
  openPicker: (kind: ChosenItem["kind"]) => void,
): void {
  const { running, shown, chosen } = client.store.getState();
  if (!running || shown?.phase !== "player") return;
  const action = panelActions(client.rules, running.known.battle, chosen).find((one) => one.type === type);
  if (!action || action.reason !== null) return;
  if (type === "useTool") openPicker("tool");
  else if (type === "useSpell") openPicker("spell");
  else if (type === "endTurn") actInBattle(client, { type });
  else if (type === "attack" && chosen.targetId === null) aimAttack(client);
  else actInBattle(client, plainAction(type, chosen.actorId, chosen.targetId));
}

import type { ActionType } from "../../../rules/index.ts";
import { actInBattle } from "../../arena/actions/battle.ts";
import { aimAttack } from "../../arena/actions/choose.ts";
import type { Arena } from "../../arena/store/arena.ts";
import type { ChosenItem } from "../../arena/store/arena-state.ts";
import { panelActions, plainAction } from "./panel-actions.ts";

/**
 * Presses a button of the panel, by pointer or key: carries the action out, opens the picker of tools or spells, or
 * asks for the target of an attack that has none. A button that may not be pressed does nothing (`BAT-042`).
 */
export function pressAction(
  arena: Arena,
  type: ActionType,
  openPicker: (kind: ChosenItem["kind"]) => void,
): void {
  const { running, store } = arena;
  const { battle, chosen } = store.getState();
  if (!running || battle?.phase !== "player") return;
  const action = panelActions(arena.rules, running.battle.battle, chosen).find((one) => one.type === type);
  if (!action || action.reason !== null) return;
  if (type === "useTool") openPicker("tool");
  else if (type === "useSpell") openPicker("spell");
  else if (type === "endTurn") actInBattle(arena, { type });
  else if (type === "attack" && chosen.targetId === null) aimAttack(arena);
  else actInBattle(arena, plainAction(type, chosen.actorId, chosen.targetId));
}

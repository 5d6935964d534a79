import { useMemo, useState } from "react";
import { ACTION_TYPES, type ActionType } from "../../../rules/index.ts";
import { pressAction } from "../action-panel/press-action.ts";
import { OTHER_KEYS, SCREEN_ACTIONS } from "../action-panel/screen-actions.ts";
import { useBattleClient } from "../battle-context.tsx";
import { chooseCreature } from "../choose.ts";
import { changeSpeed, skipAhead } from "../play.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { nextSpeed } from "../store/battle-state.ts";
import type { BattleKeys } from "./use-battle-keys.ts";

/** What the buttons and the keys of the battle do, and which of its dialogs are open. */
export function useControls() {
  const client = useBattleClient();
  const [picking, setPicking] = useState<ActionType | null>(null);
  const [movesOpen, setMovesOpen] = useState(false);
  return useMemo(() => {
    const press = (type: ActionType) => pressAction(client, type, setPicking);
    const openMoves = () => setMovesOpen(client.store.getState().shown?.phase === "player");
    return {
      picking,
      movesOpen,
      press,
      openMoves,
      closePicker: () => setPicking(null),
      closeMoves: () => setMovesOpen(false),
      keys: keysOf(client, press, openMoves),
    };
  }, [client, picking, movesOpen]);
}

function keysOf(client: BattleClient, press: (type: ActionType) => void, openMoves: () => void): BattleKeys {
  return {
    letter(key) {
      const action = ACTION_TYPES.find((type) => SCREEN_ACTIONS[type].key === key);
      if (action !== undefined) press(action);
      else if (key === OTHER_KEYS.allMoves) openMoves();
      else if (key === OTHER_KEYS.speed) changeSpeed(client, nextSpeed(client.store.getState().speed));
      else if (key === OTHER_KEYS.skip) skipIfShowing(client);
      else return false;
      return true;
    },
    again() {
      const { actorId, targetId } = client.store.getState().chosen;
      if (actorId === null || targetId === null) return false;
      chooseCreature(client, targetId);
      return true;
    },
    place(row, index) {
      const creature = client.store.getState().shown?.view[row].field[index];
      if (creature) chooseCreature(client, creature.id);
      return creature !== undefined;
    },
  };
}

/** Skips what is being shown; on the player's turn there is nothing to skip. */
function skipIfShowing(client: BattleClient): void {
  const phase = client.store.getState().shown?.phase;
  if (phase === "showing" || phase === "enemy") skipAhead(client);
}

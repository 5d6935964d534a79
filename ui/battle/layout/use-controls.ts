import { useMemo, useState } from "react";
import type { ActionType } from "../../../rules/index.ts";
import { pressAction } from "../action-panel/panel-actions.ts";
import { useBattleClient } from "../battle-context.tsx";
import { chooseCreature } from "../choose.ts";
import { BATTLE_COMMANDS, OTHER_COMMANDS } from "../keyboard/battle-commands.ts";
import type { BattleKeys } from "../keyboard/use-battle-keys.ts";
import { changeSpeed, skipAhead } from "../play.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { nextSpeed } from "../store/battle-state.ts";

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
    command(id) {
      const command = BATTLE_COMMANDS.find((known) => known.id === id);
      if (!command) return false;
      if ("action" in command) press(command.action);
      else if (command === OTHER_COMMANDS.again) return takeAgain(client);
      else if (command === OTHER_COMMANDS.allMoves) openMoves();
      else if (command === OTHER_COMMANDS.speed)
        changeSpeed(client, nextSpeed(client.store.getState().speed));
      else skipIfShowing(client);
      return true;
    },
    place(row, index) {
      const creature = client.store.getState().shown?.view[row].field[index];
      if (creature) chooseCreature(client, creature.id);
      return creature !== undefined;
    },
  };
}

/** Takes the chosen creature's action on the chosen target again. */
function takeAgain(client: BattleClient): boolean {
  const { actorId, targetId } = client.store.getState().chosen;
  if (actorId === null || targetId === null) return false;
  chooseCreature(client, targetId);
  return true;
}

/** Skips what is being shown; on the player's turn there is nothing to skip. */
function skipIfShowing(client: BattleClient): void {
  const phase = client.store.getState().shown?.phase;
  if (phase === "showing" || phase === "enemy") skipAhead(client);
}

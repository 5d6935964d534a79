import { useMemo, useState } from "react";
import type { ActionType } from "../../rules/index.ts";
import { changeSpeed, skipAhead } from "../arena/actions/battle.ts";
import { chooseCreature } from "../arena/actions/choose.ts";
import { useArena } from "../arena/arena-context.tsx";
import type { Arena } from "../arena/store/arena.ts";
import { type ChosenItem, nextSpeed } from "../arena/store/arena-state.ts";
import { ACTION_KEYS } from "./action-panel/action-names.ts";
import { pressAction } from "./action-panel/press-action.ts";
import type { BattleKeys } from "./keyboard/use-battle-keys.ts";

/** What the buttons and the keys of the battle do, and which of its dialogs are open. */
export function useControls() {
  const arena = useArena();
  const [picking, setPicking] = useState<ChosenItem["kind"] | null>(null);
  const [movesOpen, setMovesOpen] = useState(false);
  return useMemo(() => {
    const press = (type: ActionType) => pressAction(arena, type, setPicking);
    const openMoves = () => setMovesOpen(arena.store.getState().battle?.phase === "player");
    return {
      picking,
      movesOpen,
      press,
      openMoves,
      closePicker: () => setPicking(null),
      closeMoves: () => setMovesOpen(false),
      keys: keysOf(arena, press, openMoves),
    };
  }, [arena, picking, movesOpen]);
}

function keysOf(arena: Arena, press: (type: ActionType) => void, openMoves: () => void): BattleKeys {
  return {
    letter(key) {
      const action = Object.entries(ACTION_KEYS).find(([, letter]) => letter === key)?.[0];
      if (action !== undefined) press(action as ActionType);
      else if (key === "M") openMoves();
      else if (key === "S") changeSpeed(arena, nextSpeed(arena.store.getState().speed));
      else if (key === "X") skipIfShowing(arena);
      else return false;
      return true;
    },
    place(row, index) {
      const creature = arena.store.getState().battle?.view[row].field[index];
      if (creature) chooseCreature(arena, creature.id);
      return creature !== undefined;
    },
  };
}

/** Only what is being shown can be skipped; while the player thinks there is nothing. */
function skipIfShowing(arena: Arena): void {
  const phase = arena.store.getState().battle?.phase;
  if (phase === "showing" || phase === "enemy") skipAhead(arena);
}

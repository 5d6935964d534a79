import { chooseLess } from "../battle/choose.ts";
import { closeReplay } from "../battle/replay/open-replay.ts";
import { leaveArena } from "../game/store/arena-entry.ts";
import { askToLeave } from "./battle/leave-battle.ts";
import type { Arena } from "./store/arena.ts";
import { backToSetup } from "./team/pick-team.ts";

/** One step back, as Escape asks for it on each screen; the player is always asked before a battle is left. */
export function goBack(arena: Arena): void {
  if (arena.battle.store.getState().replay) {
    closeReplay(arena.battle);
    return;
  }
  switch (arena.store.getState().screen) {
    case "team":
      backToSetup(arena);
      break;
    case "battle":
      if (!chooseLess(arena.battle)) askToLeave(arena, true);
      break;
    default:
      leaveArena(arena.game);
  }
}

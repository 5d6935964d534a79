import { leaveArena } from "../../game/store/arena-entry.ts";
import type { Arena } from "../store/arena.ts";
import { askToLeave } from "./battle.ts";
import { chooseLess } from "./choose.ts";
import { backToSetup } from "./pick-team.ts";
import { closeReplay } from "./replay.ts";

/** One step back, as Escape asks for it on each screen; a battle is never left without being asked. */
export function goBack(arena: Arena): void {
  switch (arena.store.getState().screen) {
    case "team":
      backToSetup(arena);
      break;
    case "battle":
      if (!chooseLess(arena)) askToLeave(arena, true);
      break;
    case "replay":
      closeReplay(arena);
      break;
    default:
      leaveArena(arena.game);
  }
}

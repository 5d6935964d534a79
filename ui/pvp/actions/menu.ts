import { chooseLess } from "../../arena/actions/choose.ts";
import { goBack as goBackInArena } from "../../arena/actions/go-back.ts";
import { leaveArena } from "../../game/store/arena-entry.ts";
import type { Pvp } from "../store/pvp.ts";
import type { PvpTab } from "../store/pvp-state.ts";
import { askOrLeave, closeBattle, enterBattle } from "./battle.ts";
import { abandonSearch, cancelSearch } from "./queue.ts";

export function openTab({ store }: Pvp, tab: PvpTab): void {
  store.change((state) => {
    state.tab = tab;
  });
}

/** A battle that goes on is opened at once, also one that only the server knows of (`GAP-42`). */
export async function resumeBattle(pvp: Pvp): Promise<void> {
  const { game } = pvp;
  const { search } = pvp;
  const known = game.store.getState().pvpBattle;
  if (known !== null) {
    enterBattle(pvp, known);
    return;
  }
  const answer = await game.api.call("GET /api/pvp/queue/status");
  const battleId = answer.ok && answer.reply.matched ? answer.reply.battleId : undefined;
  if (battleId !== undefined && search === pvp.search) enterBattle(pvp, battleId);
}

/** One step back, as Escape asks for it on each screen; a battle is never left without being asked. */
export function goBack(pvp: Pvp): void {
  const { arena, game, store } = pvp;
  if (arena.store.getState().screen === "replay") {
    goBackInArena(arena);
    return;
  }
  switch (store.getState().screen) {
    case "queue":
      void cancelSearch(pvp);
      break;
    case "battle":
      if (!chooseLess(arena)) askOrLeave(pvp);
      break;
    default:
      leaveArena(game);
  }
}

/** The PvP arena closes: the queue is left, a battle goes on without it. */
export function closePvp(pvp: Pvp): void {
  abandonSearch(pvp);
  closeBattle(pvp);
  pvp.watched?.stop();
}

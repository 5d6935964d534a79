import { sideOf } from "../../battle/side-names.ts";
import { WatchedBattle } from "../live/watched-battle.ts";
import type { Pvp } from "../store/pvp.ts";

/** Follows the battle of a watch link (`GAP-43`). */
export function watchBattle(pvp: Pvp, watchId: string): void {
  const { arena, game, store } = pvp;
  store.change((state) => {
    state.screen = "watch";
    state.watch = { reply: null, deadline: 0, problem: null, reached: true };
  });
  const watched = new WatchedBattle(arena, watchId, {
    stands: ({ players, activePlayer, status, winner, endedBy, timeRemaining }) => {
      arena.store.change((state) => {
        state.names = { player: sideOf(players[0]?.name ?? ""), enemy: sideOf(players[1]?.name ?? "") };
      });
      store.change((state) => {
        if (!state.watch) return;
        state.watch.reply = { players, activePlayer, status, winner, endedBy };
        state.watch.deadline = game.now() + timeRemaining;
      });
    },
    contact: (reached) =>
      store.change((state) => {
        if (state.watch) state.watch.reached = reached;
      }),
    refused: (error) =>
      store.change((state) => {
        if (state.watch) state.watch.problem = error;
      }),
  });
  pvp.watched = watched;
  void watched.start();
}

import { sideOf } from "../../battle/sides.ts";
import { WatchedBattle } from "../live/watched-battle.ts";
import type { Pvp } from "../store/pvp.ts";

/** Follows the battle of a watch link (`GAP-43`). */
export function watchBattle({ game, store, battle }: Pvp, watchId: string): void {
  const { texts } = battle.rules;
  const watched = new WatchedBattle(battle, watchId, {
    changed: ({ players, activePlayer, status, winner, endedBy, timeRemaining }) => {
      const [first, second] = players;
      const names = { player: sideOf(texts, first?.name ?? ""), enemy: sideOf(texts, second?.name ?? "") };
      battle.store.setState({ names });
      store.setState(({ watch }) => {
        if (!watch) return;
        watch.reply = { players, activePlayer, status, winner, endedBy };
        watch.deadline = game.now() + timeRemaining;
      });
    },
    contact: (reached) =>
      store.setState(({ watch }) => {
        if (watch) watch.reached = reached;
      }),
    refused: (error) =>
      store.setState(({ watch }) => {
        if (watch) watch.problem = error;
      }),
  });
  store.setState({
    screen: "watch",
    watch: { reply: null, deadline: 0, problem: null, reached: true },
    watched,
  });
  void watched.start();
}

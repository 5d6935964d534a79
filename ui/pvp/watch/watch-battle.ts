import { closeBattle } from "../../battle/play.ts";
import { sideOf } from "../../battle/store/sides.ts";
import { linkedBattle, listedBattle, type WatchSource } from "../live/watch-source.ts";
import { WatchedBattle } from "../live/watched-battle.ts";
import type { Pvp } from "../store/pvp.ts";
import { lengthenPast } from "./step-back.ts";

/** Follows the battle of a watch link (`GAP-43`). */
export function watchBattle(pvp: Pvp, watchId: string): void {
  follow(pvp, linkedBattle(pvp.game, watchId), false);
}

/** Follows a battle of the list of live battles. */
export function watchListed(pvp: Pvp, battleId: string): void {
  follow(pvp, listedBattle(pvp.game, battleId), true);
}

/** Returns from a battle of the list to the list. */
export function stopWatching({ store, battle }: Pvp): void {
  store.getState().watched?.stop();
  closeBattle(battle);
  battle.store.setState({ speed: 1 });
  store.setState({ screen: "live", watch: null, watched: null });
}

function follow(pvp: Pvp, source: WatchSource, isListed: boolean): void {
  const { game, store, battle } = pvp;
  const watched = new WatchedBattle(battle, source, {
    changed: ({ players, activePlayer, status, winner, endedBy, timeRemaining }) => {
      const { texts } = battle.rules;
      const [first, second] = players;
      const names = { player: sideOf(texts, first?.name ?? ""), enemy: sideOf(texts, second?.name ?? "") };
      battle.store.setState({ names });
      store.setState(({ watch }) => {
        if (!watch) return;
        watch.reply = { players, activePlayer, status, winner, endedBy };
        watch.deadline = game.now() + timeRemaining;
      });
      void lengthenPast(pvp);
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
    watch: {
      isListed,
      reply: null,
      deadline: 0,
      problem: null,
      reached: true,
      past: null,
      loadingPast: false,
    },
    watched,
  });
  void watched.start();
}

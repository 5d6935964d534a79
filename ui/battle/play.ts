import type { BattleAction } from "../../rules/index.ts";
import { notify } from "../game/store/notify.ts";
import { againstEnemy } from "./sides.ts";
import type { BattleClient } from "./store/battle-client.ts";
import { nothingChosen, type Speed } from "./store/battle-state.ts";

/** Takes the player's action. A refusal is shown as a notice (`ERR-040`) and changes nothing. */
export function actInBattle({ game, store }: BattleClient, action: BattleAction): void {
  const refusal = store.getState().running?.director.act(action);
  if (refusal) {
    notify(game, refusal.text, "error");
    game.sounds.emit("error");
  } else {
    store.setState({ chosen: nothingChosen });
  }
}

export function changeSpeed({ store }: BattleClient, speed: Speed): void {
  store.setState({ speed });
}

/** Skips to the player's next turn: everything until then is shown only by its result. */
export function skipAhead({ store }: BattleClient): void {
  store.setState({ skipping: true });
}

/** Stops showing the battle, which may continue elsewhere. */
export function closeBattle({ rules, store }: BattleClient): void {
  store.setState({
    shown: null,
    rules: null,
    running: null,
    names: againstEnemy(rules.texts),
    chosen: nothingChosen,
    skipping: false,
  });
}

import { type BattleAction, chosenAs, type Refusal } from "../../rules/index.ts";
import { notify } from "../game/store/notify.ts";
import type { BattleClient } from "./store/battle-client.ts";
import { nothingAsked, nothingChosen, type Speed } from "./store/battle-state.ts";
import { choiceAfter } from "./store/kept-choice.ts";
import { againstEnemy, PLAYER } from "./store/sides.ts";

/**
 * Takes the player's action; its creature stays chosen, also over the enemy's turn. A refusal is shown as a notice (`ERR-040`) and changes nothing.
 */
export function actInBattle(client: BattleClient, action: BattleAction): void {
  const { store } = client;
  const { running, shown } = store.getState();
  if (!running || shown?.phase !== "player") return;
  const { battle } = running.known;
  const chosen = choiceAfter(battle, action);
  const { actorId } = store.getState().chosen;
  const rests =
    action.type === "endTurn" && actorId !== null && chosenAs(battle, PLAYER, actorId) === "actor";
  const refusal = running.director.act(action);
  if (refusal) tellRefusal(client, refusal);
  else store.setState({ chosen, restingId: rests ? actorId : null, targetFellAt: null });
}

/** Shows why an action is refused. */
export function tellRefusal({ game }: Pick<BattleClient, "game">, { text }: Refusal): void {
  notify(game, text, "error");
  game.sounds.emit("error");
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
    restingId: null,
    endQuestion: nothingAsked,
    shownOfTurn: 0,
    skipping: false,
  });
}

import { leftToDo } from "../../../rules/index.ts";
import { actInBattle } from "../play.ts";
import { PLAYER } from "../sides.ts";
import type { BattleClient } from "../store/battle-client.ts";

/**
 * Ends the player's turn, or asks first where energy is left for an action: at most once a turn, not again in a battle
 * in which the player has answered to end one, and never when the settings say so.
 */
export function endTurn(client: BattleClient): void {
  if (asksFirst(client)) {
    const { store } = client;
    const askedIn = store.getState().shown?.view.turn ?? null;
    store.setState({ endQuestion: { asking: true, askedIn, answered: false } });
  } else {
    actInBattle(client, { type: "endTurn" });
  }
}

/** Closes the question, and ends the turn if the player said so. */
export function answerEndQuestion(client: BattleClient, ends: boolean): void {
  client.store.setState((state) => {
    state.endQuestion.asking = false;
    state.endQuestion.answered ||= ends;
  });
  if (ends) actInBattle(client, { type: "endTurn" });
}

function asksFirst({ game, rules, store }: BattleClient): boolean {
  const { running, shown, endQuestion } = store.getState();
  if (!running || shown?.phase !== "player" || !game.store.getState().settings.askBeforeEndTurn) return false;
  if (endQuestion.answered || endQuestion.askedIn === shown.view.turn) return false;
  return leftToDo(rules, running.known.battle, PLAYER).length > 0;
}

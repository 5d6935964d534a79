import { useRef } from "react";
import { fill, leftToDo, losesAtTurnEnd, rowText } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { changeSettings } from "../../game/store/settings.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { actInBattle } from "../play.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { PLAYER } from "../store/sides.ts";
import { useBattlePhase, useKnownBattle, useShownBattle } from "../use-shown-battle.ts";

/** Asks before the turn ends with energy left for an action. A press outside does not close it: it may be a double click. */
export function EndTurnDialog() {
  const client = useBattleClient();
  const { game, rules } = client;
  const { actions, endQuestion: texts } = rules.texts.battleScreen;
  const stay = useRef<HTMLButtonElement>(null);
  const asking = useBattleState(({ endQuestion }) => endQuestion.asking);
  const isOwnTurn = useBattlePhase() === "player";
  const energy = useShownBattle(({ view }) => view.player.energy);
  const known = useKnownBattle();
  const asks = useGameState((state) => state.settings.askBeforeEndTurn);
  const open = asking && isOwnTurn;
  const left = open && known ? leftToDo(rules, known.battle, PLAYER) : [];
  const loses = open && known !== null && losesAtTurnEnd(rules, known.battle, PLAYER);
  return (
    <Dialog
      open={open}
      onClose={() => answerEndQuestion(client, false)}
      closable={false}
      title={texts.title}
      description={
        loses
          ? fill(texts.loses, { n: rules.battle.emptyFieldTurns })
          : fill(texts.left, {
              energy,
              actions: rowText(
                rules.texts,
                left.map((type) => actions[type]),
              ),
            })
      }
      firstFocus={stay}
      buttons={
        <>
          <Button ref={stay} tone="gold" onClick={() => answerEndQuestion(client, false)}>
            {texts.stay}
          </Button>
          <Button onClick={() => answerEndQuestion(client, true)}>{actions.endTurn}</Button>
        </>
      }
    >
      {loses ? null : (
        <Switch
          label={texts.ask}
          on={asks}
          onChange={(askBeforeEndTurn) => changeSettings(game, { askBeforeEndTurn })}
        />
      )}
    </Dialog>
  );
}

/**
 * Ends the player's turn, or asks first where energy is left for an action: at most once a turn, not again in a battle
 * in which the player has answered to end one, and never when the settings say so. It always asks where the empty field
 * would lose the battle (`GAP-37`). A battle whose turn can be taken back does not ask.
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
function answerEndQuestion(client: BattleClient, ends: boolean): void {
  client.store.setState((state) => {
    state.endQuestion.asking = false;
    state.endQuestion.answered ||= ends;
  });
  if (ends) actInBattle(client, { type: "endTurn" });
}

function asksFirst({ game, rules, store }: BattleClient): boolean {
  const { running, shown, endQuestion } = store.getState();
  if (!running || shown?.phase !== "player" || endQuestion.never) return false;
  if (losesAtTurnEnd(rules, running.known.battle, PLAYER)) return true;
  if (!game.store.getState().settings.askBeforeEndTurn) return false;
  if (endQuestion.answered || endQuestion.askedIn === shown.view.turn) return false;
  return leftToDo(rules, running.known.battle, PLAYER).length > 0;
}

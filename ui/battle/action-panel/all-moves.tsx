import { useId } from "react";
import { actionCost, fill, itemNames, legalActions, moveWords } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useKeyHint } from "../../game/controls/use-keys.ts";
import { PadMark } from "../../game/pad/pad-mark.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { OTHER_COMMANDS } from "../keyboard/battle-commands.ts";
import { actInBattle } from "../play.ts";
import { PLAYER } from "../store/sides.ts";
import { useBattleLabels, useBattlePhase, useBattleView, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./all-moves.module.css";
import { endTurn } from "./end-turn.tsx";
import { groupedMoves, moveEffect } from "./listed-moves.ts";
import { usePanelActions } from "./use-panel-actions.ts";

/**
 * Lists every legal action as a button with its price and effect, by creature, for players who prefer reading to
 * aiming. Copies of an item that would do the same are one move.
 */
export function AllMoves({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { allMoves } = useBattleClient().rules.texts.battleScreen;
  return (
    <Dialog open={open} onClose={onClose} title={allMoves.title} description={allMoves.description}>
      <Moves onChoose={onClose} />
    </Dialog>
  );
}

function Moves({ onChoose }: { onChoose: () => void }) {
  const client = useBattleClient();
  const view = useBattleView();
  const phase = useBattlePhase();
  const known = useKnownBattle();
  const labels = useBattleLabels();
  const { rules } = client;
  if (!known || phase !== "player") return null;
  const names = { creature: (id: string) => labels.get(id) ?? id, ...itemNames(view.player) };
  return (
    <ul className={layoutStyles.stack}>
      {groupedMoves(legalActions(rules, known.battle, PLAYER)).map(({ actor, moves }) => {
        const moveByWords = new Map(moves.map((move) => [moveWords(rules, names, move), move]));
        return (
          <li key={actor ?? ""}>
            {actor === null ? null : <h3>{names.creature(actor)}</h3>}
            <ul className={layoutStyles.closestStack}>
              {[...moveByWords].map(([words, move]) => (
                <li key={words}>
                  <Move
                    words={words}
                    cost={actionCost(rules, known.battle, PLAYER, move)}
                    effect={moveEffect(rules, known.battle, view, move)}
                    onChoose={() => {
                      onChoose();
                      if (move.type === "endTurn") endTurn(client);
                      else actInBattle(client, move);
                    }}
                  />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

interface MoveProps {
  words: string;
  cost: number;
  /** What it does, in words; empty where there is nothing to say. */
  effect: string;
  onChoose: () => void;
}

function Move({ words, cost, effect, onChoose }: MoveProps) {
  const { rules } = useBattleClient();
  const id = useId();
  const price = cost > 0 ? fill(rules.texts.battleScreen.allMoves.cost, { energy: cost }) : null;
  return (
    <Button wide aria-describedby={id} onClick={onChoose}>
      <span className={styles.move}>
        <span>{words}</span>
        <span id={id} className={styles.effect} aria-hidden="true">
          {price === null ? null : <span className={styles.price}>{price}</span>} {effect}
        </span>
      </span>
    </Button>
  );
}

/** Opens the list of all moves, unless it is not the player's turn; nothing where the player takes no part. */
export function AllMovesButton({ onPress }: { onPress: () => void }) {
  const { texts } = useBattleClient().rules;
  const { allMoves, panel: panelTexts } = texts.battleScreen;
  const { pad } = OTHER_COMMANDS.allMoves;
  const hint = useKeyHint(texts, OTHER_COMMANDS.allMoves);
  const label = hint ? fill(panelTexts.withKey, { label: allMoves.title, key: hint.name }) : allMoves.title;
  const panel = usePanelActions();
  if (panel === null) return null;
  const { locked } = panel;
  return (
    <Button
      size="small"
      wide
      reason={locked}
      reasonShown="caption"
      aria-keyshortcuts={hint?.shortcut}
      title={locked ?? label}
      onClick={onPress}
    >
      {allMoves.title}
      <PadMark button={pad} />
    </Button>
  );
}

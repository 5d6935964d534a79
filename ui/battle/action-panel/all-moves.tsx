import { fill, itemNames, legalActions, moveWords } from "../../../rules/index.ts";
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
import { endTurn } from "./end-turn.tsx";
import { usePanelActions } from "./use-panel-actions.ts";

/**
 * Lists every legal action as a button, for players who prefer reading to aiming. Copies of an item that would do the
 * same are one move.
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
  const { rules } = client;
  const moves = known && phase === "player" ? legalActions(rules, known.battle, PLAYER) : [];
  const labels = useBattleLabels();
  const names = { creature: (id: string) => labels.get(id) ?? id, ...itemNames(view.player) };
  const moveByWords = new Map(moves.map((move) => [moveWords(rules, names, move), move]));
  return (
    <ul className={layoutStyles.closestStack}>
      {[...moveByWords].map(([words, move]) => (
        <li key={words}>
          <Button
            wide
            onClick={() => {
              onChoose();
              if (move.type === "endTurn") endTurn(client);
              else actInBattle(client, move);
            }}
          >
            {words}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Opens the list of all moves, unless it is not the player's turn. */
export function AllMovesButton({ onPress }: { onPress: () => void }) {
  const { texts } = useBattleClient().rules;
  const { allMoves, panel } = texts.battleScreen;
  const { pad } = OTHER_COMMANDS.allMoves;
  const hint = useKeyHint(texts, OTHER_COMMANDS.allMoves);
  const label = hint ? fill(panel.withKey, { label: allMoves.title, key: hint.name }) : allMoves.title;
  const locked = usePanelActions()?.locked ?? null;
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

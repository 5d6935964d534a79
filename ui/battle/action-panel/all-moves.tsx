import { itemNames, legalActions, moveWords } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { endTurn } from "../end-turn/end-turn.ts";
import { actInBattle } from "../play.ts";
import { PLAYER } from "../sides.ts";
import { useBattleLabels, useBattlePhase, useBattleView, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./all-moves.module.css";

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
    <ul className={styles.moves}>
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

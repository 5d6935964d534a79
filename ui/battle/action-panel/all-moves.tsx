import { itemNames, legalActions, moveWords } from "../../../rules/index.ts";
import { actInBattle } from "../../arena/actions/battle.ts";
import { useArena } from "../../arena/arena-context.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { PLAYER } from "../ai-battle/arena-battle.ts";
import { useBattleLabels, useBattlePhase, useBattleView } from "../use-battle.ts";
import styles from "./all-moves.module.css";

/** Every legal move as one button, for whoever would rather read than aim. */
export function AllMoves({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="All moves" description="Everything you may do now.">
      <Moves onChoose={onClose} />
    </Dialog>
  );
}

function Moves({ onChoose }: { onChoose: () => void }) {
  const arena = useArena();
  const view = useBattleView();
  const phase = useBattlePhase();
  const { rules, running } = arena;
  const moves = running && phase === "player" ? legalActions(rules, running.battle.battle, PLAYER) : [];
  const labels = useBattleLabels();
  const names = { creature: (id: string) => labels.get(id) ?? id, ...itemNames(view.player) };
  return (
    <ul className={styles.moves}>
      {moves.map((move) => (
        <li key={JSON.stringify(move)}>
          <Button
            wide
            onClick={() => {
              onChoose();
              actInBattle(arena, move);
            }}
          >
            {moveWords(rules, names, move)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

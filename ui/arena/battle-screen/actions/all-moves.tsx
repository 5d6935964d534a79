import { legalActions, moveWords } from "../../../../rules/index.ts";
import { Button } from "../../../parts/button.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { actInBattle } from "../../actions/battle.ts";
import { PLAYER } from "../../battle/arena-battle.ts";
import { creatureLabels } from "../creature-labels.ts";
import { useBattle } from "../use-battle.ts";
import styles from "./all-moves.module.css";

/** Every legal move as one button, for whoever would rather read than aim. */
export function AllMoves({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { arena, rules, shown, view, names: sides } = useBattle();
  const { running } = arena;
  const moves =
    open && running && shown.phase === "player" ? legalActions(rules, running.battle.battle, PLAYER) : [];
  const labels = creatureLabels(view, sides);
  const items = [...view.player.tools, ...view.player.spells];
  const names = {
    creature: (id: string) => labels.get(id) ?? id,
    item: (id: string) => items.find((item) => item.id === id)?.name ?? id,
  };
  return (
    <Dialog open={open} onClose={onClose} title="All moves" description="Everything you may do now.">
      <ul className={styles.moves}>
        {moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <Button
              wide
              onClick={() => {
                onClose();
                actInBattle(arena, move);
              }}
            >
              {moveWords(rules, names, move)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { useGame, useGameState } from "../app/game-context.tsx";
import { accountInUse } from "../collection/account-in-use.ts";
import { Button } from "../parts/button.tsx";
import { openDialog } from "../store/dialogs.ts";
import type { GameState } from "../store/game-state.ts";
import styles from "./creature-buttons.module.css";

const CONNECT_FIRST = "Connect wallet first";
const CREATURES_FIRST = "You need creatures to battle";
const NOT_OPEN = "PvP battles are not open yet";

/** The creature features (`LAB-126`); PvP says what it needs (`LAB-128`, `LAB-129`), the arena is not offered (`LAB-130`). */
export function CreatureButtons() {
  const game = useGame();
  const whyNotPvp = useGameState(reasonAgainstPvp);
  return (
    <div className={styles.buttons}>
      <Button size="small" tone="violet" wide onClick={() => openDialog(game, { kind: "mintEgg" })}>
        Mint Creature
      </Button>
      <Button size="small" tone="violet" wide onClick={() => openDialog(game, { kind: "creatures" })}>
        View Creatures
      </Button>
      <div className={styles.whole}>
        <Button size="small" wide reason={whyNotPvp} onClick={() => undefined}>
          PvP Battle
        </Button>
      </div>
    </div>
  );
}

function reasonAgainstPvp(state: GameState): string {
  if (accountInUse(state) === null) return CONNECT_FIRST;
  return state.collection.creatures.content?.length ? NOT_OPEN : CREATURES_FIRST;
}

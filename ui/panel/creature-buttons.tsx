import { useGame, useGameState, useLoaded } from "../app/game-context.tsx";
import { Button } from "../parts/button.tsx";
import { openDialog } from "../store/dialogs.ts";
import { hasMintedBefore } from "../store/minted-before.ts";
import styles from "./creature-buttons.module.css";

const CONNECT_FIRST = "Connect wallet first";
const CREATURES_FIRST = "You need creatures to battle";

/**
 * The creature features (`LAB-126`). Creatures come with a wallet; without one they can be asked for, PvP
 * says what it needs (`LAB-128`, `LAB-129`), and the arena is not offered (`LAB-130`).
 */
export function CreatureButtons() {
  const game = useGame();
  const hasWallet = useGameState((state) => state.accountAddress !== null);
  const { rules } = useLoaded();
  const askForWallet = (feature: string, explanation: string | null = null) =>
    openDialog(game, { kind: "wallet", feature, explanation });
  const aboutMinting = () => (hasMintedBefore(game) ? null : rules.mintTexts.firstMint);
  return (
    <div className={styles.buttons}>
      <Button size="small" tone="violet" wide onClick={() => askForWallet("Mint Creature", aboutMinting())}>
        Mint Creature
      </Button>
      <Button size="small" tone="violet" wide onClick={() => askForWallet("View Creatures")}>
        View Creatures
      </Button>
      <div className={styles.whole}>
        <Button
          size="small"
          wide
          reason={hasWallet ? CREATURES_FIRST : CONNECT_FIRST}
          onClick={() => askForWallet("PvP Battle")}
        >
          PvP Battle
        </Button>
      </div>
    </div>
  );
}

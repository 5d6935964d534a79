import { IconButton } from "../../components/icon-button.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { ResourceCounters } from "./resource-counters.tsx";
import styles from "./resource-hud.module.css";

/**
 * Shows the resources on narrow screens, with the button that opens the panel (`LAB-134`); hidden during a battle
 * (`LAB-135`).
 */
export function ResourceHud() {
  const texts = useTexts();
  const game = useGame();
  const panelOpen = useGameState((state) => state.panelOpen);
  const inBattle = useGameState((state) => state.inBattle);
  if (inBattle) return null;
  return (
    <header className={styles.hud}>
      <ResourceCounters compact />
      <IconButton
        icon="menu"
        label={texts.lab.hud.menu}
        plain
        aria-expanded={panelOpen}
        onClick={() => game.store.setState({ panelOpen: true })}
      />
    </header>
  );
}

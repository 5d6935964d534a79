import { IconButton } from "../../components/icon-button.tsx";
import { useGame } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./screen-tools.module.css";

/** Buttons for guide and settings, always visible (`LAB-177`). */
export function ScreenTools() {
  const texts = useTexts();
  const game = useGame();
  return (
    <div className={styles.tools}>
      <IconButton
        icon="help"
        label={texts.lab.hud.helpGuide}
        onClick={() => openDialog(game, { kind: "guide" })}
      />
      <IconButton
        icon="settings"
        label={texts.lab.hud.settings}
        onClick={() => openDialog(game, { kind: "settings" })}
      />
    </div>
  );
}

import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { StreakText } from "./streak-text.tsx";

/** The streak of solved positions on the trophy shelf, and the way to today's. */
export function PositionShelf() {
  const game = useGame();
  const { positions: texts } = useTexts();
  const open = () => {
    closeDialog(game, "profile");
    enterArena(game, { kind: "position", number: null });
  };
  return (
    <Panel surface="well" className={layoutStyles.spreadRow} aria-label={texts.streak.title}>
      <div className={layoutStyles.restOfRow}>
        <h3 className={layoutStyles.smallHeading}>{texts.streak.title}</h3>
        <StreakText />
        <p className={layoutStyles.muted}>{texts.streak.rest}</p>
      </div>
      <Button tone="teal" icon="attack" onClick={open}>
        {texts.title}
      </Button>
    </Panel>
  );
}

import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { AnyEntry } from "../../game/store/game-state.ts";
import { useTexts } from "../../game/texts.ts";
import { StreakText } from "./streak-text.tsx";

/** The streak of solved positions on the trophy shelf, and the ways to today's and to the training. */
export function PositionShelf() {
  const game = useGame();
  const { positions: texts } = useTexts();
  const open = (entry: AnyEntry) => {
    closeDialog(game, "profile");
    enterArena(game, entry);
  };
  return (
    <Panel surface="well" className={layoutStyles.spreadRow} aria-label={texts.streak.title}>
      <div className={layoutStyles.restOfRow}>
        <h3 className={layoutStyles.smallHeading}>{texts.streak.title}</h3>
        <StreakText />
        <p className={layoutStyles.muted}>{texts.streak.rest}</p>
      </div>
      <div className={layoutStyles.closeStack}>
        <Button tone="teal" icon="attack" onClick={() => open({ kind: "position", number: null })}>
          {texts.title}
        </Button>
        <Button onClick={() => open({ kind: "training", theme: null })}>{texts.training.title}</Button>
      </div>
    </Panel>
  );
}

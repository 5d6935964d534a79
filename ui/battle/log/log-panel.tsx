import { useEffect, useState } from "react";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { announce } from "../../game/store/notify.ts";
import { changeSettings } from "../../game/store/settings.ts";
import { useTexts } from "../../game/texts.ts";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./battle-log.module.css";
import { BattleLog } from "./battle-log.tsx";

/** The log: in a sidebar, or in a drawer behind a button of its own (`BAT-182`). */
export function LogPanel({ inDrawer }: { inDrawer: boolean }) {
  const { log: texts } = useTexts().battleScreen;
  const [open, setOpen] = useState(false);
  if (!inDrawer) return <LogSidebar />;
  return (
    <>
      <Button className={styles.opener} icon="menu" onClick={() => setOpen(true)}>
        {texts.short}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <div className={styles.drawer}>
          <BattleLog framed />
        </div>
      </Dialog>
    </>
  );
}

/** The log beside the field; one press folds it, and the field takes its room. */
function LogSidebar() {
  const game = useGame();
  const { log: texts } = useTexts().battleScreen;
  const isFolded = useGameState((state) => state.settings.logFolded);
  // The log is on the other side than the buttons.
  const side = useGameState((state) => state.settings.controls.buttonsSide);
  return (
    <aside className={styles.sidebar} aria-label={texts.short}>
      {isFolded ? null : <BattleLog />}
      <IconButton
        icon={isFolded ? "menu" : side === "left" ? "arrow_right" : "arrow_left"}
        className={styles.fold}
        label={isFolded ? texts.show : texts.hide}
        aria-expanded={!isFolded}
        onClick={() => changeSettings(game, { logFolded: !isFolded })}
      />
    </aside>
  );
}

/** Announces to screen readers everything that happened, once nothing more is being shown, instead of line by line. */
export function LogAnnouncer() {
  const client = useBattleClient();
  useEffect(() => {
    const { store, game } = client;
    // By its id, as a long log between players loses its oldest lines.
    let said = store.getState().shown?.view.battleLog.at(-1)?.id;
    // Not with a render: the end of a battle removes its screen at once.
    return store.subscribe(({ shown }) => {
      if (shown?.phase !== "player" && shown?.phase !== "over") return;
      const lines = shown.view.battleLog;
      // A turn that was taken back is no news.
      if (said !== undefined && orderOf(lines.at(-1)?.id) < orderOf(said)) said = lines.at(-1)?.id;
      const news = lines.slice(lines.findIndex(({ id }) => id === said) + 1);
      if (news.length === 0) return;
      said = lines.at(-1)?.id;
      const { word, amount } = client.rules.texts.battleScreen.energy;
      const { energy, energyCap } = shown.view.player;
      // Also the price of one's own actions is heard so.
      const left = shown.phase === "player" ? [fill(amount, { word, energy, cap: energyCap })] : [];
      announce(game, [...news.map(({ message }) => message), ...left].join(" "));
    });
  }, [client]);
  return null;
}

/** The place of a line of this device's log in it. */
function orderOf(id = ""): number {
  return Number.parseInt(id, 10);
}

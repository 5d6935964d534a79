import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useMedia } from "../../game/hooks/use-media.ts";
import { useBattleClient } from "../battle-context.tsx";
import { useShownBattle } from "../use-shown-battle.ts";
import { BattleLog } from "./battle-log.tsx";
import styles from "./log-panel.module.css";

/** The log: in a sidebar on wide screens, in a drawer behind its newest line on narrow ones (`BAT-182`). */
export function LogPanel() {
  const { rules } = useBattleClient();
  const { log: texts } = rules.texts.battleScreen;
  const newest = useShownBattle(({ view }) => view.battleLog.at(-1)?.message ?? null);
  const isNarrow = useMedia(`(width <= ${rules.ui.mobileBreakpoint}px)`);
  const [open, setOpen] = useState(false);
  if (!isNarrow) {
    return (
      <aside className={styles.sidebar} aria-label={texts.short}>
        <BattleLog />
      </aside>
    );
  }
  return (
    <div className={styles.newest}>
      <p>{newest}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.short}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <div className={styles.drawer}>
          <BattleLog />
        </div>
      </Dialog>
    </div>
  );
}

import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useTexts } from "../../game/texts.ts";
import { BattleLog } from "./battle-log.tsx";
import styles from "./log-panel.module.css";

/** The log: in a sidebar, or in a drawer behind a button of its own (`BAT-182`). */
export function LogPanel({ inDrawer }: { inDrawer: boolean }) {
  const { log: texts } = useTexts().battleScreen;
  const [open, setOpen] = useState(false);
  if (!inDrawer) {
    return (
      <aside className={styles.sidebar} aria-label={texts.short}>
        <BattleLog />
      </aside>
    );
  }
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

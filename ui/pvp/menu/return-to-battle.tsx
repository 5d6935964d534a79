import { Button } from "../../parts/button.tsx";
import { Panel } from "../../parts/panel.tsx";
import { returnToBattle } from "../actions/battle.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./return-to-battle.module.css";

/** A battle goes on behind the menu: the way back to it (`PVP-002`, `GAP-42`). */
export function ReturnToBattle() {
  const pvp = usePvp();
  const isInBattle = usePvpState((state) => state.battle !== null);
  const { menu } = pvp.rules.pvpScreens;
  if (!isInBattle) return null;
  return (
    <Panel className={styles.note} role="status">
      <p className={styles.words}>{menu.battleActive}</p>
      <Button tone="gold" size="small" onClick={() => returnToBattle(pvp)}>
        {menu.returnToBattle}
      </Button>
    </Panel>
  );
}

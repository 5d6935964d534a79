import { CourseWords } from "../../battle/layout/pvp-battle-return.tsx";
import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { returnToBattle } from "../battle/leave-battle.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./return-to-battle.module.css";

/** Shown while a battle continues behind the menu: its state, and a button back to it (`PVP-002`, `GAP-42`). */
export function ReturnToBattle() {
  const pvp = usePvp();
  const battle = usePvpState((state) => state.battle);
  const { menu } = pvp.rules.texts.pvpScreens;
  if (!battle) return null;
  return (
    <Panel className={styles.note} role="status">
      <p className={styles.words}>
        {battle.loading ? (
          menu.battleActive
        ) : (
          <CourseWords course={{ ...battle, opponent: battle.opponent.name }} />
        )}
      </p>
      <Button tone="gold" size="small" onClick={() => returnToBattle(pvp)}>
        {menu.returnToBattle}
      </Button>
    </Panel>
  );
}

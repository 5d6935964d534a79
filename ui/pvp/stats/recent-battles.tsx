import { useId } from "react";
import type { PvpRecentBattle } from "../../../server/contract/index.ts";
import { Panel } from "../../components/panel.tsx";
import { usePvp } from "../pvp-context.tsx";
import { RecentBattle } from "./recent-battle.tsx";
import styles from "./recent-battles.module.css";

/** The latest battles, newest first; each can be watched again (`PVP-046`, `PVP-047`). */
export function RecentBattles({ battles }: { battles: readonly PvpRecentBattle[] }) {
  const { stats } = usePvp().rules.texts.pvpScreens;
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{stats.recent}</h3>
      {battles.length === 0 ? <p className={styles.none}>{stats.none}</p> : null}
      <ul className={styles.list}>
        {battles.map((battle) => (
          <RecentBattle key={battle.history_id} battle={battle} />
        ))}
      </ul>
    </Panel>
  );
}

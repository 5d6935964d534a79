import type { ReactNode } from "react";
import { useBattle } from "../../arena/battle-screen/use-battle.ts";
import styles from "./waiting-overlay.module.css";

/** 'Waiting for opponent...' over the field on the opponent's turn (`PVP-025`); what happens there stays in view. */
export function WaitingOverlay({ children }: { children: ReactNode }) {
  const { rules, shown } = useBattle();
  return (
    <div className={styles.field}>
      {children}
      {shown.phase === "enemy" ? (
        <div className={styles.overlay} role="status">
          <span className={styles.words}>{rules.pvpScreens.battle.waiting}</span>
        </div>
      ) : null}
    </div>
  );
}

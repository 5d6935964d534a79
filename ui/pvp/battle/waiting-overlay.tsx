import type { ReactNode } from "react";
import { useBattlePhase } from "../../battle/use-battle.ts";
import { usePvp } from "../pvp-context.tsx";
import styles from "./waiting-overlay.module.css";

/** 'Waiting for opponent...' over the field on the opponent's turn (`PVP-025`); what happens there stays in view. */
export function WaitingOverlay({ children }: { children: ReactNode }) {
  const { rules } = usePvp();
  const phase = useBattlePhase();
  return (
    <div className={styles.field}>
      {children}
      {phase === "enemy" ? (
        <div className={styles.overlay} role="status">
          <span className={styles.words}>{rules.texts.pvpScreens.battle.waiting}</span>
        </div>
      ) : null}
    </div>
  );
}

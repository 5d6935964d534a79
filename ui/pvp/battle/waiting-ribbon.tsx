import { useBattlePhase } from "../../battle/use-shown-battle.ts";
import { usePvp } from "../pvp-context.tsx";
import styles from "./waiting-ribbon.module.css";

/** 'Waiting for opponent...' over the field in the opponent's turn (`PVP-025`); what happens there stays in view. */
export function WaitingRibbon() {
  const { rules } = usePvp();
  const phase = useBattlePhase();
  if (phase !== "enemy") return null;
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.words}>{rules.texts.pvpScreens.battle.waiting}</span>
    </div>
  );
}

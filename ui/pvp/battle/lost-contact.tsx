import { Panel } from "../../parts/panel.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./lost-contact.module.css";

/** The server cannot be reached: the battle goes on, and comes back by itself. */
export function LostContact() {
  const { rules } = usePvp();
  const reached = usePvpState((state) => (state.battle ?? state.watch)?.reached ?? true);
  if (reached) return null;
  return (
    <Panel surface="well" className={styles.note} role="status">
      {rules.pvpScreens.battle.reconnecting}
    </Panel>
  );
}

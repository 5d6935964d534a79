import { fill } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./lost-contact.module.css";

/** The server cannot be reached: what goes on meanwhile. It is reached again by itself. */
export function LostContact() {
  const { rules } = usePvp();
  const reached = usePvpState((state) => (state.battle ?? state.watch)?.reached ?? true);
  const fights = usePvpState((state) => state.battle !== null);
  if (reached) return null;
  const { reconnecting, watchReconnecting } = rules.texts.pvpScreens.battle;
  return (
    <Panel surface="well" className={styles.note} role="status">
      {fights ? fill(reconnecting, { limit: rules.pvp.strikes }) : watchReconnecting}
    </Panel>
  );
}

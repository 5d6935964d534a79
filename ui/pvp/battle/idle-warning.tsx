import { idleWarning } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./lost-contact.module.css";

/** In an own turn after others ran out of time: how many more lose the battle, and when (`GAP-42`). */
export function IdleWarning() {
  const { rules } = usePvp();
  const yourTurn = usePvpState((state) => state.battle?.yourTurn ?? false);
  const expired = usePvpState((state) => state.battle?.expired ?? 0);
  const warning = yourTurn ? idleWarning(rules, expired) : null;
  if (warning === null) return null;
  return (
    <Panel
      surface="well"
      className={styles.note}
      role="alert"
      data-last={expired >= rules.pvp.strikes - 1 || undefined}
    >
      {warning}
    </Panel>
  );
}

import { fill, idleWarning } from "../../../rules/index.ts";
import { useBattleClient } from "../../battle/battle-context.tsx";
import { Panel } from "../../components/panel.tsx";
import { usePvpState } from "../pvp-context.tsx";
import styles from "./pvp-battle.module.css";

/** Shown while the server cannot be reached: the clock continues. The connection is restored automatically. */
export function LostContact() {
  const { rules } = useBattleClient();
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

/** Warns in the player's turn after expired ones: how many more lose the battle, and when (`GAP-42`). */
export function IdleWarning() {
  const { rules } = useBattleClient();
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

import type { ActionType } from "../../../rules/index.ts";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./action-reasons.module.css";
import { usePanelActions } from "./use-panel-actions.ts";

/** Id of the element that says why an action may not be taken. */
export function reasonId(type: ActionType): string {
  return `why-not-${type}`;
}

/** Why single actions may not be taken now, where no line over the buttons says it for most of them. */
export function ActionReasons() {
  const { actions: labels } = useBattleClient().rules.texts.battleScreen;
  const panel = usePanelActions();
  if (!panel || panel.locked !== null) return null;
  const single = panel.actions.filter(({ reason }) => reason !== null && reason !== panel.message);
  return (
    <ul className={styles.reasons}>
      {single.map(({ type, reason }) => (
        <li key={type}>
          <strong>{labels[type]}:</strong> <span id={reasonId(type)}>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

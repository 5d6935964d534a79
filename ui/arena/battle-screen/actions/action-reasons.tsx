import { ACTION_NAMES } from "./action-names.ts";
import styles from "./action-reasons.module.css";
import type { PanelAction } from "./panel-actions.ts";

interface ActionReasonsProps {
  /** Each reason can be found under this id, a dash and the type of its action. */
  id: string;
  actions: readonly PanelAction[];
}

/** Why single actions may not be taken now, in words below the buttons. */
export function ActionReasons({ id, actions }: ActionReasonsProps) {
  return (
    <ul className={styles.reasons}>
      {actions.map(({ type, reason }) =>
        reason === null ? null : (
          <li key={type}>
            <strong>{ACTION_NAMES[type]}:</strong> <span id={`${id}-${type}`}>{reason}</span>
          </li>
        ),
      )}
    </ul>
  );
}

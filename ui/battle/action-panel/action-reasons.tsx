import type { ActionType } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./action-panel.module.css";
import { usePanelActions } from "./use-panel-actions.ts";

/** Returns the id of the element that shows why an action is not possible. */
export function reasonId(type: ActionType): string {
  return `why-not-${type}`;
}

/**
 * Lists why actions are not possible now, without the reason that is already shown above the buttons.
 * @param isCopy whether the same list is on the page already, to which the buttons refer
 */
export function ActionReasons({ isCopy = false }: { isCopy?: boolean }) {
  const { actions: labels } = useBattleClient().rules.texts.battleScreen;
  const panel = usePanelActions();
  if (!panel || panel.locked !== null) return null;
  const single = panel.actions.filter(({ reason }) => reason !== null && reason !== panel.message);
  return (
    <ul className={classNames(layoutStyles.mayBeEmpty, styles.reasons)}>
      {single.map(({ type, reason }) => (
        <li key={type}>
          <strong>{labels[type]}:</strong> <span id={isCopy ? undefined : reasonId(type)}>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

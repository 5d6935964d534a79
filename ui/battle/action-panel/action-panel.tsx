import { useId } from "react";
import type { ActionType } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { ActionButton } from "./action-button.tsx";
import styles from "./action-panel.module.css";
import { reasonId } from "./action-reasons.tsx";
import { usePanelActions } from "./use-panel-actions.ts";

interface ActionPanelProps {
  onPress: (type: ActionType) => void;
}

/**
 * Shows what the chosen creature can do, with costs and reasons (`BAT-034`, `BAT-035`). Texts that depend on the choice
 * have a fixed height above the buttons or are shown elsewhere, so that choosing moves no button.
 */
export function ActionPanel({ onPress }: ActionPanelProps) {
  const texts = useBattleClient().rules.texts.battleScreen;
  const messageId = useId();
  const panel = usePanelActions();
  if (!panel) return null;
  const { actions, locked, message } = panel;
  return (
    <Panel surface="well" className={styles.panel} aria-label={texts.panel.label}>
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      <div className={styles.buttons}>
        {actions.map((action) => {
          const why = locked ?? action.reason;
          return (
            <ActionButton
              key={action.type}
              action={action}
              reason={why}
              saidBy={why === null ? null : why === message ? messageId : reasonId(action.type)}
              onPress={onPress}
            />
          );
        })}
      </div>
    </Panel>
  );
}

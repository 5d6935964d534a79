import { type CSSProperties, useId, useState } from "react";
import { type ActionType, fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useKeyHint } from "../../game/controls/use-keys.ts";
import { PadMark } from "../../game/pad/pad-mark.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { ACTION_COMMANDS } from "../keyboard/battle-commands.ts";
import { SCREEN_ACTIONS } from "../screen-actions.ts";
import styles from "./action-panel.module.css";
import { reasonId } from "./action-reasons.tsx";
import type { PanelAction } from "./panel-actions.ts";
import { usePanelActions } from "./use-panel-actions.ts";

/**
 * Shows what the chosen creature can do, with costs and reasons (`BAT-034`, `BAT-035`). Texts that depend on the choice
 * have a fixed height above the buttons or are shown elsewhere, so that choosing moves no button.
 */
export function ActionPanel({ onPress }: { onPress: (type: ActionType) => void }) {
  const texts = useBattleClient().rules.texts.battleScreen;
  const messageId = useId();
  const panel = usePanelActions();
  if (!panel) return null;
  const { actions, locked, message, isSaidElsewhere } = panel;
  return (
    <Panel
      surface="well"
      className={classNames(layoutStyles.stack, styles.panel)}
      aria-label={texts.panel.label}
    >
      <p id={messageId} className={styles.message}>
        {isSaidElsewhere ? <VisuallyHidden>{message}</VisuallyHidden> : message}
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

interface ActionButtonProps {
  action: PanelAction;
  /** Why the button cannot be pressed now; null when it can. */
  reason: string | null;
  /** Id of the element that shows the reason, or null. */
  saidBy: string | null;
  onPress: (type: ActionType) => void;
}

/** A button of the action panel with name and cost. A press lights up its border (`BAT-181`). */
function ActionButton({ action: { type, cost }, reason, saidBy, onPress }: ActionButtonProps) {
  const { rules } = useBattleClient();
  const { actions, panel } = rules.texts.battleScreen;
  // Number of presses, so that a press during the animation restarts it; 0 while nothing is animated.
  const [press, setPress] = useState(0);
  const { icon, tone, pad } = SCREEN_ACTIONS[type];
  const hint = useKeyHint(rules.texts, ACTION_COMMANDS[type]);
  return (
    <Button
      wide
      icon={icon}
      tone={tone}
      className={styles.action}
      reason={reason}
      reasonShown="caption"
      aria-describedby={saidBy ?? undefined}
      data-action={type}
      aria-keyshortcuts={hint?.shortcut}
      title={hint ? fill(panel.withKey, { label: actions[type], key: hint.name }) : actions[type]}
      onClick={() => {
        setPress(press + 1);
        onPress(type);
      }}
    >
      {actions[type]}
      {cost === null ? null : (
        <span className={styles.cost} data-cost>
          {" "}
          {cost}
        </span>
      )}
      <PadMark button={pad} />
      {press === 0 ? null : (
        <span
          key={press}
          className={styles.light}
          style={{ "--press-light": `${rules.arena.buttonPressMs}ms` } as CSSProperties}
          onAnimationEnd={() => setPress(0)}
          data-press-light=""
          aria-hidden="true"
        />
      )}
    </Button>
  );
}

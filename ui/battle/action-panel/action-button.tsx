import { type CSSProperties, useState } from "react";
import { type ActionType, fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useKeyHint } from "../../game/controls/use-keys.ts";
import { PadMark } from "../../game/pad/pad-mark.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { ACTION_COMMANDS } from "../keyboard/battle-commands.ts";
import styles from "./action-button.module.css";
import type { PanelAction } from "./panel-actions.ts";
import { SCREEN_ACTIONS } from "./screen-actions.ts";

interface ActionButtonProps {
  action: PanelAction;
  /** Why the button cannot be pressed now; null when it can. */
  reason: string | null;
  /** Id of the element that shows the reason, or null. */
  saidBy: string | null;
  onPress: (type: ActionType) => void;
}

/** A button of the action panel with name and cost. A press lights up its border (`BAT-181`). */
export function ActionButton({ action: { type, cost }, reason, saidBy, onPress }: ActionButtonProps) {
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
      {cost === null ? null : <span className={styles.cost}> {cost}</span>}
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

import { useState } from "react";
import type { ActionType } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import styles from "./action-button.module.css";
import { ACTION_KEYS, ACTION_LOOKS, ACTION_NAMES } from "./action-names.ts";
import type { PanelAction } from "./panel-actions.ts";
import { PressLight } from "./press-light.tsx";

interface ActionButtonProps {
  action: PanelAction;
  /** Why it may not be pressed now, or null. */
  reason: string | null;
  /** Id of what says the reason in words. */
  saidBy: string | null;
  /** How long the answer to a press lasts. */
  pressMs: number;
  onPress: (type: ActionType) => void;
}

/** A button of the panel: its name, its cost, and a light that answers a press (`BAT-181`). */
export function ActionButton({
  action: { type, cost },
  reason,
  saidBy,
  pressMs,
  onPress,
}: ActionButtonProps) {
  // Counted, so that a press during the light of the last one begins it anew; 0: no light.
  const [press, setPress] = useState(0);
  return (
    <Button
      wide
      {...ACTION_LOOKS[type]}
      className={styles.action}
      reason={reason}
      reasonShown="caption"
      aria-describedby={saidBy ?? undefined}
      data-action={type}
      aria-keyshortcuts={ACTION_KEYS[type]}
      title={`${ACTION_NAMES[type]} (${ACTION_KEYS[type]})`}
      onClick={() => {
        setPress(press + 1);
        onPress(type);
      }}
    >
      {ACTION_NAMES[type]}
      {cost === null ? null : <span className={styles.cost}> {cost}</span>}
      {press === 0 ? null : <PressLight key={press} lastsMs={pressMs} onEnd={() => setPress(0)} />}
    </Button>
  );
}

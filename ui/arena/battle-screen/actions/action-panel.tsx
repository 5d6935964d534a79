import { useId } from "react";
import type { ActionType, BattleMode, RuleSet } from "../../../../rules/index.ts";
import { Button } from "../../../parts/button.tsx";
import { Panel } from "../../../parts/panel.tsx";
import { useArena, useArenaState } from "../../arena-context.tsx";
import { useBattlePhase, useBattleView } from "../use-battle.ts";
import { ActionButton } from "./action-button.tsx";
import styles from "./action-panel.module.css";
import { type PanelAction, panelActions } from "./panel-actions.ts";

interface ActionPanelProps {
  onPress: (type: ActionType) => void;
  onAllMoves: () => void;
}

/** So many of the six actions are most of them. */
const MOST = 4;

/** What the chosen creature may do, with costs and reasons (`BAT-034`, `BAT-035`). */
export function ActionPanel({ onPress, onAllMoves }: ActionPanelProps) {
  const { rules, running } = useArena();
  const view = useBattleView();
  const phase = useBattlePhase();
  const chosen = useArenaState((state) => state.chosen);
  const messageId = useId();
  if (!running) return null;
  const actions = panelActions(rules, running.battle.battle, chosen);
  const locked = lockReason(rules, view.mode, phase);
  const message = locked ?? sharedReason(actions);
  return (
    <Panel surface="well" className={styles.panel} aria-label="Actions">
      {message === null ? null : (
        <p id={messageId} className={styles.message}>
          {message}
        </p>
      )}
      <div className={styles.buttons}>
        {actions.map((action) => {
          const why = locked ?? action.reason;
          return (
            <ActionButton
              key={action.type}
              action={action}
              reason={why}
              saidBy={why !== null && why === message ? messageId : null}
              pressMs={rules.arena.buttonPressMs}
              onPress={onPress}
            />
          );
        })}
      </div>
      <Button
        size="small"
        wide
        reason={locked}
        reasonShown="caption"
        aria-describedby={locked === null ? undefined : messageId}
        aria-keyshortcuts="M"
        title="All moves (M)"
        onClick={onAllMoves}
      >
        All moves
      </Button>
    </Panel>
  );
}

/** Why the whole panel is disabled, or null. */
function lockReason({ battleScreen, pvpScreens }: RuleSet, mode: BattleMode, phase: string): string | null {
  const { panel, status } = battleScreen;
  switch (phase) {
    case "player":
      return null;
    case "enemy":
      return mode === "pvp" ? pvpScreens.battle.notYourTurn : panel.waiting;
    case "over":
      return status.over;
    default:
      return status.showing;
  }
}

/** A reason that most actions have in common is said once, over all of them; null where there is none. */
function sharedReason(actions: readonly PanelAction[]): string | null {
  const reasons = actions.flatMap(({ reason }) => reason ?? []);
  return reasons.find((reason) => reasons.filter((other) => other === reason).length >= MOST) ?? null;
}

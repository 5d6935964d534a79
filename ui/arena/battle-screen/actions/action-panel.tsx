import { type ReactNode, useId } from "react";
import type { ActionType, BattleMode, RuleSet } from "../../../../rules/index.ts";
import { useMedia } from "../../../app/use-media.ts";
import { Button } from "../../../parts/button.tsx";
import { Panel } from "../../../parts/panel.tsx";
import { useArena, useArenaState } from "../../arena-context.tsx";
import { useBattleLabel, useBattlePhase, useBattleView } from "../use-battle.ts";
import { ActionButton } from "./action-button.tsx";
import styles from "./action-panel.module.css";
import { ActionReasons } from "./action-reasons.tsx";
import { type PanelAction, panelActions } from "./panel-actions.ts";
import { useAttackForecast } from "./use-attack-forecast.ts";

interface ActionPanelProps {
  onPress: (type: ActionType) => void;
  onAllMoves: () => void;
  /** Further buttons below these. */
  children?: ReactNode;
}

/** So many of the six actions are most of them. */
const MOST = 4;
/** Damage and chance to defeat: as much of a forecast as one line holds. */
const SHORT = 2;

/**
 * What the chosen creature may do, with costs and reasons (`BAT-034`, `BAT-035`). What depends on the choice takes a
 * place of its own height over the buttons or stands below them, so that choosing moves no button.
 */
export function ActionPanel({ onPress, onAllMoves, children }: ActionPanelProps) {
  const { rules, running } = useArena();
  const view = useBattleView();
  const phase = useBattlePhase();
  const chosen = useArenaState((state) => state.chosen);
  const messageId = useId();
  const reasonsId = useId();
  const chosenAttack = useChosenAttack();
  if (!running) return null;
  const actions = panelActions(rules, running.battle.battle, chosen);
  const locked = lockReason(rules, view.mode, phase);
  const message = locked ?? sharedReason(actions) ?? chosenAttack;
  return (
    <Panel surface="well" className={styles.panel} aria-label="Actions">
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
              saidBy={why === null ? null : why === message ? messageId : `${reasonsId}-${action.type}`}
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
      {children}
      <ActionReasons
        id={reasonsId}
        actions={actions.filter(({ reason }) => locked === null && reason !== message)}
      />
    </Panel>
  );
}

/**
 * Who acts or, on narrow screens, where the forecast lies below the buttons, what its attack may do. There is always
 * a line over the buttons: attack and deployment stay under the thumb.
 */
function useChosenAttack(): string | null {
  const { rules } = useArena();
  const actor = useBattleLabel(useArenaState((state) => state.chosen.actorId));
  const forecast = useAttackForecast();
  const isNarrow = useMedia(`(width <= ${rules.ui.mobileBreakpoint}px)`);
  if (isNarrow && forecast) return forecast.words.slice(0, SHORT).join(", ");
  return actor;
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

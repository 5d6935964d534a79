import type { BattleMode, RuleSet } from "../../../rules/index.ts";
import { useArena, useArenaState } from "../../arena/arena-context.tsx";
import { useMedia } from "../../game/hooks/use-media.ts";
import { useBattleLabel, useBattlePhase, useBattleView } from "../use-battle.ts";
import { type PanelAction, panelActions } from "./panel-actions.ts";
import { useAttackForecast } from "./use-attack-forecast.ts";

/** Threshold for saying a shared reason once: 4 of 6 actions. */
const MOST = 4;
/** Damage and chance to defeat: as much of a forecast as one line holds. */
const SHORT = 2;

/** The panel of actions for what is chosen. */
export interface PanelActions {
  actions: PanelAction[];
  /** Why the whole panel is disabled, or null. */
  locked: string | null;
  /** The line over the buttons: a reason most have in common, or who acts; null where there is nothing to say. */
  message: string | null;
}

/** What the buttons of the panel are for what is chosen now; null while no battle goes on. */
export function usePanelActions(): PanelActions | null {
  const { rules, running } = useArena();
  const view = useBattleView();
  const phase = useBattlePhase();
  const chosen = useArenaState((state) => state.chosen);
  const chosenAttack = useChosenAttack();
  if (!running) return null;
  const actions = panelActions(rules, running.battle.battle, chosen);
  const locked = lockReason(rules, view.mode, phase);
  return { actions, locked, message: locked ?? sharedReason(actions) ?? chosenAttack };
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
function lockReason({ texts }: RuleSet, mode: BattleMode, phase: string): string | null {
  const { panel, status } = texts.battleScreen;
  switch (phase) {
    case "player":
      return null;
    case "enemy":
      return mode === "pvp" ? texts.pvpScreens.battle.notYourTurn : panel.waiting;
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

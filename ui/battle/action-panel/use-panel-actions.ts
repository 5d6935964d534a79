import { type BattleView, type RuleSet, rowText } from "../../../rules/index.ts";
import { useMedia } from "../../game/hooks/use-media.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { useBattleLabel, useBattlePhase, useBattleView, useKnownBattle } from "../use-shown-battle.ts";
import { useActionPreview } from "./action-preview.tsx";
import { type PanelAction, panelActions } from "./panel-actions.ts";

/** Threshold for showing one shared reason, as a share of the actions: 4 of 6. */
const MOST = 0.6;
/** Preview lines that fit above the buttons; for an attack, the damage and the chance to defeat. */
const PREVIEW_LINES = 2;

/** State of the action panel for the current choice. */
interface PanelActions {
  actions: PanelAction[];
  /** Why the whole panel is disabled, or null. */
  locked: string | null;
  /** Line above the buttons: the reason that most actions share, else the acting creature; null for none. */
  message: string | null;
  /** Whether the message stands on the screen already: between players a ribbon over the field says it (`PVP-025`). */
  isSaidElsewhere: boolean;
}

/** Returns the state of the action panel for the current choice; null when no battle is running. */
export function usePanelActions(): PanelActions | null {
  const { rules } = useBattleClient();
  const known = useKnownBattle();
  const view = useBattleView();
  const phase = useBattlePhase();
  const chosen = useBattleState((state) => state.chosen);
  const acting = useActingLine();
  if (!known) return null;
  const actions = panelActions(rules, known.battle, chosen);
  const locked = lockReason(rules, view, phase);
  return {
    actions,
    locked,
    message: locked ?? sharedReason(actions) ?? acting,
    isSaidElsewhere: view.mode === "pvp" && phase === "enemy",
  };
}

/**
 * Returns the acting creature's name; on narrow screens, where the preview is below the buttons, the start of the
 * preview instead. The line stays as long as something is chosen, so that the buttons do not move.
 */
function useActingLine(): string | null {
  const { rules } = useBattleClient();
  const actor = useBattleLabel(useBattleState((state) => state.chosen.actorId));
  const preview = useActionPreview();
  const isNarrow = useMedia(`(width <= ${rules.ui.mobileBreakpoint}px)`);
  if (isNarrow && preview) return rowText(rules.texts, preview.lines.slice(0, PREVIEW_LINES));
  return actor;
}

/** Why the whole panel is disabled, or null. */
function lockReason({ texts }: RuleSet, { mode, gameState }: BattleView, phase: string): string | null {
  const { panel, status } = texts.battleScreen;
  switch (phase) {
    case "player":
      return null;
    case "enemy":
      return mode === "pvp" ? texts.pvpScreens.battle.waiting : panel.waiting;
    case "over":
      // The try at a position ends, the battle does not.
      return gameState === "battle" ? texts.positions.ended : status.over;
    default:
      return status.showing;
  }
}

/** Returns the reason that most actions share, which is shown once above them; null when there is none. */
function sharedReason(actions: readonly PanelAction[]): string | null {
  const reasons = actions.flatMap(({ reason }) => reason ?? []);
  return (
    reasons.find((reason) => reasons.filter((other) => other === reason).length >= actions.length * MOST) ??
    null
  );
}

import type { BattleMode, RuleSet } from "../../../rules/index.ts";
import { useMedia } from "../../game/hooks/use-media.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { useBattleLabel, useBattlePhase, useBattleView, useKnownBattle } from "../use-shown-battle.ts";
import { useActionPreview } from "./action-preview.tsx";
import { type PanelAction, panelActions } from "./panel-actions.ts";

/** Threshold for saying a shared reason once: this share of the actions, 4 of 6. */
const MOST = 0.6;
/** Lines of a preview that fit over the buttons: of an attack its damage and the chance to defeat. */
const PREVIEW_LINES = 2;

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
  const { rules } = useBattleClient();
  const known = useKnownBattle();
  const view = useBattleView();
  const phase = useBattlePhase();
  const chosen = useBattleState((state) => state.chosen);
  const acting = useActingLine();
  if (!known) return null;
  const actions = panelActions(rules, known.battle, chosen);
  const locked = lockReason(rules, view.mode, phase);
  return { actions, locked, message: locked ?? sharedReason(actions) ?? acting };
}

/**
 * The creature that acts. On narrow screens, where the preview lies below the buttons, the start of the preview
 * instead. The line stays while something is chosen, so that the buttons keep their place under the thumb.
 */
function useActingLine(): string | null {
  const { rules } = useBattleClient();
  const actor = useBattleLabel(useBattleState((state) => state.chosen.actorId));
  const preview = useActionPreview();
  const isNarrow = useMedia(`(width <= ${rules.ui.mobileBreakpoint}px)`);
  if (isNarrow && preview) return preview.lines.slice(0, PREVIEW_LINES).join(", ");
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

/** The reason that most actions share: it is shown once, over all of them; null where there is none. */
function sharedReason(actions: readonly PanelAction[]): string | null {
  const reasons = actions.flatMap(({ reason }) => reason ?? []);
  return (
    reasons.find((reason) => reasons.filter((other) => other === reason).length >= actions.length * MOST) ??
    null
  );
}

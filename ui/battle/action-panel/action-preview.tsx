import { ACTION_TYPES, actionPreview, actionWith, fill } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { PLAYER } from "../sides.ts";
import { useBattleLabel, useBattlePhase, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./action-preview.module.css";
import { SCREEN_ACTIONS } from "./screen-actions.ts";

/** Shows the expected result of the chosen creature's action on the chosen target. */
export function ActionPreview() {
  const { status } = useBattleClient().rules.texts.battleScreen;
  const preview = useActionPreview();
  const creature = useBattleLabel(preview?.actorId ?? null) ?? "";
  const target = useBattleLabel(preview?.targetId ?? null) ?? "";
  if (!preview) return null;
  return (
    <Panel surface="well" className={styles.preview} aria-label={preview.title}>
      <h3>{fill(status.aimed, { creature, target })}</h3>
      <ul>
        {preview.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}

interface PreviewedAction {
  actorId: string;
  targetId: string;
  title: string;
  /** The most important line comes first. */
  lines: readonly string[];
}

/** Returns the preview for the current choice; null when there is none or it is not the player's turn. */
export function useActionPreview(): PreviewedAction | null {
  const { rules } = useBattleClient();
  const known = useKnownBattle();
  const phase = useBattlePhase();
  const { actorId, targetId } = useBattleState((state) => state.chosen);
  if (!known || phase !== "player" || actorId === null || targetId === null) return null;
  for (const type of ACTION_TYPES) {
    const aim = SCREEN_ACTIONS[type].aim?.(rules.texts.battleScreen);
    if (!aim) continue;
    const action = actionWith(type, { actor: actorId, target: targetId });
    const lines = actionPreview(rules, known.battle, PLAYER, action);
    if (lines) return { actorId, targetId, title: aim.preview, lines };
  }
  return null;
}

import { attackPreview, previewWords } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { PLAYER } from "../sides.ts";
import { useBattleLabel, useBattlePhase, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./attack-preview.module.css";

/** What to expect of the chosen attack, before it is made. */
export function AttackPreview() {
  const preview = useAttackPreview();
  const attacker = useBattleLabel(preview?.attackerId ?? null);
  const target = useBattleLabel(preview?.targetId ?? null);
  if (!preview) return null;
  return (
    <Panel surface="well" className={styles.preview} aria-label="If it attacks">
      <h3>
        {attacker} against {target}
      </h3>
      <ul>
        {preview.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}

interface PreviewedAttack {
  attackerId: string;
  targetId: string;
  /** The damage first, then the chance to defeat, then what else there is to know. */
  lines: string[];
}

/** The preview of the chosen attack; null where none is chosen or it is not the player's turn. */
export function useAttackPreview(): PreviewedAttack | null {
  const { rules } = useBattleClient();
  const known = useKnownBattle();
  const phase = useBattlePhase();
  const { actorId, targetId } = useBattleState((state) => state.chosen);
  if (!known || phase !== "player" || actorId === null || targetId === null) return null;
  const ids = { attackerId: actorId, targetId };
  const preview = attackPreview(rules, known.battle, PLAYER, ids);
  return preview && { ...ids, lines: previewWords(rules, preview) };
}

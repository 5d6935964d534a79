import type { CSSProperties } from "react";
import { type CreatureView, healthState, type TargetOutcome } from "../../../rules/index.ts";
import { useBattleClient } from "../battle-context.tsx";
import { healthWords } from "./creature-words.ts";
import styles from "./health-bar.module.css";

interface HealthBarProps {
  creature: Pick<CreatureView, "currentHealth" | "maxHealth">;
  /** What an action that is considered would leave of it; null: none is. */
  left?: TargetOutcome["left"] | null;
}

/** A creature's health as a bar in the colour of its state, and in numbers (`BAT-029`). */
export function HealthBar({ creature, left = null }: HealthBarProps) {
  const { rules } = useBattleClient();
  const shareOf = (health: number) => Math.max(0, health / creature.maxHealth);
  const share = shareOf(creature.currentHealth);
  const staying = left ? Math.min(share, shareOf(left.lowest)) : share;
  return (
    <span className={styles.health} data-health={healthState(rules, share)}>
      <span
        className={styles.bar}
        style={{ "--filled": `${share * 100}%`, "--staying": `${staying * 100}%` } as CSSProperties}
        aria-hidden="true"
      />
      <span className={styles.words}>{healthWords(rules, creature)}</span>
    </span>
  );
}

import type { CSSProperties } from "react";
import { type CreatureView, healthState } from "../../../rules/index.ts";
import { useBattleClient } from "../battle-context.tsx";
import { healthWords } from "./creature-words.ts";
import styles from "./health-bar.module.css";

/** A creature's health as a bar in the colour of its state, and in numbers (`BAT-029`). */
export function HealthBar({ creature }: { creature: Pick<CreatureView, "currentHealth" | "maxHealth"> }) {
  const { rules } = useBattleClient();
  const share = Math.max(0, creature.currentHealth / creature.maxHealth);
  return (
    <span className={styles.health} data-health={healthState(rules, share)}>
      <span
        className={styles.bar}
        style={{ "--filled": `${share * 100}%` } as CSSProperties}
        aria-hidden="true"
      />
      <span className={styles.words}>{healthWords(rules, creature)}</span>
    </span>
  );
}

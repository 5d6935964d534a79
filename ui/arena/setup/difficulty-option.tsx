import { useId } from "react";
import { type Creature, type Difficulty, difficultyTips, recommendedTeam } from "../../../rules/index.ts";
import { difficultyTone } from "../../battle/header/difficulty-badge.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { sentences } from "../../game/texts.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { pickDifficulty } from "../team/pick-team.ts";
import styles from "./difficulty-option.module.css";

interface DifficultyOptionProps {
  difficulty: Difficulty;
  /** Whether the exact differences behind the label are listed (`CON-44`). */
  withTips: boolean;
}

/** The creature in the picture of a difficulty: decoration, the enemy's team is another. */
const CHALLENGERS: Record<Difficulty, Pick<Creature, "species_id" | "form">> = {
  easy: { species_id: "cudoge", form: 1 },
  medium: { species_id: "bullx", form: 2 },
  hard: { species_id: "xerdian", form: 2 },
  expert: { species_id: "etherion", form: 3 },
};

/** One of the four challenges: label, description, recommended team, and on expert a warning (`BAT-009`, `BAT-012`). */
export function DifficultyOption({ difficulty, withTips }: DifficultyOptionProps) {
  const arena = useArena();
  const { rules } = arena;
  const chosen = useArenaState((state) => state.difficulty === difficulty);
  const practice = useArenaState((state) => state.practice);
  const group = useId();
  const texts = rules.texts.difficulty[difficulty];
  const warnings: Partial<Record<Difficulty, string>> = rules.texts.difficulty.warnings;
  const warning = warnings[difficulty];
  return (
    <label className={styles.option} style={difficultyTone(rules.difficulty[difficulty].color)}>
      <input
        type="radio"
        className={styles.radio}
        name="difficulty"
        checked={chosen}
        aria-label={texts.name}
        aria-describedby={group}
        onChange={() => pickDifficulty(arena, difficulty)}
      />
      <span className={styles.picture}>
        <CreaturePicture creature={CHALLENGERS[difficulty]} size={132} />
      </span>
      <span className={styles.words} id={group}>
        <span className={styles.head}>
          <span className={styles.name}>{texts.name}</span>
          <span className={layoutStyles.heading}>{texts.label}</span>
        </span>
        <span>{texts.description}</span>
        <span className={layoutStyles.muted}>
          {sentences(rules.texts, [
            recommendedTeam(rules, difficulty),
            practice ? rules.texts.arena.setup.lentMeets : "",
          ])}
        </span>
        {warning ? <span className={styles.warning}>{warning}</span> : null}
        {withTips ? (
          <span className={styles.tips}>
            {difficultyTips(rules, difficulty).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        ) : null}
      </span>
    </label>
  );
}

import { useMemo } from "react";
import { fill, numberText, type Replay } from "../../../rules/index.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./decision-details.module.css";
import { enemyDecision } from "./enemy-decisions.ts";

const PERCENT = 100;

/** One decision: what the enemy did, how it decided, and every action it could have taken, best first. */
export function DecisionDetails({ replay, index }: { replay: Replay; index: number }) {
  const { rules } = useArena();
  const { replays, arena } = rules.texts;
  const difficulty = replay.setup.mode === "ai" ? replay.setup.difficulty : "easy";
  const { text, how, candidates } = useMemo(
    () => enemyDecision(rules, replay, difficulty, index),
    [rules, replay, difficulty, index],
  );
  const percent = Math.round(rules.ai.mistakes[difficulty] * PERCENT);
  const values = { candidates: candidates.length, percent };
  return (
    <details className={styles.decision}>
      <summary className={styles.summary}>
        {text}
        {how === "weighed" ? null : <span className={styles.chance}>{arena.explain.byChance}</span>}
      </summary>
      <p className={styles.how}>{fill(replays.decisions[how], values)}</p>
      <ol className={styles.candidates}>
        {candidates.map((candidate) => (
          <li key={candidate.id} className={styles.candidate} data-taken={candidate.taken || undefined}>
            <p className={styles.head}>
              <span>
                {candidate.text}
                {candidate.taken ? <strong className={styles.taken}> {arena.explain.taken}</strong> : null}
              </span>
              <span className={styles.score}>
                {numberText(rules.texts, candidate.score, { decimals: 2 })}
              </span>
            </p>
            <ul className={styles.reasons}>
              {candidate.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

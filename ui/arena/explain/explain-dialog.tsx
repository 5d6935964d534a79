import { useMemo, useState } from "react";
import { fill, numberText, type Replay } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { Button } from "../../components/button.tsx";
import { Choice } from "../../components/choice.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useLast } from "../../game/hooks/use-last.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { enemyDecision, enemyTurns } from "./enemy-decisions.ts";
import styles from "./explain-dialog.module.css";

/** Opens the explanations of the enemy's decisions in a battle. */
export function ExplainEnemyButton({ replay }: { replay: Replay }) {
  const { rules, store } = useArena();
  return (
    <Button size="small" onClick={() => store.setState({ explained: replay })}>
      {rules.texts.arena.explain.button}
    </Button>
  );
}

/** The same while a practice goes on; other battles are explained only afterwards. */
export function ExplainPracticeButton() {
  const { rules, store } = useArena();
  const practice = useArenaState((state) => state.practice);
  const replaySoFar = useBattleState(({ running }) => running?.replay ?? null);
  if (!practice) return null;
  return (
    <Button size="small" wide onClick={() => store.setState({ explained: replaySoFar?.() ?? null })}>
      {rules.texts.arena.explain.button}
    </Button>
  );
}

/** Explains the enemy's decisions in any of its turns (`GAP-34`). */
export function ExplainDialog() {
  const arena = useArena();
  const explained = useArenaState((state) => state.explained);
  const shown = useLast(explained);
  const { explain: texts } = arena.rules.texts.arena;
  return (
    <Dialog
      open={explained !== null}
      onClose={() => arena.store.setState({ explained: null })}
      title={texts.title}
      description={texts.text}
      width="wide"
    >
      {shown ? <Turns key={`${shown.seed} ${shown.actions.length}`} replay={shown} /> : null}
    </Dialog>
  );
}

function Turns({ replay }: { replay: Replay }) {
  const { rules } = useArena();
  const { arena: texts } = rules.texts;
  const turns = useMemo(() => enemyTurns(rules, replay), [rules, replay]);
  const [turn, setTurn] = useState(() => turns.at(-1)?.turn ?? 0);
  const indexes = turns.find((one) => one.turn === turn)?.indexes ?? [];
  if (turns.length === 0) return <p>{texts.explain.noTurn}</p>;
  return (
    <>
      <Choice
        label={texts.explain.turns}
        value={turn}
        options={turns.map((one) => ({ value: one.turn, text: fill(texts.turn, { turn: one.turn }) }))}
        onChange={setTurn}
      />
      <ol className={layoutStyles.stack}>
        {indexes.map((index) => (
          <li key={index}>
            <DecisionDetails replay={replay} index={index} />
          </li>
        ))}
      </ol>
    </>
  );
}

const PERCENT = 100;

/** One decision: what the enemy did, how it decided, and every action it could have taken, best first. */
function DecisionDetails({ replay, index }: { replay: Replay; index: number }) {
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
    <details className={layoutStyles.well}>
      <summary className={layoutStyles.summary}>
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
                {candidate.taken ? (
                  <strong className={layoutStyles.warningNote}> {arena.explain.taken}</strong>
                ) : null}
              </span>
              <span className={layoutStyles.figure}>
                {numberText(rules.texts, candidate.score, { decimals: 2 })}
              </span>
            </p>
            <ul className={layoutStyles.muted}>
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

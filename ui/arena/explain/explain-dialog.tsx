import { useMemo, useState } from "react";
import { fill, type Replay } from "../../../rules/index.ts";
import { Choice } from "../../components/choice.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { DecisionDetails } from "./decision-details.tsx";
import { enemyTurns } from "./enemy-decisions.ts";
import styles from "./explain-dialog.module.css";

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
      <ol className={styles.decisions}>
        {indexes.map((index) => (
          <li key={index}>
            <DecisionDetails replay={replay} index={index} />
          </li>
        ))}
      </ol>
    </>
  );
}

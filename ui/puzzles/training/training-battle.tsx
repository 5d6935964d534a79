import { useStore } from "zustand";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { useTexts } from "../../game/texts.ts";
import { PositionBattle } from "../play/position-battle.tsx";
import { useTurnPlace } from "../play/turn-buttons.tsx";
import { LineButtons } from "../result/line-buttons.tsx";
import { ResultDialog } from "../result/result-dialog.tsx";
import { goOn, type OpenTraining, stopRow } from "./open-training.ts";
import { PointsText } from "./points-text.tsx";

/** A position of the row: its first try counts, then one press leads to the next. */
export function RowBattle({ training }: { training: OpenTraining }) {
  const { game, rules } = training;
  const { training: texts } = useTexts().positions;
  const row = useStore(training.store, (state) => state.row);
  // Beside the buttons of a low window there is no room for a theme.
  const isLow = useTurnPlace() === "header";
  const open = row?.open;
  if (!row || !open) return null;
  const number = rules.puzzles.training.inARow;
  const isLast = row.tried.length >= number;
  const onward = { text: isLast ? texts.toSummary : texts.next, go: () => goOn(training) };
  const lines = (done: () => void) => <LineButtons question={texts.question} onShow={done} />;
  return (
    <PositionBattle
      title={fill(texts.place, { place: open.place, number })}
      sign={isLow ? "" : row.theme === null ? texts.title : texts.kinds[row.theme]}
      leave={{ label: texts.leave, go: () => leaveArena(game) }}
      onward={open.isNoted ? onward : null}
      ways={(done) => (
        <>
          {lines(done)}
          <Button size="small" wide onClick={() => stopRow(training)}>
            {texts.stop}
          </Button>
        </>
      )}
    >
      <ResultDialog ways={lines} onward={onward}>
        <PointsText training={training} points={open.points} />
      </ResultDialog>
    </PositionBattle>
  );
}

/** A missed position once more, with its solution: nothing counts. */
export function AgainBattle({ id, leave }: { id: number; leave: () => void }) {
  const { numbered, training: texts } = useTexts().positions;
  const onward = { text: texts.toSummary, go: leave };
  const ways = (done: () => void) => <LineButtons question={texts.question} onShow={done} />;
  return (
    <PositionBattle
      title={fill(numbered, { number: id })}
      sign=""
      leave={{ label: texts.toSummary, go: leave }}
      onward={onward}
      ways={ways}
    >
      <ResultDialog ways={ways} onward={onward}>
        {null}
      </ResultDialog>
    </PositionBattle>
  );
}

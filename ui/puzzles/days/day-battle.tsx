import { useEffect } from "react";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { useTexts } from "../../game/texts.ts";
import { handInTries } from "../kept/hand-in.ts";
import { positionsKey } from "../kept/kept-positions.ts";
import { usePositions } from "../kept/positions-query.ts";
import { PositionBattle } from "../play/position-battle.tsx";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import { LineButtons } from "../result/line-buttons.tsx";
import resultStyles from "../result/result-dialog.module.css";
import { ResultDialog } from "../result/result-dialog.tsx";
import { ShareButton } from "../result/share-button.tsx";
import { StreakText } from "../shelf/streak-text.tsx";
import { shortSign, signText } from "../sign-text.ts";
import { refreshStanding } from "../store/puzzle.ts";
import { DaysDialog } from "./days-dialog.tsx";

/** The position of a day, with its sign and the way to the other days. */
export function DayBattle({ number }: { number: number }) {
  const { game } = usePuzzle();
  const texts = useTexts();
  const { best, leave, numbered } = texts.positions;
  const standing = usePuzzleState((state) => state.standing);
  useTriesOfOthers();
  const ways = (done: () => void) => (
    <>
      <LineButtons question={best.question} onShow={done} />
      <DaysButton onOpen={done} />
    </>
  );
  return (
    <PositionBattle
      title={fill(numbered, { number })}
      sign={shortSign(texts, standing)}
      leave={{ label: leave, go: () => leaveArena(game) }}
      ways={ways}
    >
      <ResultDialog ways={ways}>
        <Sign number={number} />
      </ResultDialog>
      <DaysDialog number={number} />
    </PositionBattle>
  );
}

/** Hands in what waits, and follows what the server says and what another tab makes of the position. */
function useTriesOfOthers(): void {
  const puzzle = usePuzzle();
  const served = usePositions();
  useEffect(() => void handInTries(puzzle.game), [puzzle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each answer of the server
  useEffect(() => refreshStanding(puzzle), [puzzle, served]);
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === positionsKey(puzzle.game)) refreshStanding(puzzle);
    };
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, [puzzle]);
}

/** The sign of the position; solved, it can be sent to others. */
function Sign({ number }: { number: number }) {
  const texts = useTexts();
  const standing = usePuzzleState((state) => state.standing);
  if (standing.shown) return <p className={layoutStyles.muted}>{signText(texts, standing)}</p>;
  if (!standing.reached) return null;
  return (
    <div className={resultStyles.sign}>
      <p className={resultStyles.line}>{signText(texts, standing)}</p>
      <StreakText />
      <ShareButton number={number} />
    </div>
  );
}

/** Opens the list of all days. */
function DaysButton({ onOpen }: { onOpen: () => void }) {
  const { store } = usePuzzle();
  const { days } = useTexts().positions;
  return (
    <Button
      size="small"
      wide
      onClick={() => {
        onOpen();
        store.setState({ open: "days", isResultOpen: false });
      }}
    >
      {days.title}
    </Button>
  );
}

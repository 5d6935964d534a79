import { type ReactNode, useRef } from "react";
import { energyLeftText, goalText, triesText } from "../../../rules/positions.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useTexts } from "../../game/texts.ts";
import { beginAgain } from "../play/play-turn.ts";
import { missingTexts } from "../play/tell-result.ts";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import type { JudgedTurn, Onward } from "../store/puzzle.ts";
import styles from "./result-dialog.module.css";

interface ResultDialogProps {
  /** What the try counts for. */
  children: ReactNode;
  /** Ways to look closer and to other positions; `done` closes the result. */
  ways: (done: () => void) => ReactNode;
  /** Where the player goes on with one press, where that is not the next try. */
  onward?: Onward;
}

/** How a try ended: reached, or what is missing. One press begins the next try, or goes on. */
export function ResultDialog({ children, ways, onward }: ResultDialogProps) {
  const puzzle = usePuzzle();
  const { positions: texts } = useTexts();
  const first = useRef<HTMLButtonElement>(null);
  const ended = usePuzzleState((state) => state.ended);
  const isOpen = usePuzzleState((state) => state.isResultOpen);
  const close = () => puzzle.store.setState({ isResultOpen: false });
  const isReached = ended?.reached ?? false;
  return (
    <Dialog
      open={isOpen && ended !== null}
      onClose={close}
      title={isReached ? texts.result.reached : texts.result.missed}
      description={ended === null ? null : <Ending judged={ended} />}
      firstFocus={first}
      buttons={
        <>
          {onward ? (
            <Button ref={first} tone="gold" onClick={onward.go}>
              {onward.text}
            </Button>
          ) : null}
          <Button
            {...(onward ? {} : { ref: first })}
            tone={isReached || onward ? "neutral" : "gold"}
            onClick={() => beginAgain(puzzle)}
          >
            {texts.again}
          </Button>
          <Button onClick={close}>{texts.toBattle}</Button>
        </>
      }
    >
      {children}
      <div className={layoutStyles.closeStack}>{ways(close)}</div>
    </Dialog>
  );
}

/** What the try has reached or misses, and the energy that it left. */
function Ending({ judged }: { judged: JudgedTurn }) {
  const puzzle = usePuzzle();
  const texts = useTexts();
  const missing = missingTexts(puzzle, judged);
  const { tries } = usePuzzleState((state) => state.standing);
  return (
    <>
      {judged.reached ? <p>{goalText(texts, puzzle.position.goal)}</p> : null}
      {missing.length === 0 ? null : (
        <ul className={styles.missing}>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className={layoutStyles.muted}>
        {[triesText(texts, tries), energyLeftText(texts, judged.energyLeft)].join(" · ")}
      </p>
    </>
  );
}

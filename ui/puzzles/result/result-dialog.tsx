import { useRef } from "react";
import { energyLeftText, goalText, triesText } from "../../../rules/positions.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useTexts } from "../../game/texts.ts";
import { beginAgain } from "../play/play-turn.ts";
import { missingTexts } from "../play/tell-result.ts";
import { DaysButton } from "../play/turn-buttons.tsx";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import { StreakText } from "../shelf/streak-text.tsx";
import { signText } from "../sign-text.ts";
import type { JudgedTurn } from "../store/puzzle.ts";
import { LineButtons } from "./line-buttons.tsx";
import styles from "./result-dialog.module.css";
import { ShareButton } from "./share-button.tsx";

/** How a try ended: reached, or what is missing. One press begins the next try. */
export function ResultDialog() {
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
          <Button ref={first} tone={isReached ? "neutral" : "gold"} onClick={() => beginAgain(puzzle)}>
            {texts.again}
          </Button>
          <Button onClick={close}>{texts.toBattle}</Button>
        </>
      }
    >
      <Sign />
      <div className={layoutStyles.closeStack}>
        <LineButtons onShow={close} />
        <DaysButton onOpen={close} />
      </div>
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

/** The sign of the position; solved, it can be sent to others. */
function Sign() {
  const texts = useTexts();
  const standing = usePuzzleState((state) => state.standing);
  if (standing.shown) return <p className={layoutStyles.muted}>{signText(texts, standing)}</p>;
  if (!standing.reached) return null;
  return (
    <div className={styles.sign}>
      <p className={styles.line}>{signText(texts, standing)}</p>
      <StreakText />
      <ShareButton />
    </div>
  );
}

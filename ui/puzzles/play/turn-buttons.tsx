import { useBattleState } from "../../battle/battle-context.tsx";
import { Button } from "../../components/button.tsx";
import { useTexts } from "../../game/texts.ts";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import { beginAgain } from "./play-turn.ts";

/** Takes the whole turn back, or begins the next try; and shows the hidden cards. */
export function TurnButtons() {
  const puzzle = usePuzzle();
  const { positions: texts } = useTexts();
  const isEnded = usePuzzleState(({ ended }) => ended !== null);
  // The actions are added to the same battle: each comes with a view.
  const isUntouched = useBattleState(
    ({ running, shown }) =>
      shown !== null && (running?.known.actions?.length ?? 0) === puzzle.position.actions.length,
  );
  return (
    <>
      <Button
        wide
        icon="arrow_left"
        tone={isEnded ? "gold" : "neutral"}
        reason={isUntouched ? texts.nothingYet : null}
        reasonShown="caption"
        onClick={() => beginAgain(puzzle)}
      >
        {isEnded ? texts.again : texts.undo}
      </Button>
      <Button wide icon="creatures" onClick={() => puzzle.store.setState({ open: "cards" })}>
        {texts.cards.title}
      </Button>
    </>
  );
}

/** Opens the list of all days. */
export function DaysButton({ onOpen }: { onOpen: () => void }) {
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

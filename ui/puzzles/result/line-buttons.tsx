import { Button } from "../../components/button.tsx";
import { ConfirmButton } from "../../components/question.tsx";
import { useTexts } from "../../game/texts.ts";
import { stillCounts } from "../kept/standing.ts";
import { showLine } from "../line/line-steps.ts";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import type { LineKind } from "../store/puzzle.ts";

interface LineButtonsProps {
  /** Asked before the position is solved, because of what it then counts as. */
  question: string;
  onShow: () => void;
}

/** Shows the best line, and once it may be known why the obvious turn fails. */
export function LineButtons({ question, onShow }: LineButtonsProps) {
  const puzzle = usePuzzle();
  const { best } = useTexts().positions;
  const isSecret = usePuzzleState(({ standing }) => stillCounts(standing));
  const show = (kind: LineKind) => {
    onShow();
    showLine(puzzle, kind);
  };
  return (
    <>
      <ConfirmButton
        wide
        size="small"
        question={isSecret ? question : null}
        confirm={best.button}
        onClick={() => show("solution")}
      >
        {best.button}
      </ConfirmButton>
      {isSecret ? null : (
        <Button wide size="small" onClick={() => show("obvious")}>
          {best.obvious}
        </Button>
      )}
    </>
  );
}

import { Button } from "../../components/button.tsx";
import { ConfirmButton } from "../../components/question.tsx";
import { useTexts } from "../../game/texts.ts";
import { stillCounts } from "../kept/standing.ts";
import { showLine } from "../line/line-steps.ts";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import type { LineKind } from "../store/puzzle.ts";

/**
 * Shows the best line, and once it may be known why the obvious turn fails. Before the position is solved it asks first,
 * because it then counts as shown.
 */
export function LineButtons({ onShow }: { onShow: () => void }) {
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
        question={isSecret ? best.question : null}
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

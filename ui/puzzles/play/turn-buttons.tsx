import { useBattleState } from "../../battle/battle-context.tsx";
import { useBattleShape } from "../../battle/battle-shape.ts";
import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { useMedia } from "../../game/hooks/use-media.ts";
import { useTexts } from "../../game/texts.ts";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import type { Onward } from "../store/puzzle.ts";
import { beginAgain } from "./play-turn.ts";
import styles from "./position-battle.module.css";

/** A window from this height on has room for one more row of buttons under its field, in pixels. */
const ROOM_FOR_A_ROW = 720;

/** Where the buttons of the turn stand: in the header where the window is low, otherwise among the actions. */
export function useTurnPlace(): "header" | "actions" {
  const shape = useBattleShape();
  const isLow = useMedia(`(height < ${ROOM_FOR_A_ROW}px)`);
  return shape === "sideways" || (shape === "upright" && isLow) ? "header" : "actions";
}

interface TurnButtonsProps {
  inHeader: boolean;
  /** Where the player goes on once a try has ended, rather than with the next one. */
  onward: Onward | null;
}

/**
 * Takes the whole turn back, or begins the next try; and shows the hidden cards. Among the actions the way onward takes
 * their place once a try has ended.
 */
export function TurnButtons({ inHeader, onward }: TurnButtonsProps) {
  const { store } = usePuzzle();
  const { cards } = useTexts().positions;
  const isEnded = usePuzzleState(({ ended }) => ended !== null);
  const openCards = () => store.setState({ open: "cards" });
  return (
    <div className={inHeader ? styles.tools : styles.buttons}>
      <AnewButton small={inHeader} isFirst={onward === null} />
      {inHeader ? (
        <IconButton icon="creatures" label={cards.title} onClick={openCards} />
      ) : onward && isEnded ? (
        <Button wide tone="gold" onClick={onward.go}>
          {onward.text}
        </Button>
      ) : (
        <Button wide icon="creatures" onClick={openCards}>
          {cards.title}
        </Button>
      )}
    </div>
  );
}

function AnewButton({ small, isFirst }: { small: boolean; isFirst: boolean }) {
  const puzzle = usePuzzle();
  const { positions: texts } = useTexts();
  const isEnded = usePuzzleState(({ ended }) => ended !== null);
  // The actions are added to the same battle: each comes with a view.
  const isUntouched = useBattleState(
    ({ running, shown }) =>
      shown !== null && (running?.known.actions?.length ?? 0) === puzzle.position.actions.length,
  );
  return (
    <Button
      {...(small ? { size: "small" } : { wide: true, icon: "arrow_left" })}
      tone={isEnded && isFirst ? "gold" : "neutral"}
      reason={isUntouched ? texts.nothingYet : null}
      reasonShown="caption"
      onClick={() => beginAgain(puzzle)}
    >
      {isEnded ? texts.again : texts.undo}
    </Button>
  );
}

import { type ReactNode, useCallback, useEffect } from "react";
import { answerText, goalText } from "../../../rules/positions.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { BattleMusic } from "../../battle/battle-music.tsx";
import { BattleHeader } from "../../battle/header/battle-header.tsx";
import { StatusLine } from "../../battle/header/status-line.tsx";
import { TurnSpeed } from "../../battle/header/turn-speed.tsx";
import { BattleLayout } from "../../battle/layout/battle-layout.tsx";
import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { announce } from "../../game/store/notify.ts";
import { useTexts } from "../../game/texts.ts";
import { LinePanel } from "../line/line-panel.tsx";
import { closeLine } from "../line/line-steps.ts";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import type { Onward } from "../store/puzzle.ts";
import { HiddenCards } from "./hidden-cards.tsx";
import { resumeTurn, stopTurn } from "./play-turn.ts";
import styles from "./position-battle.module.css";
import { TurnButtons, useTurnPlace } from "./turn-buttons.tsx";

interface PositionBattleProps extends HeaderProps {
  /** Where the player goes on from here, such as to the next position of a row; null while it is not time yet. */
  onward?: Onward | null;
  /** Buttons below the actions, or in the drawer with the details. */
  ways: (done: () => void) => ReactNode;
  /** Dialogs, such as how a try ended. */
  children: ReactNode;
}

/** The battle of a position, its goal always in sight; or a line of it, step by step. */
export function PositionBattle({ onward = null, ways, children, ...header }: PositionBattleProps) {
  const puzzle = usePuzzle();
  const isThere = useBattleState(({ shown }) => shown !== null);
  const isLine = usePuzzleState(({ line }) => line !== null);
  const isEnded = usePuzzleState(({ ended }) => ended !== null);
  const place = useTurnPlace();
  usePlayed();
  const isWon = useCallback(() => puzzle.store.getState().ended?.reached ?? false, [puzzle]);
  if (!isThere) return null;
  return (
    <>
      <BattleLayout
        header={<PositionHeader {...header} onward={onward} />}
        status={isLine ? null : <StatusLine />}
        notes={
          isLine ? (
            <LinePanel onward={onward} />
          ) : place === "actions" ? (
            <TurnButtons inHeader={false} onward={onward} />
          ) : null
        }
        panelButtons={(done) =>
          isLine ? null : (
            <>
              {place === "header" ? <TurnSpeed /> : null}
              {onward && (place === "header" || !isEnded) ? (
                <Button size="small" wide tone="gold" onClick={onward.go}>
                  {onward.text}
                </Button>
              ) : null}
              {ways(done)}
            </>
          )
        }
      >
        {children}
        <HiddenCards />
      </BattleLayout>
      <BattleMusic isWon={isWon} />
    </>
  );
}

/** Plays the position while its screen is there; the turn under way is kept for later. */
function usePlayed(): void {
  const puzzle = usePuzzle();
  useEffect(() => {
    resumeTurn(puzzle);
    announce(puzzle.game, goalText(puzzle.client.rules.texts, puzzle.position.goal));
    return () => {
      closeLine(puzzle);
      stopTurn(puzzle);
    };
  }, [puzzle]);
}

interface HeaderProps {
  title: string;
  /** Beside the title, in a word or two: what the player made of the position, or its place in a row. */
  sign: string;
  leave: { label: string; go: () => void };
}

function PositionHeader({ title, sign, leave, onward }: HeaderProps & { onward: Onward | null }) {
  const { position } = usePuzzle();
  const texts = useTexts();
  const { goalLabel, fair } = texts.positions;
  const isLine = usePuzzleState(({ line }) => line !== null);
  const place = useTurnPlace();
  return (
    <BattleHeader
      title={title}
      beside={<span className={styles.sign}>{sign}</span>}
      {...(place === "header" && !isLine ? { tools: <TurnButtons inHeader onward={onward} /> } : {})}
      wayOut={<IconButton icon="close" label={leave.label} onClick={leave.go} />}
    >
      <p className={styles.goal} data-goal="">
        <strong className={layoutStyles.heading}>{goalLabel}</strong> {goalText(texts, position.goal)}{" "}
        <span className={layoutStyles.muted}>
          {fair} {answerText(texts, position)}
        </span>
      </p>
    </BattleHeader>
  );
}

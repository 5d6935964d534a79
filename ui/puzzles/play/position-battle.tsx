import { useCallback, useEffect } from "react";
import { fill } from "../../../rules/index.ts";
import { goalText } from "../../../rules/positions.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { BattleMusic } from "../../battle/battle-music.tsx";
import { BattleHeader } from "../../battle/header/battle-header.tsx";
import { StatusLine } from "../../battle/header/status-line.tsx";
import { TurnSpeed } from "../../battle/header/turn-speed.tsx";
import { BattleLayout } from "../../battle/layout/battle-layout.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { announce } from "../../game/store/notify.ts";
import { useTexts } from "../../game/texts.ts";
import { DaysDialog } from "../days/days-dialog.tsx";
import { handInTries } from "../kept/hand-in.ts";
import { positionsKey } from "../kept/kept-positions.ts";
import { usePositions } from "../kept/positions-query.ts";
import { LinePanel } from "../line/line-panel.tsx";
import { closeLine } from "../line/line-steps.ts";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import { LineButtons } from "../result/line-buttons.tsx";
import { ResultDialog } from "../result/result-dialog.tsx";
import { shortSign } from "../sign-text.ts";
import { refreshStanding } from "../store/puzzle.ts";
import { HiddenCards } from "./hidden-cards.tsx";
import { resumeTurn, stopTurn } from "./play-turn.ts";
import styles from "./position-battle.module.css";
import { DaysButton, TurnButtons, useTurnPlace } from "./turn-buttons.tsx";

/** The battle of a position, its goal always in sight; or a line of it, step by step. */
export function PositionBattle() {
  const puzzle = usePuzzle();
  const isThere = useBattleState(({ shown }) => shown !== null);
  const isLine = usePuzzleState(({ line }) => line !== null);
  const place = useTurnPlace();
  usePlayed();
  useStandingOfOthers();
  const isWon = useCallback(() => puzzle.store.getState().ended?.reached ?? false, [puzzle]);
  if (!isThere) return null;
  return (
    <>
      <BattleLayout
        header={<PositionHeader />}
        status={isLine ? null : <StatusLine />}
        notes={isLine ? <LinePanel /> : place === "actions" ? <TurnButtons inHeader={false} /> : null}
        panelButtons={(done) =>
          isLine ? null : (
            <>
              {place === "header" ? <TurnSpeed /> : null}
              <LineButtons onShow={done} />
              <DaysButton onOpen={done} />
            </>
          )
        }
      >
        <ResultDialog />
        <HiddenCards />
        <DaysDialog />
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
    void handInTries(puzzle.game);
    return () => {
      closeLine(puzzle);
      stopTurn(puzzle);
    };
  }, [puzzle]);
}

/** Follows what the server says, and what another tab makes of the position. */
function useStandingOfOthers(): void {
  const puzzle = usePuzzle();
  const served = usePositions();
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

function PositionHeader() {
  const { game, number, position } = usePuzzle();
  const texts = useTexts();
  const { numbered, goalLabel, fair, leave } = texts.positions;
  const standing = usePuzzleState((state) => state.standing);
  const isLine = usePuzzleState(({ line }) => line !== null);
  const place = useTurnPlace();
  return (
    <BattleHeader
      title={fill(numbered, { number })}
      beside={<span className={styles.sign}>{shortSign(texts, standing)}</span>}
      {...(place === "header" && !isLine ? { tools: <TurnButtons inHeader /> } : {})}
      wayOut={<IconButton icon="close" label={leave} onClick={() => leaveArena(game)} />}
    >
      <p className={styles.goal} data-goal="">
        <strong className={layoutStyles.heading}>{goalLabel}</strong> {goalText(texts, position.goal)}{" "}
        <span className={layoutStyles.muted}>{fair}</span>
      </p>
    </BattleHeader>
  );
}

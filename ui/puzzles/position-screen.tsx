import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { fill } from "../../rules/index.ts";
import { type Positions, shippedPositions } from "../../rules/positions.ts";
import { BattleProvider, useBattleClient } from "../battle/battle-context.tsx";
import { chooseLess } from "../battle/choose.ts";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { BattlePage } from "../battle/layout/battle-page.tsx";
import { type BattleClient, createBattleClient } from "../battle/store/battle-client.ts";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { useGame } from "../game/game-context.tsx";
import { enterArena, leaveArena } from "../game/store/arena-entry.ts";
import type { Game } from "../game/store/game.ts";
import type { PositionEntry } from "../game/store/game-state.ts";
import { useKeptAddress } from "./kept/kept-address.ts";
import { leaveLine } from "./line/line-steps.ts";
import { PositionBattle } from "./play/position-battle.tsx";
import { PuzzleContext } from "./puzzle-context.tsx";
import { createPuzzle } from "./store/puzzle.ts";
import { dayOf, todaysNumber } from "./store/today.ts";

/** A position, played on the battle screen (`GAP-73`); its code and the positions are loaded when one is opened. */
export function PositionScreen({ entry }: { entry: PositionEntry }) {
  const game = useGame();
  const [client] = useState(() => openClient(game));
  // Today's stays the same past midnight.
  const number = useMemo(() => entry.number ?? todaysNumber(game, client.rules), [entry, game, client]);
  const { data: positions, isError, refetch } = useQuery(positionsFile(client));
  useKeptAddress(number);
  const isAhead = number > todaysNumber(game, client.rules);
  return (
    <BattleProvider client={client}>
      {positions && !isAhead ? (
        <Opened key={number} client={client} positions={positions} number={number} />
      ) : (
        <BattleFrame screen="opening" onBack={() => leaveArena(game)}>
          {isAhead ? <NotYet number={number} /> : <Opening failed={isError} onRetry={() => void refetch()} />}
        </BattleFrame>
      )}
    </BattleProvider>
  );
}

/** The positions, with the numbers that they were found under; loaded once. */
function positionsFile({ game, rules }: BattleClient) {
  return {
    queryKey: ["positions"],
    queryFn: () => shippedPositions(game.store.getState().rules ?? rules),
    structuralSharing: false,
  };
}

function openClient(game: Game): BattleClient {
  const client = createBattleClient(game);
  if (!client) throw new Error("A position was opened before the rules were loaded");
  return client;
}

interface OpenedProps {
  client: BattleClient;
  positions: Positions;
  number: number;
}

function Opened({ client, positions, number }: OpenedProps) {
  const [puzzle] = useState(() => createPuzzle(client, positions, number));
  if (puzzle === null) throw new Error("There are no positions");
  const { game } = puzzle;
  const back = () => {
    if (puzzle.store.getState().line !== null) leaveLine(puzzle);
    else leaveArena(game);
  };
  return (
    <PuzzleContext value={puzzle}>
      <BattleFrame
        screen="position"
        onBack={() => {
          if (!chooseLess(puzzle.client)) back();
        }}
        onBrowserBack={back}
      >
        <PositionBattle />
      </BattleFrame>
    </PuzzleContext>
  );
}

function Opening({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { positions: texts, words } = useBattleClient().rules.texts;
  return (
    <BattlePage
      title={texts.title}
      buttons={
        failed ? (
          <Button wide tone="gold" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        ) : null
      }
    >
      <p className={layoutStyles.notice} role={failed ? "alert" : "status"}>
        {failed ? texts.failed : texts.opening}
      </p>
    </BattlePage>
  );
}

/** The link of a day to come: when it comes, and today's instead. */
function NotYet({ number }: { number: number }) {
  const { game, rules } = useBattleClient();
  const { positions: texts } = rules.texts;
  const date = dayOf(rules, number, { dateStyle: "long" });
  return (
    <BattlePage
      title={fill(texts.numbered, { number })}
      buttons={
        <Button wide tone="gold" onClick={() => enterArena(game, { kind: "position", number: null })}>
          {texts.title}
        </Button>
      }
    >
      <p className={layoutStyles.headline} role="status">
        {fill(texts.comes, { number, date })}
      </p>
    </BattlePage>
  );
}

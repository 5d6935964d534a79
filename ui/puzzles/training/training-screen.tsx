import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { type Positions, positionById } from "../../../rules/positions.ts";
import { BattleFrame } from "../../battle/layout/battle-frame.tsx";
import type { BattleClient } from "../../battle/store/battle-client.ts";
import { useGameState } from "../../game/game-context.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import type { TrainingEntry } from "../../game/store/game-state.ts";
import { useKeptAddress } from "../kept/kept-address.ts";
import { usePuzzleClient, WithPositions } from "../positions-file.tsx";
import { PuzzleFrame } from "../puzzle-context.tsx";
import { createPuzzle, type PuzzleRecord } from "../store/puzzle.ts";
import { handInTraining } from "./hand-in-training.ts";
import { type OpenTraining, openTraining, refreshTraining, showSummary } from "./open-training.ts";
import { AgainBattle, RowBattle } from "./training-battle.tsx";
import { TrainingMenu } from "./training-menu.tsx";
import { useServedTraining } from "./training-query.ts";
import { againRecord, rowRecord } from "./training-row.ts";
import { TrainingSummary } from "./training-summary.tsx";

/** The training with all positions (`GAP-74`); its code and the positions are loaded when it is opened. */
export function TrainingScreen({ entry }: { entry: TrainingEntry }) {
  const client = usePuzzleClient();
  useKeptAddress("?training");
  // Another player, or a visitor who has logged in, trains their own.
  const owner = useGameState(({ session }) => (session.kind === "player" ? session.userId : null));
  return (
    <WithPositions client={client} title={client.rules.texts.positions.training.title}>
      {(positions) => <Opened key={owner} client={client} positions={positions} entry={entry} />}
    </WithPositions>
  );
}

interface OpenedProps {
  client: BattleClient;
  positions: Positions;
  entry: TrainingEntry;
}

function Opened({ client, positions, entry }: OpenedProps) {
  const { game } = client;
  const [training] = useState(() => openTraining(client, positions, entry.theme));
  const { view, row } = useStore(training.store);
  const refresh = useCallback(() => refreshTraining(training), [training]);
  useServedTraining(refresh);
  useEffect(() => void handInTraining(game).then(refresh), [game, refresh]);
  const open = view.kind === "row" ? row?.open : null;
  if (open) return <RowPosition key={open.place} training={training} id={open.id} place={open.place} />;
  if (view.kind === "again") return <AgainPosition key={view.id} training={training} id={view.id} />;
  const leave = () => leaveArena(game);
  return (
    <BattleFrame screen={view.kind} onBack={leave}>
      {view.kind === "summary" && row ? (
        <TrainingSummary training={training} row={row} />
      ) : (
        <TrainingMenu training={training} />
      )}
    </BattleFrame>
  );
}

interface PositionProps {
  training: OpenTraining;
  id: number;
}

function RowPosition({ training, id, place }: PositionProps & { place: number }) {
  const { game } = training;
  const puzzle = usePuzzleOf(training, id, () => rowRecord(training, () => refreshTraining(training)));
  return (
    <PuzzleFrame puzzle={puzzle} screen={`training-${place}`} leave={() => leaveArena(game)}>
      <RowBattle training={training} />
    </PuzzleFrame>
  );
}

function AgainPosition({ training, id }: PositionProps) {
  const puzzle = usePuzzleOf(training, id, () => againRecord(id));
  const leave = () => showSummary(training);
  return (
    <PuzzleFrame puzzle={puzzle} screen={`again-${id}`} leave={leave}>
      <AgainBattle id={id} leave={leave} />
    </PuzzleFrame>
  );
}

function usePuzzleOf({ client, positions }: OpenTraining, id: number, record: () => PuzzleRecord) {
  const [puzzle] = useState(() => {
    const position = positionById(positions, id);
    if (position === null) throw new Error(`There is no position ${id}`);
    return createPuzzle(client, positions, position, record());
  });
  return puzzle;
}

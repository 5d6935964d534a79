import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Rating } from "../../../rules/positions.ts";
import type { TrainingReply, TrainPositionReply } from "../../../server/contract/index.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { keepAnswer, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { changeTraining } from "./kept-training.ts";

const TRAINING: QueryKey = [PLAYER, "training"];

/** Asks the server for the player's training and keeps it, for a start without network too; `told` runs then. */
export function useServedTraining(told: () => void): void {
  const game = useGame();
  const isPlayer = useGameState(({ session }) => session.kind === "player");
  const { data } = useQuery({
    queryKey: TRAINING,
    queryFn: () => replyOf(game, game.api.call("GET /api/getTraining"), "training"),
    staleTime: 0,
    enabled: isPlayer,
  });
  useEffect(() => {
    if (!data) return;
    const { rating, tries, positions } = data;
    changeTraining(game, (kept) => {
      kept.training = { rating, tries, positions };
    });
    told();
  }, [game, data, told]);
}

/** The ratings of positions as the server has told them last, by id; none for visitors. */
export function servedRatings({ queries, store }: Game): ReadonlyMap<number, Rating> {
  if (store.getState().session.kind !== "player") return new Map();
  const served = queries.getQueryData<TrainingReply>(TRAINING)?.ratings ?? [];
  return new Map(served.map(({ id, ...rating }) => [id, rating]));
}

/** Keeps what the server has answered to a try. */
export function takeTrained({ queries }: Game, { rating, tries, trained }: TrainPositionReply): void {
  keepAnswer<TrainingReply>(queries, TRAINING, (kept) => {
    if (kept === undefined) return kept;
    return { ...kept, rating, tries, positions: withTrained(kept.positions, trained) };
  });
}

/** The positions with one of them as it is now. */
export function withTrained<Trained extends { id: number }>(
  positions: readonly Trained[],
  trained: Trained,
): Trained[] {
  return [...positions.filter(({ id }) => id !== trained.id), trained];
}

import { type QueryKey, useQuery } from "@tanstack/react-query";
import type { PositionsReply, TryPositionReply } from "../../../server/contract/index.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { keepAnswer, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";

const POSITIONS: QueryKey = [PLAYER, "positions"];

function positionsQuery(game: Game) {
  return {
    queryKey: POSITIONS,
    queryFn: () => replyOf(game, game.api.call("GET /api/getPositions"), "positions"),
    staleTime: 0,
  };
}

/** What the server says of the player's positions; undefined for visitors, and until it has answered. */
export function usePositions(): PositionsReply | undefined {
  const game = useGame();
  const isPlayer = useGameState(({ session }) => session.kind === "player");
  return useQuery({ ...positionsQuery(game), enabled: isPlayer }).data;
}

/** Asks the server what it knows of the player's positions. Rejects where it does not answer. */
export function fetchPositions(game: Game): Promise<PositionsReply> {
  return game.queries.fetchQuery(positionsQuery(game));
}

/** What the server has said last; undefined for visitors. */
export function servedPositions({ queries, store }: Game): PositionsReply | undefined {
  if (store.getState().session.kind !== "player") return undefined;
  return queries.getQueryData<PositionsReply>(POSITIONS);
}

/** Keeps what the server has answered to a try. */
export function takeTried({ queries }: Game, { standing, streak }: TryPositionReply): void {
  keepAnswer<PositionsReply>(queries, POSITIONS, (kept) => {
    if (kept === undefined) return kept;
    const others = kept.standings.filter(({ number }) => number !== standing.number);
    return { ...kept, standings: [standing, ...others], streak };
  });
}

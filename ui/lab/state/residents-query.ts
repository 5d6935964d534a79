import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { RESIDENTS } from "../../collection/book/book-query.ts";
import { useCreatures } from "../../collection/loading/load-creatures.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { replyOf } from "../../game/store/reply-of.ts";

/**
 * Loads who lives in the lab (`GAP-75`) into the state, which canvas and list show: once the room is drawn, and again
 * when a room opens or the creatures of the account were read anew. What hatches moves in once it has been opened, so
 * that the list does not tell what is in the egg.
 */
export function useLabResidents(): void {
  const game = useGame();
  const isDrawn = useGameState((state) => state.roomDrawn);
  const rooms = useGameState(({ lab }) => lab?.roomsUnlocked ?? 0);
  const hatching = useGameState((state) => state.hatching);
  const { contentAt } = useCreatures();
  const { data } = useQuery({
    queryKey: [...RESIDENTS, rooms, contentAt],
    queryFn: () => replyOf(game, game.api.call("GET /api/residents"), "residents"),
    enabled: isDrawn && rooms > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (data && !hatching) game.store.setState({ residents: data.residents });
  }, [game, data, hatching]);
}

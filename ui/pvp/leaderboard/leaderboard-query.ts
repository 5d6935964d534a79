import { queryOptions, useQuery } from "@tanstack/react-query";
import type { LeaderboardFilter } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { Pvp } from "../store/pvp.ts";

const PER_PAGE = "20";

/** Returns the query of a page. While it loads, the previous page stays, unless another filter was chosen. */
export function leaderboardQuery(game: Game, page: number, filter: LeaderboardFilter) {
  const query = { page: String(page), perPage: PER_PAGE, filter };
  return queryOptions({
    queryKey: [PLAYER, "pvp", "leaderboard", query],
    queryFn: () => replyOf(game, game.api.call("GET /api/pvp/leaderboard", { query }), "leaderboard"),
    staleTime: 0,
    placeholderData: (shown, ofQuery) =>
      (ofQuery?.queryKey[3] as typeof query | undefined)?.filter === filter ? shown : undefined,
  });
}

/** Shows a page of the leaderboard and loads it, even when it is already shown (`PVP-053`, `PVP-056`). */
export async function showLeaderboard(
  { game, store }: Pvp,
  page: number,
  filter: LeaderboardFilter,
): Promise<void> {
  store.setState({ leaderboard: { page, filter } });
  await game.queries.prefetchQuery(leaderboardQuery(game, page, filter));
}

/** Returns the page that is shown. After a failure there are no players (`ERR-039`). */
export function useLeaderboard() {
  const { game } = usePvp();
  const { page, filter } = usePvpState((state) => state.leaderboard);
  const { data, isError, isFetching } = useQuery(leaderboardQuery(game, page, filter));
  const { players = [], totalPages = 1 } = (isError ? undefined : data) ?? {};
  return { page, filter, players, totalPages, loading: isFetching, failed: isError };
}

import type { ApiResult } from "./api-result.ts";
import type { CallApi } from "./call-api.ts";
import type { Api } from "./client.ts";

/** Whose page it is, and what becomes of it where the server says that somebody else is logged in. */
interface Page {
  /** Public id of the player whom the page shows; null before the first. */
  player(): string | null;
  /** The page must not go on: its player is not logged in here any more. */
  onOtherPlayer(): void;
}

const OTHER_PLAYER = "other_player";

/**
 * Returns the same API with each call and stream made for the player whom the page shows (`GAP-79`, `ABU-116`). All tabs
 * share one cookie: without it a page would act for whoever logged in last in any of them. To the caller, another
 * player's session is the end of this one.
 */
export function ownCalls(api: Api, { player, onOtherPlayer }: Page): Api {
  const named = () => {
    const id = player();
    return id === null ? {} : { player: id };
  };
  const call = async (...[name, input]: Parameters<CallApi>): Promise<ApiResult<unknown>> => {
    const answer = await api.call(name, { ...input, ...named() } as never);
    if (answer.ok || answer.problem.kind !== "refused" || answer.problem.code !== OTHER_PLAYER) return answer;
    onOtherPlayer();
    return { ok: false, problem: { kind: "session_expired" } };
  };
  return {
    ...api,
    call: call as CallApi,
    listenToBattle: (battleId, listener) => api.listenToBattle(battleId, listener, player() ?? undefined),
  };
}

import { useQuery } from "@tanstack/react-query";
import { problemText } from "../../game/api/api-result.ts";
import { notify } from "../../game/store/notify.ts";
import { askedEachTime, keepAnswer, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { updateConnection } from "../../game/store/session.ts";
import { usePvp } from "../pvp-context.tsx";
import type { Pvp } from "../store/pvp.ts";

const LIVE = [PLAYER, "pvp", "live"] as const;

/** The battles that can be watched now, asked for again and again while they are shown. */
export function useLiveList() {
  const { game, rules } = usePvp();
  return useQuery({
    ...askedEachTime,
    queryKey: LIVE,
    queryFn: () =>
      replyOf(game, game.api.call("GET /api/pvp/live"), (reason) =>
        game.log?.(`The live battles could not be loaded: ${reason}`),
      ),
    refetchInterval: rules.pvpScreens.timings.liveListPollMs,
  });
}

/** Lets others watch the player's battles, or not. */
export async function showBattles({ game, rules }: Pvp, shows: boolean): Promise<void> {
  const answer = updateConnection(game, await game.api.call("POST /api/pvp/live/show", { body: { shows } }));
  if (answer.ok) keepAnswer(game.queries, LIVE, answer.reply);
  else notify(game, problemText(answer.problem, rules.texts.pvpScreens.watch.showFailed), "error");
}

import { useQuery } from "@tanstack/react-query";
import type { Emote, PvpEmotesReply } from "../../../server/contract/index.ts";
import { problemText } from "../../game/api/api-result.ts";
import { notify } from "../../game/store/notify.ts";
import { keepAnswer, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { updateConnection } from "../../game/store/session.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { Pvp } from "../store/pvp.ts";

/** How often the game looks for emotes in a battle between players. */
const ASKED_EVERY_MS = 3_000;

function keyOf(battleId: string) {
  return [PLAYER, "pvp", "emotes", battleId] as const;
}

/** What the two players of the battle have just shown each other. */
export function useEmotes(): PvpEmotesReply | undefined {
  const { game } = usePvp();
  const battleId = usePvpState((state) => state.battle?.id ?? "");
  const isBot = usePvpState((state) => state.battle?.opponent.bot ?? true);
  return useQuery({
    queryKey: keyOf(battleId),
    queryFn: () =>
      replyOf(
        game,
        game.api.call("GET /api/pvp/battle/:battleId/emotes", { params: { battleId } }),
        (reason) => game.log?.(`The emotes could not be loaded: ${reason}`),
      ),
    enabled: battleId !== "" && !isBot,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ASKED_EVERY_MS,
  }).data;
}

/** Shows the opponent an emote. */
export async function showEmote({ game, rules, store }: Pvp, emote: Emote): Promise<void> {
  const battleId = store.getState().battle?.id;
  if (battleId === undefined) return;
  const answer = updateConnection(
    game,
    await game.api.call("POST /api/pvp/battle/:battleId/emotes", { params: { battleId }, body: { emote } }),
  );
  if (answer.ok) keepAnswer(game.queries, keyOf(battleId), answer.reply);
  else notify(game, problemText(answer.problem, rules.texts.pvpScreens.opponent.failed), "error");
}

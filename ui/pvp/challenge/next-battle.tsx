import { useQuery } from "@tanstack/react-query";
import { fill, isDecided } from "../../../rules/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { usePvp } from "../pvp-context.tsx";
import { wait } from "./challenge-flow.ts";

/**
 * After a battle between friends: how the series stands, and the button for its next battle or for a rematch, which
 * begins when both have pressed it (`GAP-61`). Nothing once the other player has left.
 */
export function NextBattle({ challengeId }: { challengeId: string }) {
  const pvp = usePvp();
  const { game, rules } = pvp;
  const { challenge: texts } = rules.texts.pvpScreens;
  const { data } = useQuery({
    ...askedEachTime,
    queryKey: [PLAYER, "pvp", "challenge", challengeId],
    queryFn: () =>
      replyOf(
        game,
        game.api.call("GET /api/pvp/challenges/:challengeId", { params: { challengeId } }),
        (reason) => game.log?.(`The series could not be loaded: ${reason}`),
      ),
  });
  if (!data) return null;
  const [own, other] = scoreOf(data);
  const series = { bestOf: data.bestOf, wins: [own, other] as const, played: data.played };
  return (
    <>
      {data.bestOf === 1 ? null : <strong>{fill(texts.seriesScore, { own, other, n: data.bestOf })}</strong>}
      <Button tone="gold" icon="attack" onClick={() => wait(pvp, data)}>
        {isDecided(series) ? texts.again : texts.next}
      </Button>
    </>
  );
}

/** Battles won, the viewer's first. */
function scoreOf({ wins, role }: PvpChallengeReply): [number, number] {
  const [challenger = 0, friend = 0] = wins;
  return role === "friend" ? [friend, challenger] : [challenger, friend];
}

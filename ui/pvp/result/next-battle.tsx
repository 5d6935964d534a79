import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fill, isDecided, roundText } from "../../../rules/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import resultStyles from "../../battle/result/result-screen.module.css";
import { Button } from "../../components/button.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useSecondsUntil } from "../../game/hooks/use-seconds.ts";
import { enterArena } from "../../game/store/arena-entry.ts";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { isRefused, replyOf } from "../../game/store/reply-of.ts";
import { wait } from "../challenge/challenge-flow.ts";
import { usePvp } from "../pvp-context.tsx";
import type { EndedBattle } from "../store/pvp-state.ts";

/** How the series stands after a battle between friends, or that its opponent has gone (`GAP-61`). */
export function SeriesScore({ challengeId }: { challengeId: string }) {
  const { challenge: texts } = usePvp().rules.texts.pvpScreens;
  const { data, error } = useSeries(challengeId);
  if (error && isRefused(error)) return <p className={resultStyles.text}>{texts.noRematch}</p>;
  if (!data || data.bestOf === 1) return null;
  const [own, other] = scoreOf(data);
  return (
    <p className={resultStyles.text}>
      <strong>{fill(texts.seriesScore, { own, other, n: data.bestOf })}</strong>
    </p>
  );
}

/** The button for the next battle of a series or a rematch, which begins when both have pressed it (`GAP-61`). */
export function NextOfSeries({ challengeId }: { challengeId: string }) {
  const pvp = usePvp();
  const { challenge: texts } = pvp.rules.texts.pvpScreens;
  const { data, error } = useSeries(challengeId);
  if (!data || error) return null;
  const [own, other] = scoreOf(data);
  const series = { bestOf: data.bestOf, wins: [own, other] as const, played: data.played };
  return (
    <Button tone="gold" wide icon="attack" onClick={() => wait(pvp, data)}>
      {isDecided(series) ? texts.again : texts.next}
    </Button>
  );
}

function useSeries(challengeId: string) {
  const { game } = usePvp();
  const params = { challengeId };
  return useQuery({
    ...askedEachTime,
    queryKey: [PLAYER, "pvp", "challenge", challengeId],
    queryFn: () => replyOf(game, game.api.call("GET /api/pvp/challenges/:challengeId", { params }), "series"),
  });
}

/** Battles won, the viewer's first. */
function scoreOf({ wins, role }: PvpChallengeReply): [number, number] {
  const [challenger = 0, friend = 0] = wins;
  return role === "friend" ? [friend, challenger] : [challenger, friend];
}

/** What the round of the player's tournament holds after its battle; nothing without one. */
export function TournamentRound({ ended }: { ended: EndedBattle }) {
  const { game, rules } = usePvp();
  const own = useOwnTournament(ended);
  const offset = useGameState((state) => state.clockOffset);
  const { data } = useQuery({
    ...askedEachTime,
    enabled: own !== undefined,
    queryKey: [PLAYER, "pvp", "tournament", own?.id],
    queryFn: () => {
      const params = { tournamentId: own?.id ?? "" };
      return replyOf(game, game.api.call("GET /api/tournaments/:tournamentId", { params }), "tournament");
    },
  });
  const seconds = useSecondsUntil((data?.beginsAt ?? 0) - offset);
  return data ? <p className={resultStyles.text}>{roundText(rules, data, seconds)}</p> : null;
}

/** The way back to the tournament that the player fights in; the children where there is none. */
export function BackToTournament({ ended, children }: { ended: EndedBattle; children: ReactNode }) {
  const { game, rules } = usePvp();
  const own = useOwnTournament(ended);
  if (!own) return children;
  return (
    <Button tone="gold" wide onClick={() => enterArena(game, { kind: "tournament", tournamentId: own.id })}>
      {rules.texts.tournament.backTo}
    </Button>
  );
}

/** The tournament that is being played; after its last battle the latest one that is over. Their battles are unrated. */
function useOwnTournament({ unrated, challengeId }: EndedBattle) {
  const { game } = usePvp();
  const { data } = useQuery({
    ...askedEachTime,
    enabled: unrated === "friendly" && challengeId === null,
    queryKey: [PLAYER, "pvp", "tournaments"],
    queryFn: () => replyOf(game, game.api.call("GET /api/tournaments"), "tournaments"),
  });
  const tournaments = data?.tournaments ?? [];
  return (
    tournaments.find(({ status }) => status === "running") ??
    tournaments.find(({ status }) => status === "over")
  );
}

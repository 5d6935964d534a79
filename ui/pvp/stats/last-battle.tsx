import { useQuery } from "@tanstack/react-query";
import { fill, isDecided } from "../../../rules/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Panel } from "../../components/panel.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { wait } from "../challenge/challenge-flow.ts";
import { endReasons, endText } from "../live/end-text.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./last-battle.module.css";
import { openReplay } from "./open-replay.ts";

/** Reasons for which a battle changes no record either. */
const UNCOUNTED: ReadonlySet<unknown> = new Set(["friendly", "practice"]);

/** The result of the battle that has just ended, how it ended, and its replay. */
export function LastBattle() {
  const pvp = usePvp();
  const ended = usePvpState((state) => state.ended);
  if (!ended) return null;
  const { rules } = pvp;
  const { stats, end } = rules.texts.pvpScreens;
  const reasons = endReasons(rules, ended).join(" ");
  const title = endText(rules, ended);
  return (
    <Panel className={styles.ended} data-outcome={ended.outcome ?? undefined} aria-label={title}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <FilledText text={stats.against} values={{ opponent: <bdi>{ended.opponent}</bdi> }} />
          {reasons === "" ? null : ` · ${reasons}`}
        </p>
        {UNCOUNTED.has(ended.unrated) ? <p>{stats.uncounted}</p> : null}
      </div>
      <div className={styles.buttons}>
        {ended.challengeId === null ? null : <NextBattle challengeId={ended.challengeId} />}
        {ended.unrated === "friendly" && ended.challengeId === null ? <BackToTournament /> : null}
        <Button tone="teal" size="small" onClick={() => void openReplay(pvp, ended.id)}>
          {end.watchReplay}
        </Button>
      </div>
    </Panel>
  );
}

/** After a battle without rating: the way back to the tournament that the player fights in; nothing without one. */
function BackToTournament() {
  const { game, rules } = usePvp();
  const { data } = useQuery({
    ...askedEachTime,
    queryKey: [PLAYER, "pvp", "tournament"],
    queryFn: () => replyOf(game, game.api.call("GET /api/tournaments"), "tournament"),
  });
  const own = latest(data?.tournaments ?? []);
  if (!own) return null;
  return (
    <Button tone="gold" onClick={() => enterArena(game, { kind: "tournament", tournamentId: own.id })}>
      {rules.texts.tournament.backTo}
    </Button>
  );
}

/** The one that is being played; after its last battle the latest one that is over. */
function latest<Own extends { status: string }>(tournaments: readonly Own[]): Own | undefined {
  return (
    tournaments.find(({ status }) => status === "running") ??
    tournaments.find(({ status }) => status === "over")
  );
}

/**
 * After a battle between friends: how the series stands, and the button for its next battle or for a rematch, which
 * begins when both have pressed it (`GAP-61`). Nothing once the other player has left.
 */
function NextBattle({ challengeId }: { challengeId: string }) {
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
        "series",
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

import { useQuery } from "@tanstack/react-query";
import { fill, type RuleSet } from "../../../rules/index.ts";
import type { FinishedBattle } from "../../battle/result/finished-battle.ts";
import styles from "../../battle/result/result-screen.module.css";
import { ResultScreen } from "../../battle/result/result-screen.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { PLAYER } from "../../game/store/queries.ts";
import { endReason } from "../live/end-text.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { loadReplay } from "../stats/open-replay.ts";
import type { EndedBattle, PvpTab } from "../store/pvp-state.ts";
import { BackToTournament, NextOfSeries, SeriesScore, TournamentRound } from "./next-battle.tsx";
import { RatingMove } from "./rating-move.tsx";

/** How a battle between players ended, with the rating, the series or the tournament; behind it stands My Stats (`PVP-041`). */
export function PvpResultScreen() {
  const ended = usePvpState((state) => state.ended);
  return ended ? <Result ended={ended} /> : null;
}

function Result({ ended }: { ended: EndedBattle }) {
  const pvp = usePvp();
  const { rules } = pvp;
  const { id, challengeId, opponent } = ended;
  const { data: found = null, refetch } = useQuery({
    queryKey: [PLAYER, "pvp", "ended", id],
    queryFn: () => loadReplay(pvp, id),
    structuralSharing: false,
    staleTime: ({ state }) => (state.data && "replay" in state.data ? Infinity : 0),
    refetchOnReconnect: true,
  });
  const played = found && "replay" in found ? found : null;
  const problem = found && "problem" in found ? found.problem : null;
  const outcome = outcomeOf(ended);
  return (
    <ResultScreen
      battle={{
        outcome,
        text: endReason(rules, ended),
        kind: kindOf(rules, ended),
        opponent,
        played,
        figures: null,
        guided: false,
      }}
      gains={
        <>
          {outcome === "closed" ? null : <RatingMove ended={ended} />}
          {challengeId === null ? null : <SeriesScore challengeId={challengeId} />}
          <TournamentRound ended={ended} />
        </>
      }
      buttons={<NextButtons ended={ended} />}
    >
      {found === null ? <Loading /> : null}
      {problem === null ? null : <NotFound problem={problem} onRetry={() => void refetch()} />}
    </ResultScreen>
  );
}

function outcomeOf({ outcome, endedBy }: EndedBattle): FinishedBattle["outcome"] {
  return outcome === null || endedBy === "closed" ? "closed" : outcome;
}

/** What kind of battle it was; null for a rated one. */
function kindOf({ texts }: RuleSet, { unrated }: EndedBattle): string | null {
  const { stats, challenge } = texts.pvpScreens;
  if (unrated === null) return null;
  if (unrated === "practice") return stats.practice;
  return unrated === "friendly" ? challenge.friendly : stats.unrated;
}

function Loading() {
  const { opening } = usePvp().rules.texts.replays.screen;
  return (
    <p className={layoutStyles.notice} role="status">
      {opening}
    </p>
  );
}

/** Why podium and statistics are missing: the battle itself is on the server. */
function NotFound({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const { end, stats } = usePvp().rules.texts.pvpScreens;
  return (
    <div className={styles.missing} role="alert">
      <p>{fill(end.replayFailed, { error: problem })}</p>
      <Button tone="teal" size="small" onClick={onRetry}>
        {stats.retry}
      </Button>
    </div>
  );
}

function NextButtons({ ended }: { ended: EndedBattle }) {
  const { store, rules } = usePvp();
  const { menu } = rules.texts.pvpScreens;
  const { challengeId } = ended;
  const show = (tab: PvpTab) => store.setState({ screen: "menu", tab });
  return (
    <>
      {challengeId === null ? (
        <BackToTournament ended={ended}>
          <Button tone="gold" wide onClick={() => show("play")}>
            {rules.texts.arena.result.again}
          </Button>
        </BackToTournament>
      ) : (
        <NextOfSeries challengeId={challengeId} />
      )}
      <Button wide onClick={() => show("stats")}>
        {menu.stats}
      </Button>
    </>
  );
}

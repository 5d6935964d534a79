import {
  afterBattle,
  LEADERBOARD_FILTERS,
  type LeaderboardFilter,
  newStatistics,
  type PvpStatistics,
  periodStart,
  type RuleSet,
  ratingChanges,
  whyNotRated,
} from "../../rules/index.ts";
import { noteTurn } from "../callback/noted-callbacks.ts";
import { logError } from "../errors/to-http-error.ts";
import type { BattleEnd, PvpBattle } from "../store/pvp/battle.ts";
import type { Booking, ChangedBattle, Standing } from "../store/pvp/pvp-store.ts";
import { advance } from "./advance.ts";
import type { BattleRules } from "./battle-rules.ts";
import type { Course } from "./course.ts";
import type { Pvp } from "./pvp.ts";

/** Changes a battle to which everything due was applied already; the battle may be over. */
type Act<Answer> = (course: Course, now: number) => { course: Course; answer: Answer };

/**
 * Changes a stored battle by its rules, books it if it ends by that, and notifies its listeners. Returns null for a
 * battle that is archived.
 */
export async function changeBattle<Answer>(
  pvp: Pvp,
  { id }: Pick<PvpBattle, "id">,
  battleRules: BattleRules,
  act: Act<Answer>,
): Promise<ChangedBattle<Answer> | null> {
  const { store, push, leaderboard, log } = pvp;
  const { rules, areItsOwn } = battleRules;
  const changed = await store.changeBattle(id, {
    change: (battle, now) => {
      const { course, answer } = act(advance(battleRules, { battle, end: null }, now), now);
      return { ...course, answer };
    },
    pairSince: (now) => now - rules.pvp.rating.pairWindowMs,
    book: (battle, end, standing, now) => bookingOf(rules, battle, end, standing, now),
  });
  if (!changed) return null;
  const { rulesHash, result } = changed.before;
  if (result === null && changed.battle.result) leaderboard.forget();
  if (!areItsOwn && result === null)
    log.warn({ battle: id, rulesHash }, "a battle whose rules nobody has was closed without rating");
  push.tell(id, changed.battle.version);
  store.announceBattle(id, changed.battle.version);
  // The change is stored: what cannot be told must not fail it.
  await noteTurn(store, changed.before, changed.battle).catch((err: unknown) =>
    logError(log, err, "a turn could not be stored for a callback"),
  );
  return changed;
}

/**
 * How a finished battle changes ratings and records (`GAP-40`, `GAP-44`). A practice battle and a friendly one change
 * neither; one that is not rated for another reason changes the records only.
 */
function bookingOf(
  rules: RuleSet,
  battle: PvpBattle,
  end: BattleEnd,
  standing: Standing,
  now: number,
): Booking {
  const periods = periodsOf(now);
  if (battle.contestants[1].bot !== null)
    return { ratingChanges: null, unrated: "practice", statistics: null, periods };
  if (battle.terms.friendly)
    return { ratingChanges: null, unrated: friendlyEnd(end), statistics: null, periods };
  const { turn, sides } = battle.state;
  const damageDealt = [sides[0].damageDealt, sides[1].damageDealt] as const;
  const unrated = whyNotRated(rules, {
    by: end.by,
    turn,
    damage: damageDealt[0] + damageDealt[1],
    earlierOfPair: standing.ratedOfPair,
  });
  const [one, two] = standing.statistics;
  const before: [PvpStatistics, PvpStatistics] = [one ?? newStatistics(rules), two ?? newStatistics(rules)];
  const changes = unrated === null ? ratingChanges(rules, before, end.winner) : null;
  const after = (side: 0 | 1) =>
    afterBattle(before[side], {
      side,
      winner: end.winner,
      damageDealt,
      ratingChange: changes?.[side] ?? null,
    });
  return { ratingChanges: changes, unrated, statistics: [after(0), after(1)], periods };
}

/** A friendly battle counts in no record; one that was closed says so. */
function friendlyEnd({ by }: BattleEnd): Booking["unrated"] {
  return by === "closed" ? "closed" : "friendly";
}

function periodsOf(now: number): Record<LeaderboardFilter, number> {
  const starts = LEADERBOARD_FILTERS.map((filter) => [filter, periodStart(filter, now)]);
  return Object.fromEntries(starts) as Record<LeaderboardFilter, number>;
}

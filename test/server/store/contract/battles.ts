import { pino } from "pino";
import {
  afterBattle,
  newRandom,
  newStatistics,
  type SideIndex,
  shippedRules,
} from "../../../../rules/index.ts";
import { duelDeck } from "../../../../rules/simulation/duel-deck.ts";
import { seededRandom } from "../../../../server/process/random.ts";
import { endEarly } from "../../../../server/pvp/advance.ts";
import { decided } from "../../../../server/pvp/course.ts";
import { openPvp, type Pvp } from "../../../../server/pvp/pvp.ts";
import type {
  BattleWork,
  ChangedBattle,
  QueueAnswer,
  QueueRequest,
} from "../../../../server/store/pvp/pvp-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import { DAY, START } from "../../test-clock.ts";
import { newPlayer } from "./stores.ts";

const DECK = duelDeck(shippedRules, newRandom("contract"));
const log = pino({ level: "silent" });
let arenas = 0;

/** The rules of battles on a process's store. */
export function arenaOn(store: Store): Pvp {
  arenas += 1;
  const random = seededRandom("contract", arenas);
  return openPvp({
    store,
    ledger: null,
    rules: shippedRules,
    rulesHash: "1",
    earlierHashes: [],
    random,
    log,
  });
}

/** A player's wish to fight, with a deck and an account of their own. */
export const wish = (id: number): QueueRequest => ({
  id,
  account: `account of ${id}`,
  deck: DECK,
  casualTurnMs: null,
});

export function join({ store, matchmaker }: Pvp, player: number): Promise<QueueAnswer> {
  return store.joinQueue(wish(player), matchmaker.matching);
}

/** Two new players and the id of their battle; the first one waited for the second. */
export async function newBattle(arena: Pvp, names: readonly [string, string] = ["Ann", "Bob"]) {
  const players = [await newPlayer(arena.store, names[0]), await newPlayer(arena.store, names[1])] as const;
  return { players, id: await battleOf(arena, players) };
}

/** Lets two players join; returns the id of their battle. */
export async function battleOf(arena: Pvp, players: readonly [number, number]): Promise<string> {
  for (const player of players) await join(arena, player);
  const id = await arena.store.activeBattle(players[0]);
  if (id === null) throw new Error("They were not paired");
  return id;
}

/** One decision; a request id that was decided before, or an end, changes nothing, as in the game. Answers the version. */
export function decide(arena: Pvp, id: string, requestId: string | null = null) {
  return change(arena, id, (battle, now) => {
    const known = requestId !== null && battle.decisions.some((one) => one.requestId === requestId);
    if (known || battle.result !== null) return { battle, end: null, answer: battle.version };
    const { state, clock } = battle;
    const decision = {
      side: 0,
      by: "player",
      action: { type: "endTurn" },
      events: [],
      decidedAt: now,
    } as const;
    const consequence = { state, clock, end: null };
    const next = decided(shippedRules, { battle, end: null }, { ...decision, requestId }, consequence);
    return { ...next, answer: next.battle.version };
  });
}

/** A side gives up before its first attack; in a battle that is over nothing happens. Answers whether it did. */
export function giveUp(arena: Pvp, id: string, side: SideIndex) {
  return change(arena, id, (battle, now) => {
    if (battle.result !== null) return { battle, end: null, answer: false };
    const early = { type: "concede", side, by: "player" } as const;
    return { ...endEarly(shippedRules, { battle, end: null }, early, now), answer: true };
  });
}

async function change<Answer>(
  { store }: Pvp,
  id: string,
  work: BattleWork<Answer>["change"],
): Promise<ChangedBattle<Answer>> {
  const changed = await store.changeBattle(id, { change: work, pairSince: () => 0, book: bookUnrated });
  if (!changed) throw new Error("There is no such battle");
  return changed;
}

const bookUnrated: BattleWork<unknown>["book"] = ({ contestants }, { winner }, { statistics }) => {
  const record = (side: SideIndex) =>
    afterBattle(statistics[side] ?? newStatistics(shippedRules), {
      side,
      winner,
      damageDealt: [0, 0],
      ratingChange: null,
    });
  const isPractice = contestants[1].bot !== null;
  return {
    ratingChanges: null,
    unrated: isPractice ? "practice" : "early_forfeit",
    statistics: isPractice ? null : [record(0), record(1)],
    periods: { all: 0, month: 0, week: 0 },
  };
};

/** Ends a battle as a rated victory of one side, 16 points; returns how many rated ones the pair had since a moment. */
export async function bookRated(
  { store }: ReturnType<typeof arenaOn>,
  id: string,
  winner: 0 | 1,
  pairSince = 0,
): Promise<number> {
  let counted = Number.NaN;
  await store.changeBattle(id, {
    change: (battle) => ({
      battle: { ...battle, dueAt: null },
      end: { by: "defeat", winner },
      answer: null,
    }),
    pairSince: () => pairSince,
    book: (_battle, _end, { statistics, ratedOfPair }) => {
      counted = ratedOfPair;
      const record = (side: 0 | 1) => ({
        ...(statistics[side] ?? FIRST_RECORD),
        rating: (statistics[side] ?? FIRST_RECORD).rating + (side === winner ? 16 : -16),
      });
      return {
        ratingChanges: winner === 0 ? [16, -16] : [-16, 16],
        unrated: null,
        statistics: [record(0), record(1)],
        periods: { all: 0, month: START - DAY, week: START - DAY },
      };
    },
  });
  return counted;
}

const FIRST_RECORD = {
  rating: 1000,
  wins: 0,
  losses: 0,
  win_streak: 0,
  best_win_streak: 0,
  total_damage_dealt: 0.5,
  total_damage_taken: 0,
  rated_battles: 0,
};

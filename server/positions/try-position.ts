import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import {
  fillNumbers,
  positionNumberOf,
  positionStreak,
  type RuleSet,
  type Texts,
} from "../../rules/index.ts";
import type { PositionsReply, TryPositionReply, TryPositionRequest } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import type { HttpError } from "../errors/http-error.ts";
import type { ReplayChecker } from "../goals/replay-checker.ts";
import type { TryCheck } from "../goals/replay-worker.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { repeatKey } from "../lab/execute-command.ts";

const SECONDS_A_DAY = 86_400;
const SECOND_MS = 1000;
/** Standings in one answer; older ones are in the export of the account. */
const MOST_STANDINGS = 60;
/** Most players try the same few turns of the day. */
const MOST_KNOWN = 2000;

/** Judges tries in the thread that plays replays, each once: the same turn is always judged alike. */
export class PositionJudge {
  private readonly checker: ReplayChecker;
  private readonly known = new LRUCache<string, Promise<TryCheck | null>>({ max: MOST_KNOWN });

  constructor(checker: ReplayChecker) {
    this.checker = checker;
  }

  /** What a try comes to, or the action that is refused. Throws 503 if it cannot be played now. */
  async judge(playerId: number, number: number, actions: readonly string[]): Promise<TryCheck> {
    const key = hash("sha256", JSON.stringify([number, actions]), "base64url");
    const judging = this.known.get(key) ?? this.checker.judge(playerId, { number, actions });
    this.known.set(key, judging);
    const check = await judging;
    if (check !== null) return check;
    this.known.delete(key);
    throw failure("position_not_played", { retryAfter: 1 });
  }
}

/** A player's try. */
interface PlayerTry {
  playerId: number;
  tried: TryPositionRequest;
  /** Those in which the player reads why an action is refused. */
  texts: Texts;
}

/**
 * Counts a player's try at the position of today or of an earlier day (`GAP-73`): nothing but the actions comes from the
 * player, the result comes from playing them. It belongs to the UTC day on which it arrives. Throws 409 for a day that
 * has not come yet, 400 for a refused action, 429 for more tries than a day has.
 */
export async function tryPosition(
  { store, rules }: AppDeps,
  judge: PositionJudge,
  { playerId, tried: { number, actions, requestId }, texts }: PlayerTry,
): Promise<TryPositionReply> {
  const repeat = repeatKey("tryPosition", requestId);
  const answered = repeat && (await store.positionReply<TryPositionReply>(playerId, repeat));
  if (answered) return answered;
  const today = positionNumberOf(rules, await store.now());
  if (number > today) throw failure("position_not_yet", { values: { number } });
  await spendOne({ store, rules }, playerId);
  const check = await judge.judge(playerId, number, actions);
  if (!check.ok) throw actionRefused(check, texts);
  const { reached, energyLeft } = check;
  const verified = { number, reached, energyLeft, onItsDay: number === today };
  return store.noteTry(
    playerId,
    verified,
    ({ counted, standing, solvedOnTheirDay }) => ({
      reached,
      energyLeft,
      counted,
      standing,
      streak: positionStreak(rules, solvedOnTheirDay, today),
    }),
    repeat,
  );
}

/** The player's standings at the newest positions, and their streak. */
export async function positionsReply(
  { store, rules }: Pick<AppDeps, "store" | "rules">,
  playerId: number,
): Promise<PositionsReply> {
  const [standings, solved, now] = await Promise.all([
    store.positionStandings(playerId, MOST_STANDINGS),
    store.positionsSolvedOnTheirDay(playerId),
    store.now(),
  ]);
  const today = positionNumberOf(rules, now);
  return { today, standings, streak: positionStreak(rules, solved, today), serverTime: now };
}

/** Bounds the tries that are checked for a player, counted or not, for all processes together. */
async function spendOne({ store, rules }: Pick<AppDeps, "store" | "rules">, playerId: number): Promise<void> {
  const waitMs = await store.spendLimit(`tries ${playerId}`, daysWorth(rules));
  if (waitMs > 0) throw failure("rate_limited", { retryAfter: Math.ceil(waitMs / SECOND_MS) });
}

function daysWorth({ puzzles: { triesADay } }: RuleSet) {
  if (triesADay === 0) throw failure("rate_limited");
  return { burst: triesADay, perSecond: triesADay / SECONDS_A_DAY };
}

/** Which action is refused, counted from 1, and why, in the player's language. */
function actionRefused({ index, refusal }: Extract<TryCheck, { ok: false }>, texts: Texts): HttpError {
  const { code, values = {} } = refusal;
  const reason = fillNumbers(texts, texts.refusals[code], values);
  return failure("position_refused", {
    values: { number: index + 1, reason },
    details: { action: index, refusal: code },
  });
}

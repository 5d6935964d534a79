import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { fillNumbers, type Texts } from "../../rules/index.ts";
import { failure } from "../errors/failure.ts";
import type { ReplayChecker } from "../goals/replay-checker.ts";
import type { TryCheck, TryWork } from "../goals/replay-worker.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { growsTo } from "../process/growing-cache.ts";

const SECONDS_A_DAY = 86_400;
const SECOND_MS = 1000;
/** Most players try the same few turns of the day. */
const MOST_KNOWN = 2000;

/** A turn that was played again by the rules. */
export type JudgedTurn = Extract<TryCheck, { ok: true }>;

/** Judges tries in the thread that plays replays, each once: the same turn is always judged alike. */
export class PositionJudge {
  private readonly checker: ReplayChecker;
  private readonly known = new LRUCache<string, Promise<TryCheck | null>>(growsTo(MOST_KNOWN));

  constructor(checker: ReplayChecker) {
    this.checker = checker;
  }

  /**
   * What a try comes to. Throws 404 for a position that there is not, 400 for an action that the rules refuse, in the
   * language of these texts, and 503 if it cannot be played now.
   */
  async judge(playerId: number, work: TryWork, texts: Texts): Promise<JudgedTurn> {
    const key = hash("sha256", JSON.stringify([work.position, work.actions]), "base64url");
    const judging = this.known.get(key) ?? this.checker.judge(playerId, work);
    this.known.set(key, judging);
    const check = await judging;
    if (check?.ok) return check;
    if (check === null) {
      this.known.delete(key);
      throw failure("position_not_played", { retryAfter: 1 });
    }
    if ("unknown" in check) throw failure("position_unknown", { values: { number: String(numberOf(work)) } });
    const { index, refusal } = check;
    const reason = fillNumbers(texts, texts.refusals[refusal.code], refusal.values ?? {});
    throw failure("position_refused", {
      values: { number: index + 1, reason },
      details: { action: index, refusal: refusal.code },
    });
  }
}

function numberOf({ position }: TryWork): number {
  return "id" in position ? position.id : position.number;
}

/** Bounds the tries that are checked for a player, counted or not, for all processes together. Throws 429 beyond them. */
export async function spendTry(
  { store }: Pick<AppDeps, "store">,
  name: "tries" | "training",
  playerId: number,
  triesADay: number,
): Promise<void> {
  if (triesADay === 0) throw failure("rate_limited");
  const size = { burst: triesADay, perSecond: triesADay / SECONDS_A_DAY };
  const waitMs = await store.spendLimit(`${name} ${playerId}`, size);
  if (waitMs > 0) throw failure("rate_limited", { retryAfter: Math.ceil(waitMs / SECOND_MS) });
}

import {
  pairQueue,
  type QueueEntry,
  type RuleSet,
  whyNotStartBattle,
  whyWaiting,
} from "../../../rules/index.ts";
import { type Contestant, queueTerms } from "../../store/pvp/battle.ts";
import type { Matching, QueuePlace } from "../../store/pvp/pvp-store.ts";
import { beginBattle } from "../battle/new-battle.ts";
import type { PvpDeps } from "../pvp-deps.ts";

/** The least time between two pairings by polls; the search widens in steps of seconds. */
const EVERY_MS = 500;

/** Pairs waiting players by the rules, within the store's transactions (`GAP-41`). */
export class Matchmaker {
  readonly matching: Matching;
  private pairedAt = Number.NEGATIVE_INFINITY;
  /** The queue at the last pairing. */
  private queue: readonly QueueEntry[] = [];
  private readonly rules: RuleSet;

  constructor(deps: Pick<PvpDeps, "rules" | "rulesHash" | "random">) {
    const { rules } = deps;
    this.rules = rules;
    this.matching = {
      startRating: rules.pvp.rating.start,
      endedAfter: (now) => now - rules.pvp.starting.windowMs,
      whyNotStart: (ended) => whyNotStartBattle(rules, ended),
      seenAfter: (now) => now - rules.pvp.matching.heartbeatMs,
      pair: (queue, now) => {
        this.pairedAt = now;
        this.queue = queue;
        return pairQueue(rules, queue, now);
      },
      begin: ([one, two], now) =>
        beginBattle(
          deps,
          [contestant(one), contestant(two)],
          [one.deck, two.deck],
          now,
          queueTerms(one.casualTurnMs),
        ),
    };
  }

  /** Whether a poll now should pair the queue: not if another one just did. */
  isDue(now: number): boolean {
    return now >= this.pairedAt + EVERY_MS || now < this.pairedAt;
  }

  /** Why a player has no opponent yet, by the queue of the last pairing; null if the next one may find one. */
  whyWaiting(publicId: string, now: number): string | null {
    const entry = this.queue.find(({ playerId }) => playerId === publicId);
    return entry ? whyWaiting(this.rules, this.queue, entry, now) : null;
  }
}

export function contestant({ id, name }: QueuePlace): Contestant {
  return { playerId: id, name, bot: null };
}

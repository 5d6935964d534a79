import { pairQueue } from "../../../rules/index.ts";
import type { Contestant } from "../../store/pvp-battle.ts";
import type { Matching, QueuePlace } from "../../store/pvp-store.ts";
import { beginBattle } from "../battle/new-battle.ts";
import type { Pvp } from "../pvp.ts";

/** Polls pair the queue no more often than this; windows widen by steps of seconds. */
const EVERY_MS = 500;

/** Pairs the queue by the rules, within the store's transactions (`GAP-41`). */
export class Matchmaker {
  readonly matching: Matching;
  private pairedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: Pick<Pvp, "rules" | "rulesHash" | "random">) {
    const { rules } = parts;
    this.matching = {
      startRating: rules.pvp.rating.start,
      seenAfter: (now) => now - rules.pvp.matching.heartbeatMs,
      pair: (queue, now) => {
        this.pairedAt = now;
        return pairQueue(rules, queue, now);
      },
      begin: ([one, two], now) =>
        beginBattle(parts, [contestant(one), contestant(two)], [one.deck, two.deck], now),
    };
  }

  /** Whether a poll at this moment should pair the queue: not if another one just did. */
  isDue(now: number): boolean {
    return now >= this.pairedAt + EVERY_MS || now < this.pairedAt;
  }
}

export function contestant({ id, name }: QueuePlace): Contestant {
  return { playerId: id, name, bot: null };
}

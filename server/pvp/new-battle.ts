import {
  type BattleEvent,
  type Deck,
  newBattle,
  newTurnClock,
  pairQueue,
  type QueueEntry,
  type RuleSet,
  whyNotStartBattle,
  whyWaiting,
} from "../../rules/index.ts";
import { newIdentifier } from "../process/random.ts";
import { type BattleTerms, type Contestant, type NewBattle, queueTerms } from "../store/pvp/battle.ts";
import type { Matching, QueuePlace } from "../store/pvp/pvp-store.ts";
import type { PvpDeps } from "./battle-rules.ts";
import { dueAt } from "./course.ts";

/** Begins a battle under the rules of this process: frozen decks, unguessable ids, a secret seed (`GAP-41`, `GAP-43`). */
export function beginBattle(
  { rules, rulesHash, random }: Pick<PvpDeps, "rules" | "rulesHash" | "random">,
  contestants: readonly [Contestant, Contestant],
  decks: readonly [Deck, Deck],
  now: number,
  terms: BattleTerms,
): NewBattle {
  const setup = {
    mode: "pvp",
    seed: newIdentifier(random),
    player1: decks[0],
    player2: decks[1],
  } as const;
  const events: BattleEvent[] = [];
  const state = newBattle(rules, setup, events);
  const battle = {
    id: newIdentifier(random),
    watchId: newIdentifier(random),
    contestants,
    terms,
    setup,
    rulesHash,
    createdAt: now,
    version: 0,
    state,
    clock: newTurnClock(rules, now, terms.turnMs),
  };
  const begin = { type: "begin" } as const;
  return {
    ...battle,
    dueAt: dueAt(rules, battle, now),
    decisions: [
      { version: 0, side: state.first, action: begin, by: "player", events, requestId: null, decidedAt: now },
    ],
  };
}

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

/** The least time between two pairings by polls; the search widens in steps of seconds. */
export const EVERY_MS = 500;

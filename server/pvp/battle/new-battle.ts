import { type BattleEvent, type Deck, newBattle, newTurnClock } from "../../../rules/index.ts";
import { newIdentifier } from "../../process/random.ts";
import type { BattleTerms, Contestant, NewBattle } from "../../store/pvp/battle.ts";
import type { PvpDeps } from "../pvp.ts";
import { dueAt } from "./rebuild-battle.ts";

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

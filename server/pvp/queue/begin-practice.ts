import { newRandom, practiceDeck, practiceStyle, refusalOf, whyNotPractice } from "../../../rules/index.ts";
import { refused } from "../../errors/refused.ts";
import { newIdentifier } from "../../process/random.ts";
import { type Contestant, type NewBattle, queueTerms } from "../../store/pvp/battle.ts";
import type { QueuePlace } from "../../store/pvp/pvp-store.ts";
import { beginBattle } from "../battle/new-battle.ts";
import type { Pvp } from "../pvp.ts";
import { inBattle } from "./join-queue.ts";
import { contestant } from "./matchmaker.ts";

/**
 * Begins a battle against a bot with the deck that waits in the queue (`POST /api/pvp/queue/bot`). Returns the
 * battle's id; throws 409 before the estimated wait is over, outside of the queue, or in a battle.
 */
export async function beginPractice(pvp: Pvp, playerId: number): Promise<string> {
  const { store, rules, matchmaker } = pvp;
  const answer = await store.beginPractice(playerId, matchmaker.matching, (place, waits, now) => {
    const refusal = whyNotPractice(rules, waits, now - place.joinedAt);
    return refusal ? { ok: false, refused: refusal } : { ok: true, battle: practiceBattle(pvp, place, now) };
  });
  if (answer.ok) return answer.battleId;
  if (answer.why === "inBattle") throw inBattle(answer.battleId);
  throw refused(answer.why === "refused" ? answer.refused : refusalOf(rules, "pvp_not_waiting"));
}

/** A bot with a deck and a difficulty that match the player's rating. */
function practiceBattle(pvp: Pvp, place: QueuePlace, now: number): NewBattle {
  const { rules, random } = pvp;
  const bot: Contestant = {
    playerId: null,
    name: rules.texts.pvp.botName,
    bot: practiceStyle(rules, place.rating),
  };
  const deck = practiceDeck(rules, newRandom(newIdentifier(random)), place.deck);
  return beginBattle(pvp, [contestant(place), bot], [place.deck, deck], now, queueTerms(place.casualTurnMs));
}

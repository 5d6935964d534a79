import {
  type DeckChoice,
  newRandom,
  practiceDeck,
  practiceStyle,
  refusalOf,
  whyNotCasual,
  whyNotPractice,
  whyNotQueue,
} from "../../rules/index.ts";
import type { PvpQueueRequest } from "../contract/index.ts";
import { HttpError } from "../errors/http-error.ts";
import { refused } from "../errors/refusals.ts";
import type { TokenLog } from "../ledger/collection/collection.ts";
import { configuredLedger } from "../ledger/request-checks.ts";
import { newIdentifier } from "../process/random.ts";
import { type Contestant, type NewBattle, queueTerms } from "../store/pvp/battle.ts";
import type { QueuePlace, QueueState } from "../store/pvp/pvp-store.ts";
import { frozenDeck } from "./frozen-deck.ts";
import { beginBattle, contestant } from "./new-battle.ts";
import type { Pvp } from "./pvp.ts";

/**
 * Joins the queue for a rated battle or a casual one with a deck that the ledger confirms (`PVP-018`, `GAP-41`,
 * `GAP-69`, `CON-73`). Throws 400 for a deck or a clock against the rules, 403 without an account or for cards of another, 409 with the battle's id for a player in a battle, 429
 * after too many battles within a short time.
 */
export async function joinQueue(
  pvp: Pvp,
  { playerId, request, log }: { playerId: number; request: PvpQueueRequest; log: TokenLog },
): Promise<QueueState> {
  const { store, rules, matchmaker } = pvp;
  const choice = choiceOf(request);
  const { casualTurnMs = null } = request;
  const refusal =
    whyNotQueue(rules, choice) ?? (casualTurnMs === null ? null : whyNotCasual(rules, casualTurnMs));
  if (refusal) throw refused(refusal);
  const active = await store.activeBattle(playerId);
  if (active !== null) throw inBattle(active);
  const ledger = configuredLedger(pvp, playerId, "creatures");
  const account = await store.boundAccount(playerId);
  if (account === null) throw new HttpError(403, "wallet_required", "refusals.wallet_required");
  const deck = await frozenDeck(ledger, account, choice, log);
  const answer = await store.joinQueue({ id: playerId, account, deck, casualTurnMs }, matchmaker.matching);
  if (answer.ok) return answer.state;
  throw answer.why === "inBattle" ? inBattle(answer.battleId) : refused(answer.refusal);
}

/** One battle at a time (`ABU-49`). */
export function inBattle(battleId: string): HttpError {
  return new HttpError(409, "pvp_in_battle", "refusals.pvp_in_battle", { details: { battleId } });
}

/** The ids of a posted deck. */
export function choiceOf({ selectedCreatures, tools = [], spells = [] }: PvpQueueRequest): DeckChoice {
  return { creatures: selectedCreatures.map(idOf), tools: tools.map(idOf), spells: spells.map(idOf) };
}

function idOf(chosen: PvpQueueRequest["selectedCreatures"][number]): string {
  return typeof chosen === "string" ? chosen : chosen.id;
}

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

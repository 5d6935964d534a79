import {
  type Deck,
  type DeckChoice,
  isDecided,
  isRatedChallenge,
  keptFor,
  lentTeams,
  newRandom,
  refusalOf,
} from "../../rules/index.ts";
import { HttpError } from "../errors/http-error.ts";
import { refused } from "../errors/refusals.ts";
import type { TokenLog } from "../ledger/collection/collection.ts";
import { configuredLedger } from "../ledger/request-checks.ts";
import { newIdentifier } from "../process/random.ts";
import type { Contestant, NewBattle } from "../store/pvp/battle.ts";
import type { Challenge, Challenged } from "../store/pvp/challenge.ts";
import { frozenDeck } from "./frozen-deck.ts";
import { beginBattle } from "./new-battle.ts";
import type { Pvp } from "./pvp.ts";

/** A player's own deck as the ledger has it now, as for the queue (`GAP-41`). Throws 403 without an account or the cards. */
export async function ownDeck(
  pvp: Pvp,
  playerId: number,
  choice: DeckChoice,
  log: TokenLog,
): Promise<{ account: string; deck: Deck }> {
  const ledger = configuredLedger(pvp, playerId, "creatures");
  const account = await pvp.store.boundAccount(playerId);
  if (account === null) throw new HttpError(403, "wallet_required", "refusals.wallet_required");
  return { account, deck: await frozenDeck(ledger, account, choice, log) };
}

/** The same for the other player, whose missing cards are told without details. */
export async function opponentsDeck(
  pvp: Pvp,
  { playerId, name }: Pick<Challenged, "playerId" | "name">,
  choice: DeckChoice,
  log: TokenLog,
): Promise<{ account: string; deck: Deck }> {
  try {
    return await ownDeck(pvp, playerId, choice, log);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 403) throw error;
    throw refused(refusalOf(pvp.rules, "pvp_opponent_cards_gone", { name }));
  }
}

interface BegunBattle {
  challenge: Challenge;
  battle: NewBattle;
  answer: { battleId: string; opponentBusy: false };
}

/**
 * Begins the next battle of a challenge; after the end of a series it is the first one of another series, a rematch.
 * Without decks both get the same lent team, which is another one in each battle.
 */
export function nextBattle(
  pvp: Pvp,
  challenge: Challenge & { friend: Challenged },
  decks: [Deck, Deck] | null,
  now: number,
): BegunBattle {
  const { rules, random } = pvp;
  const { challenger, friend, terms, wins, played } = challenge;
  const isOver = isDecided({ bestOf: terms.bestOf, wins, played });
  const series = isOver
    ? { id: newIdentifier(random), createdAt: now, wins: [0, 0] as const, played: 0 }
    : {};
  const next = {
    ...challenge,
    ...series,
    challenger: { ...challenger, readyAt: null },
    friend: { ...friend, readyAt: null },
    expiresAt: now + keptFor(rules, terms),
  };
  const teams = decks ?? lentTeams(rules, newRandom(newIdentifier(random)));
  const isRated = isRatedChallenge([challenger.wish, friend.wish]);
  const battle = beginBattle(pvp, [contestant(challenger), contestant(friend)], teams, now, {
    friendly: !isRated,
    turnMs: terms.turnMs === rules.pvp.turnMs ? null : terms.turnMs,
    challengeId: next.id,
  });
  return { challenge: next, battle, answer: { battleId: battle.id, opponentBusy: false } };
}

function contestant({ playerId, name }: Challenged): Contestant {
  return { playerId, name, bot: null };
}

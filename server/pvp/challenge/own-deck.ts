import { type Deck, type DeckChoice, refusalOf } from "../../../rules/index.ts";
import { HttpError } from "../../http-errors/http-error.ts";
import { refused } from "../../http-errors/refused.ts";
import type { TokenLog } from "../../ledger/collection/collection.ts";
import { configuredLedger } from "../../ledger/request-checks.ts";
import type { Challenged } from "../../store/pvp/challenge.ts";
import type { Pvp } from "../pvp.ts";
import { frozenDeck } from "../queue/frozen-deck.ts";

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

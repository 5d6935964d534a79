import type { CommittedTransaction } from "../gateway/gateway.ts";
import { badgeMints } from "./badge-mint.ts";
import { bookBadge } from "./book-badge.ts";
import { bookEnergy } from "./book-energy.ts";
import type { SettlementParts } from "./settlement-parts.ts";

type Book = (parts: SettlementParts, transaction: CommittedTransaction) => Promise<unknown>;

/**
 * Goes through the transactions of the energy sale and of the FOMO HIT since the last time and books what was
 * paid although nobody reported its hash (`GAP-15`). Creatures need none: the ledger itself is their record.
 * Any process may do it at any time: each transaction is booked once.
 */
export async function sweep(parts: SettlementParts): Promise<void> {
  const { components } = parts.ledger.network;
  if (components.energySale !== null)
    await sweepEntity(parts, components.energySale, (_, transaction) => bookEnergy(parts, transaction, null));
  if (components.fomoHit !== null) await sweepEntity(parts, components.fomoHit, bookBadges);
}

async function sweepEntity(parts: SettlementParts, entity: string, book: Book): Promise<void> {
  const { store, ledger } = parts;
  const cursor = await store.sweepCursor(entity);
  for (const transaction of await ledger.gateway.transactionsOf(entity, cursor)) {
    if (transaction.status === "CommittedSuccess") await book(parts, transaction);
    await store.moveSweepCursor(entity, transaction.stateVersion);
  }
}

async function bookBadges(parts: SettlementParts, transaction: CommittedTransaction): Promise<void> {
  const { store, ledger } = parts;
  const known = await store.findIntent(transaction.intentHash);
  for (const account of badgeMints(ledger.network, transaction)) {
    const playerId = known?.playerId ?? (await store.boundPlayer(account));
    if (playerId !== null) await bookBadge(parts, transaction, playerId);
  }
}

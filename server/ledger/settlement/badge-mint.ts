import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";

export interface BadgeMint {
  /** Local id of the badge: it names the player (`badgeId`). */
  badge: string;
  /** The account it came into. */
  account: string;
}

/** The FOMO HIT badges a committed transaction has brought into accounts (`GAP-10`). */
export function badgeMints(
  { collections }: LedgerNetwork,
  { nonFungibleChanges }: CommittedTransaction,
): BadgeMint[] {
  return nonFungibleChanges
    .filter(({ resource }) => resource === collections.fomoHit)
    .flatMap(({ account, added }) => added.map((badge) => ({ badge, account })));
}

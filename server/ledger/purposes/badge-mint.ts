import { localIdOf } from "../address/local-id-of.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { callsOf } from "./manifest-calls.ts";

export const BADGE_METHOD = "mint";

/**
 * The accounts for which a committed transaction has minted a FOMO HIT badge: it calls the component for the
 * account, and the badge was deposited there (`GAP-10`). A badge that was only moved does not count.
 */
export function badgeMints(
  { collections, components }: LedgerNetwork,
  { instructions, nonFungibleChanges }: CommittedTransaction,
): string[] {
  const asked = callsOf(instructions)
    .filter(({ address, method }) => address === components.fomoHit && method === BADGE_METHOD)
    .map(({ texts }) => texts[0]);
  return nonFungibleChanges
    .filter(
      ({ account, resource, added }) =>
        resource === collections.fomoHit && asked.includes(account) && added.includes(localIdOf(account)),
    )
    .map(({ account }) => account);
}

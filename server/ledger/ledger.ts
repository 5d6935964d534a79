import type { Gateway } from "./gateway/gateway.ts";
import type { Manifests } from "./manifests/manifests.ts";
import type { LedgerNetwork } from "./network/ledger-network.ts";
import type { AccountProof } from "./proof/account-proof.ts";

/** The ledger as the game's calls use it: one code path for every network (`GAP-20`). */
export interface Ledger {
  network: LedgerNetwork;
  gateway: Gateway;
  manifests: Manifests;
  /**
   * Whether the account's own key signed the proof's challenge for this origin. Whether the challenge was ours
   * and is still fresh is not asked here: `checkChallenge`, and once only is the store's.
   */
  verifyProof(proof: AccountProof, origin: string): Promise<boolean>;
}

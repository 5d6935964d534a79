import type { RuleSet } from "../../../rules/index.ts";
import type { LedgerNetwork } from "../../ledger/network/ledger-network.ts";
import type { Behaviour } from "../behaviour.ts";
import type { GameAddresses } from "./addresses.ts";

/** What the game's components need besides the tokens they receive. */
export interface Game {
  network: LedgerNetwork;
  addresses: GameAddresses;
  rules: RuleSet;
  /** A new random seed. */
  newSeed(): string;
  /** Species and rarity of the next egg, or null for a random choice. */
  nextEgg(): Behaviour["mint"];
  /** Marks a purchase as paid; false if it was paid before. */
  payPurchase(purchaseId: string): boolean;
}

import type { RuleSet } from "../../../rules/index.ts";
import type { LedgerNetwork } from "../../ledger/network/ledger-network.ts";
import type { Behaviour } from "../behaviour.ts";
import type { GameAddresses } from "./addresses.ts";

/** What the game's components know besides the tokens they are handed. */
export interface Game {
  network: LedgerNetwork;
  addresses: GameAddresses;
  rules: RuleSet;
  /** A fresh seed for one roll of the dice. */
  newSeed(): string;
  /** What the next egg is to be, or null for the dice to decide. */
  wishedEgg(): Behaviour["mint"];
  /** Marks a purchase as paid; false where it was paid before. */
  payPurchase(purchaseId: string): boolean;
}

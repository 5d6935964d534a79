import type { RuleSet } from "../../../rules/index.ts";
import type { Store } from "../../store/store.ts";
import type { Ledger } from "../ledger.ts";

/** What it takes to book what the ledger has decided. */
export interface SettlementDeps {
  store: Store;
  rules: RuleSet;
  ledger: Ledger;
}

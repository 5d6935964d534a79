import type { RuleSet } from "../../../rules/index.ts";
import type { Store } from "../../store/store.ts";
import type { Ledger } from "../ledger.ts";

/** What is needed to book the ledger's decisions. */
export interface SettlementDeps {
  store: Store;
  rules: RuleSet;
  ledger: Ledger;
  /** Where a player asks from, for the audit log; missing where the server looks by itself. */
  address?: string | null;
}

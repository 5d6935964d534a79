import type { HeldAccount } from "../accounts/held-account.ts";
import type { ManifestSummary } from "./summarize-manifest.ts";

/** How many accounts a page asks for. */
export interface NumberOfAccounts {
  quantifier: "exactly" | "atLeast";
  quantity: number;
}

export interface AccountsQuestion {
  accounts: readonly HeldAccount[];
  numberOfAccounts: NumberOfAccounts;
  /** Address of the account that is chosen unless the player chooses another. */
  suggested: string;
  /** The page wants a signature that proves the accounts. */
  withProof: boolean;
}

/** The one who decides; null and false are a no. A withdrawn question disappears unanswered. */
export interface Player {
  chooseAccounts(question: AccountsQuestion, withdrawn: AbortSignal): Promise<readonly HeldAccount[] | null>;
  approve(summary: ManifestSummary, withdrawn: AbortSignal): Promise<boolean>;
}

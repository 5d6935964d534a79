import type { HeldAccount } from "../accounts/held-account.ts";
import type { ManifestSummary } from "./summarize-manifest.ts";

/** Number of accounts a page asks for. */
export interface NumberOfAccounts {
  quantifier: "exactly" | "atLeast";
  quantity: number;
}

export interface AccountsQuestion {
  accounts: readonly HeldAccount[];
  numberOfAccounts: NumberOfAccounts;
  /** Address of the account that is preselected. */
  suggested: string;
  /** The page will know the accounts from now on; otherwise it only asks about them once. */
  shares: boolean;
  /** The page asks for a signature that proves the accounts. */
  withProof: boolean;
}

/**
 * Asks the player. null and false mean that the player declined. A question disappears unanswered when the request is
 * cancelled.
 */
export interface Player {
  chooseAccounts(question: AccountsQuestion, withdrawn: AbortSignal): Promise<readonly HeldAccount[] | null>;
  approve(summary: ManifestSummary, withdrawn: AbortSignal): Promise<boolean>;
}

import type { RuleSet } from "../../../rules/index.ts";

/** A failure from toolkit or wallet: an open set of codes, sometimes with a message. */
export interface ToolkitFailure {
  error: string;
  message?: string | undefined;
}

/** Returns the text of a failure for the player (`LED-020`). An unknown code is shown with its words separated. */
export function failureText(rules: RuleSet, { error, message }: ToolkitFailure): string {
  const known: Record<string, string> = rules.texts.wallet.failures;
  return known[error] ?? (message || error.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim());
}

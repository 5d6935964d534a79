import type { RuleSet } from "../../../rules/index.ts";

/** A failure as toolkit and wallet tell it: an open set of codes, sometimes with a message. */
export interface ToolkitFailure {
  error: string;
  message?: string | undefined;
}

/** The failure in words for the player (`LED-020`); a code nobody knows is read word by word. */
export function failureWords(rules: RuleSet, { error, message }: ToolkitFailure): string {
  const known: Record<string, string> = rules.wallet.failures;
  return known[error] ?? (message || error.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim());
}

import { loadRules } from "./load-rules.ts";

/** What is wrong with an overlay, one sentence each with key, what was found and what is allowed; empty if nothing. */
export function overlayProblems(overlay: unknown, name?: string): string[] {
  const loaded = loadRules(overlay, name);
  return loaded.ok ? [] : loaded.problems;
}

import { loadRulesText } from "../validation.ts";
import { EXIT } from "./exit.ts";
import { BadInput } from "./input/bad-input.ts";
import { readText } from "./input/read-json.ts";

/** What `rules:check` says about an overlay file. */
export interface CheckedOverlay {
  code: typeof EXIT.done | typeof EXIT.badInput;
  /** Hints, or one sentence for each mistake. */
  sentences: string[];
  /** The hash of the rule set; null with mistakes. */
  hash: string | null;
}

/** Checks an overlay file on the shipped rules. */
export function checkOverlay(file: string): CheckedOverlay {
  try {
    const loaded = loadRulesText(readText(file), file);
    return loaded.ok
      ? { code: EXIT.done, sentences: loaded.notices, hash: loaded.hash }
      : { code: EXIT.badInput, sentences: loaded.problems, hash: null };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { code: EXIT.badInput, sentences: [error.message], hash: null };
  }
}

import { todaysOverlay } from "./earlier-overlay.ts";
import { hashRules } from "./hash.ts";
import { movedTextsNotice } from "./moved-texts.ts";
import { numberProblems } from "./number-problems.ts";
import { type UnknownKey, withOverlay } from "./overlay.ts";
import { overlayHashes } from "./overlay-hashes.ts";
import { problemsOf } from "./problems.ts";
import { removedKeysNotice } from "./removed-keys.ts";
import { RULE_FILE_SCHEMAS, type RuleFileName } from "./rule-files.ts";
import type { RuleSet } from "./rule-set.ts";
import { shippedRules } from "./shipped.ts";
import { SHIPPED_FILES } from "./shipped-files.ts";
import { textProblems } from "./text-problems.ts";

/** A valid rule set, or sentences about its problems. */
export type LoadedRules =
  /**
   * `earlierHashes`: the hashes that earlier releases gave to these rules under this overlay. `notices`: hints for the
   * designer that do not prevent playing.
   */
  | { ok: true; rules: RuleSet; hash: string; earlierHashes: string[]; notices: string[] }
  | { ok: false; problems: string[] };

/**
 * Checks the shipped rule files and an optional overlay. A file with a problem is refused as a whole; each problem is
 * a sentence with file, key, what was found and what is allowed.
 */
export function loadRules(overlay?: unknown, overlayName = "overlay"): LoadedRules {
  const shippedProblems = shippedFileProblems();
  if (shippedProblems.length > 0) return { ok: false, problems: shippedProblems };
  if (overlay === undefined)
    return { ok: true, rules: shippedRules, hash: hashRules(shippedRules), earlierHashes: [], notices: [] };
  return loadOverlay(overlay, overlayName);
}

function fileNames(): RuleFileName[] {
  return Object.keys(RULE_FILE_SCHEMAS) as RuleFileName[];
}

function shippedFileProblems(): string[] {
  const numbers = fileNames().flatMap((name) =>
    problemsOf(`rules/data/${name}.json`, RULE_FILE_SCHEMAS[name], SHIPPED_FILES[name]),
  );
  return [...numbers, ...textProblems("rules/texts/en", shippedRules)];
}

function loadOverlay(overlay: unknown, name: string): LoadedRules {
  if (overlay === null || typeof overlay !== "object" || Array.isArray(overlay))
    return { ok: false, problems: [`${name}: found ${JSON.stringify(overlay)}, allowed is an object`] };
  const today = todaysOverlay({ ...shippedRules }, { ...overlay });
  const unknown: UnknownKey[] = [];
  const merged = withOverlay({ ...shippedRules }, today.overlay, unknown);
  const problems = unknown.map(
    ({ path, allowed }) => `${name}: ${path}: found an unknown key, allowed are ${allowed.join(", ")}`,
  );
  problems.push(...numberProblems(name, merged), ...textProblems(name, merged));
  if (problems.length > 0) return { ok: false, problems };
  const rules = merged as RuleSet;
  const notices = [...removedKeysNotice(name, today.removed), ...movedTextsNotice(name, today.moved)];
  return { ok: true, rules, hash: hashRules(rules), earlierHashes: overlayHashes({ ...overlay }), notices };
}

import { basename } from "node:path";
import type { Replay } from "../../battle/replay/replay.ts";
import { areSameRules, checkReplay, type RuleSet, shippedRules } from "../../index.ts";
import { loadRules, loadRulesText } from "../../validation.ts";
import { BadInput, badInput } from "./bad-input.ts";
import { readJson, readText } from "./read-json.ts";

/** A rule set and its hash. */
export interface NamedRules {
  rules: RuleSet;
  hash: string;
  earlierHashes: readonly string[];
}

/** Rules with the name that a table shows: that of their file. */
export interface TitledRules extends NamedRules {
  title: string;
  /** Their overlay; undefined for the shipped rules. */
  file?: string | undefined;
}

/** The shipped rules, with an overlay file if one is given; `notice` takes hints, such as a key of an earlier release. */
export function titledRules(file: string | undefined, notice: (sentence: string) => void): TitledRules {
  const loaded = file === undefined ? loadRules() : loadRulesText(readText(file), file);
  if (loaded.ok) {
    loaded.notices.forEach(notice);
    const { rules, hash, earlierHashes } = loaded;
    return { rules, hash, earlierHashes, title: file === undefined ? "shipped" : basename(file), file };
  }
  const [first, ...others] = loaded.problems;
  const rest = others.length > 0 ? ` (${others.length} more: npm run rules:check -- ${file})` : "";
  throw new BadInput(`${first}${rest}`);
}

/** The shipped rules, to compare an overlay with; null without one, and where it changes nothing, which a notice says. */
export function rulesBefore(
  { file, hash }: TitledRules,
  notice: (sentence: string) => void,
): TitledRules | null {
  if (file === undefined) return null;
  const shipped = titledRules(undefined, notice);
  if (hash !== shipped.hash) return shipped;
  notice(`${file} changes nothing: these are the shipped rules.`);
  return null;
}

/** The replay in a file; refuses an invalid one with a sentence. */
export function readReplay(file: string): Replay {
  const content = readJson(file);
  const problem = checkReplay(shippedRules, content);
  if (problem !== null) throw new BadInput(`${file}: ${problem}`);
  return content as Replay;
}

/** The replay in a file that was played by these rules, under their hash or an earlier one; refuses another. */
export function readReplayOf(
  { hash, earlierHashes }: Pick<NamedRules, "hash" | "earlierHashes">,
  file: string,
): Replay {
  const replay = readReplay(file);
  if (areSameRules(replay.rulesHash, { rulesHash: hash, earlierHashes })) return replay;
  throw badInput(
    `${file}: rulesHash`,
    replay.rulesHash,
    `is ${hash}, the hash of the rules it would be played by`,
  );
}

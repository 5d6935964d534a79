import { Check } from "typebox/schema";
import { TEXT_FILE_SCHEMAS } from "../texts/catalogue-schema.ts";
import { fileOfSubject } from "../texts/subject-files.ts";
import { isNamedIn } from "./consistency/checked-rules.ts";
import { consistencyProblems } from "./consistency/consistency-problems.ts";
import { type TodaysOverlay, todaysOverlay } from "./earlier-overlay.ts";
import { hashRules } from "./hash.ts";
import { isRuleFile, meantKey } from "./meant-key.ts";
import { movedTextsNotice } from "./moved-texts.ts";
import { fileOfKey, keysOfRules, numberProblems } from "./number-problems.ts";
import { isTree, type Tree, type UnknownKey, withOverlay } from "./overlay.ts";
import { namedSource, type Problem, type ProblemSource, problemSentence } from "./problem.ts";
import { removedKeysNotice } from "./removed-keys.ts";
import { RULE_FILE_SCHEMAS, type RuleFileName } from "./rule-files.ts";
import type { RuleSet } from "./rule-set.ts";
import { schemaProblems, unknownKey } from "./schema-problems.ts";
import { shippedRules } from "./shipped.ts";
import { SHIPPED_FILES } from "./shipped-files.ts";
import { readJsonSource } from "./source/json-source.ts";
import { statedKeysNotice } from "./stated-keys.ts";
import { lengthAt, TEXTS_BESIDE_NUMBERS } from "./texts-beside-numbers.ts";

/** A valid rule set, or sentences about its problems. */
export type LoadedRules =
  /**
   * `earlierHashes`: the hashes that earlier releases gave to these rules under this overlay; none since the last
   * change of the shipped numbers. `notices`: hints for the designer that do not prevent playing.
   */
  | { ok: true; rules: RuleSet; hash: string; earlierHashes: string[]; notices: string[] }
  | { ok: false; problems: string[] };

/**
 * Checks the shipped rule files and an optional overlay. A file with a problem is refused as a whole; each problem is
 * a sentence with file, key, what was found and what is allowed.
 */
export function loadRules(overlay?: unknown, overlayName = "overlay"): LoadedRules {
  const shipped = shippedProblems();
  if (shipped.length > 0) return { ok: false, problems: shipped };
  if (overlay === undefined)
    return { ok: true, rules: shippedRules, hash: hashRules(shippedRules), earlierHashes: [], notices: [] };
  return loadOverlay(overlay, namedSource(overlayName));
}

/**
 * Like `loadRules`, from the text of an overlay file: sentences also have line and column, and a key that stands twice
 * in an object is a problem.
 */
export function loadRulesText(text: string, name: string): LoadedRules {
  const shipped = shippedProblems();
  if (shipped.length > 0) return { ok: false, problems: shipped };
  const read = readJsonSource(name, text);
  if (!read.ok) return { ok: false, problems: [read.problem] };
  const { source } = read;
  const loaded = loadOverlay(source.content, source);
  if (source.repeated.length === 0) return loaded;
  const repeated = source.repeated.map((problem) => problemSentence(source, problem));
  return { ok: false, problems: [...repeated, ...(loaded.ok ? [] : loaded.problems)] };
}

function loadOverlay(overlay: unknown, source: ProblemSource): LoadedRules {
  const { name } = source;
  if (!isTree(overlay))
    return { ok: false, problems: [`${name}: found ${JSON.stringify(overlay)}, allowed is an object`] };
  const today = todaysOverlay({ ...shippedRules }, { ...overlay });
  const unknown: UnknownKey[] = [];
  const merged = withOverlay({ ...shippedRules }, today.overlay, unknown, keysOfRules);
  const rules = merged as RuleSet;
  const problems = [
    ...unknownKeys(unknown, today),
    ...numberProblems(merged),
    ...textProblems(merged, shippedRules.texts),
  ];
  // Numbers can be compared only where each is one.
  if (problems.length === 0)
    problems.push(...consistencyProblems(rules, (path) => isNamedIn(today.overlay, path)));
  if (problems.length > 0) {
    const written = { name, at: placesBeforeMove(source, today) };
    return { ok: false, problems: problems.map((problem) => problemSentence(written, problem)) };
  }
  const notices = [
    ...removedKeysNotice(name, today.removed),
    ...movedTextsNotice(name, today.moved),
    ...statedKeysNotice(name, shippedRules, rules),
  ];
  return { ok: true, rules, hash: hashRules(rules), earlierHashes: [], notices };
}

/** Keys that no release had. The name of a file is no key, although it was read as the earlier one of texts. */
function unknownKeys(unknown: readonly UnknownKey[], { moved }: TodaysOverlay): Problem[] {
  const rules = { ...shippedRules };
  const problems = unknown.map(({ path, allowed }) => {
    const at = path.join(".");
    const written = moved.find(([, today]) => today === at || today.startsWith(`${at}.`))?.[0];
    if (written === undefined) return unknownKey(path, allowed, meantKey(rules, path));
    const [top = ""] = written.split(".");
    return isRuleFile(top)
      ? unknownKey([top], Object.keys(rules), meantKey(rules, [top]))
      : unknownKey(path, allowed, meantKey(rules, path));
  });
  const paths = problems.map(({ path }) => path.join("."));
  return problems.filter((_, index) => paths.indexOf(paths[index] ?? "") === index);
}

/** A text that was read from its earlier key stands in the file at that key. */
function placesBeforeMove({ at }: ProblemSource, { moved }: TodaysOverlay): ProblemSource["at"] {
  return (path: Problem["path"]) => {
    const key = path.join(".");
    const before = moved.find(([, today]) => key === today || key.startsWith(`${today}.`));
    return at(before === undefined ? path : before[0].split("."));
  };
}

let found: string[] | null = null;

/** One sentence for each problem of the shipped rule files; they are checked once. */
function shippedProblems(): string[] {
  found ??= checked();
  return found;
}

function checked(): string[] {
  const files = Object.keys(RULE_FILE_SCHEMAS) as RuleFileName[];
  const invalid = files.flatMap((name) => schemaProblems(RULE_FILE_SCHEMAS[name], SHIPPED_FILES[name]));
  const problems = [...invalid, ...textProblems({ ...shippedRules })];
  if (problems.length === 0) problems.push(...consistencyProblems(shippedRules, () => true));
  return problems.map(sentence);
}

/** The sentence with the file that holds the key; in a file of texts, keys do not have its name. */
function sentence(problem: Problem): string {
  const [top = "", subject = "", ...key] = problem.path;
  if (top === "texts")
    return problemSentence(namedSource(`rules/texts/en/${fileOfSubject(subject)}.json`), {
      ...problem,
      path: key,
    });
  return problemSentence(namedSource(`rules/data/${fileOfKey(top) ?? ""}.json`), problem);
}

/** The invalid texts of `rules`; those of `valid` need no second look. */
export function textProblems(rules: Tree, valid: Tree = {}): Problem[] {
  const texts = isTree(rules.texts) ? rules.texts : {};
  const wrong = Object.entries(TEXT_FILE_SCHEMAS).flatMap(([subject, schema]) => {
    const text = texts[subject];
    const isValid = (text !== undefined && text === valid[subject]) || Check(schema, text);
    return isValid ? [] : schemaProblems(schema, text, ["texts", subject]);
  });
  const uneven = TEXTS_BESIDE_NUMBERS.flatMap(([places, list]): Problem[] => {
    const found = lengthAt(texts, places);
    const allowed = lengthAt(rules, list);
    if (found === allowed) return [];
    const text = `found ${found} texts, allowed are ${allowed}, as many as ${list} has rows`;
    return [{ path: ["texts", ...places.split(".")], text }];
  });
  return [...wrong, ...uneven];
}

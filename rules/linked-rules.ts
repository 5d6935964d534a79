import { base64urlnopad, utf8 } from "@scure/base";
import { DIFFICULTIES } from "./battle/state/battle.ts";
import { type ChangedKey, changedKeys } from "./ruleset/changed-keys.ts";
import { hashRules } from "./ruleset/hash.ts";
import { loadRules } from "./ruleset/load-rules.ts";
import { isTree, type Tree } from "./ruleset/overlay.ts";
import { RULE_FILE_SCHEMAS, type RuleFileName } from "./ruleset/rule-files.ts";
import type { RuleSet } from "./ruleset/rule-set.ts";
import { decidersOf } from "./simulation/deciders.ts";
import { setupOf } from "./simulation/plan.ts";
import { playBattle } from "./simulation/play-battle.ts";
import { NO_BOTS } from "./simulation/players.ts";

/**
 * The public entry for links that carry an overlay (`GAP-83`); separate from `index.ts`, so that neither the package
 * nor the first load of the page contains the validator. Whoever opens a link runs `rulesOfLink` in a worker that
 * is ended after a while, as a stranger has written it.
 */

/** What a link may carry, as JSON. */
export const MOST_LINK_BYTES = 8 * 1024;
/** Of the form of the links; another one is of another release. */
const FORM = 1;

/**
 * Why a link opens nothing. `damaged`: cut short or changed. `tooLarge`: more than `MOST_LINK_BYTES`. `unknown`: of another
 * release. `notNumbers`: `detail` is the key of something else, such as a text. `notAllowed`: `detail` is the first
 * sentence of `loadRules`.
 */
export interface LinkRefusal {
  ok: false;
  refusal: "damaged" | "tooLarge" | "unknown" | "notNumbers" | "notAllowed";
  detail: string;
}

/** A rule set without its sentences, which stay those of the page. */
export type RuleNumbers = Omit<RuleSet, "texts">;

/** Rules to practise by; nothing that is played by them counts. */
export interface LinkedRules {
  ok: true;
  rules: RuleNumbers;
  hash: string;
  /** What differs from the rules of the game that opens the link. */
  changes: ChangedKey[];
}

/** The data of a link with an overlay; only letters, digits, - and _. Refuses what a link cannot carry. */
export function linkDataOf(overlay: Tree): { ok: true; data: string } | LinkRefusal {
  const { $schema: _, ...numbers } = overlay;
  const other = notANumber(numbers);
  if (other !== null) return refused("notNumbers", other);
  const text = JSON.stringify({ form: FORM, overlay: numbers });
  if (utf8.decode(text).length > MOST_LINK_BYTES) return refused("tooLarge");
  return { ok: true, data: base64urlnopad.encode(utf8.decode(text)) };
}

/**
 * The rules in the data of a link: the numbers that a battle against the AI is felt by, checked as `rules:check` does,
 * on those of `today`, whose screens and waiting times stay. A battle of each level is played by them, so that
 * numbers that nobody could wait for end the worker instead of a battle.
 */
export function rulesOfLink(data: string, today: RuleNumbers): LinkedRules | LinkRefusal {
  const read = overlayIn(data);
  if (!("overlay" in read)) return read;
  const other = notANumber(read.overlay);
  if (other !== null) return refused("notNumbers", other);
  const loaded = loadRules(read.overlay, "link");
  if (!loaded.ok) return refused("notAllowed", (loaded.problems[0] ?? "").replace(/^link: /, ""));
  const { texts } = loaded.rules;
  const numbers = inBattle(loaded.rules, today);
  const rules: RuleSet = { ...numbers, texts };
  for (const difficulty of DIFFICULTIES) {
    const plan = { mode: "ai", difficulty, policy: "full", seed: "link" } as const;
    playBattle(rules, setupOf(rules, plan, 1), decidersOf(rules, plan, NO_BOTS));
  }
  return {
    ok: true,
    rules: numbers,
    hash: hashRules(rules),
    changes: changedKeys({ ...today, texts }, rules),
  };
}

function overlayIn(data: string): { overlay: Tree } | LinkRefusal {
  // Four letters are three bytes.
  if (data.length > (MOST_LINK_BYTES * 4) / 3 + 1) return refused("tooLarge");
  try {
    const content: unknown = JSON.parse(utf8.encode(base64urlnopad.decode(data)));
    if (!isTree(content) || typeof content.form !== "number") return refused("damaged");
    if (content.form !== FORM) return refused("unknown");
    return isTree(content.overlay) ? { overlay: content.overlay } : refused("damaged");
  } catch {
    return refused("damaged");
  }
}

function refused(refusal: LinkRefusal["refusal"], detail = ""): LinkRefusal {
  return { ok: false, refusal, detail };
}

/** The key of the first value that is neither a number nor a switch; null if there is none. */
function notANumber(value: unknown, key = ""): string | null {
  if (typeof value === "number" || typeof value === "boolean") return null;
  if (typeof value !== "object" || value === null) return key;
  for (const [step, below] of Object.entries(value)) {
    const found = notANumber(below, key === "" ? step : `${key}.${step}`);
    if (found !== null) return found;
  }
  return null;
}

/** The keys whose values a link with these rules leaves as they are `today`, as no battle against the AI is felt by them. */
export function leftOutOfLink(rules: RuleSet, today: RuleNumbers): string[] {
  const { texts } = rules;
  return changedKeys(rules, { ...inBattle(rules, today), texts }).map(({ key }) => key);
}

/** The rule files that a battle against the AI is played by. */
const PLAYED_BY: readonly RuleFileName[] = [
  "battle",
  "ai",
  "difficulties",
  "species",
  "items",
  "synergies",
  "creatures",
  "team",
];

/** Today's rules with the numbers of battles of other ones; how long a turn may take stays with the game. */
function inBattle(rules: RuleSet, today: RuleNumbers): RuleNumbers {
  const keys = PLAYED_BY.flatMap((file) => Object.keys(RULE_FILE_SCHEMAS[file].properties));
  const numbers = Object.entries(rules).filter(([key]) => keys.includes(key));
  const { thinkMs, turnTimeoutMs } = today.ai;
  const played = { ...today, ...Object.fromEntries(numbers) };
  return { ...played, ai: { ...rules.ai, thinkMs, turnTimeoutMs } };
}

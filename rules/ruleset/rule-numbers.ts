import { isTree } from "./overlay.ts";
import { numbersSchema } from "./overlay-schema.ts";
import type { ReadSchema } from "./read-schema.ts";
import { RULE_FILE_SCHEMAS } from "./rule-files.ts";
import { shippedRules } from "./shipped.ts";
import { statedBranch } from "./stated-keys.ts";

/** A number or switch of the rules as a designer sees it, without the code. */
export interface RuleNumber {
  /** Its dotted path; the rows of a list have their index: `rewards.speed.0.bonus`. */
  key: string;
  /** What it is, as a heading: its description, after that of its branch where it is short (`Critical chance: Constant`). */
  name: string;
  /** The branches above it, the title of the rule file first: `Battle › comeback`. */
  where: string;
  /** What it counts: `energy`, `turns`, `ms`, `share`; empty for plain numbers. */
  unit: string;
  /** Where players feel it: the description of its rule file. */
  felt: string;
  /** The rule file under `rules/data/`. */
  file: string;
  kind: "number" | "switch";
  isWhole: boolean;
  /** What its schema allows, both ends included; `aboveMin`: it must be above `min`. */
  min: number;
  max: number;
  aboveMin: boolean;
  /** null: the rule files leave it out, and it may be set. */
  shipped: number | boolean | null;
  /** The branch of the documents' numbers that it stands in (`battle.costs`); null if they leave it open. */
  stated: string | null;
}

/** Numbers of the documents that nothing plays by begin their description so. */
const NOT_USED = "Not used";

/** Every number and switch of the rules that the game plays by, in the order of the rule files. */
export function ruleNumbers(): RuleNumber[] {
  const schema = numbersSchema();
  return Object.entries(RULE_FILE_SCHEMAS).flatMap(([file, whole]) => {
    const { title = file, description: felt = "", properties = {} } = whole as Described;
    return Object.keys(properties).flatMap((key) =>
      numbersIn(schema.properties?.[key] ?? {}, shippedRules[key as never], [key], []).map((found) => ({
        ...described(found),
        where: withoutRepeats([title.split(":")[0] ?? file, ...branchesOf(found)]).join(" › "),
        felt,
        file,
      })),
    );
  });
}

type Described = ReadSchema & { title?: string };

interface FoundNumber {
  path: string[];
  /** The short descriptions of the branches above it; null where a branch has none. */
  above: (string | null)[];
  of: ReadSchema;
  shipped: number | boolean | null;
}

const PLAIN = new Set(["number", "integer", "boolean"]);

function numbersIn(
  schema: ReadSchema,
  shipped: unknown,
  path: string[],
  above: (string | null)[],
): FoundNumber[] {
  const below = [...above, branchName(schema)];
  const isLeftOut = shipped === undefined && PLAIN.has(String(schema.type));
  if (typeof shipped === "number" || typeof shipped === "boolean" || isLeftOut) {
    const isUnused = schema.description?.startsWith(NOT_USED) || schema.const !== undefined;
    return isUnused ? [] : [{ path, above, of: schema, shipped: isLeftOut ? null : (shipped as number) }];
  }
  if (Array.isArray(shipped))
    return shipped.flatMap((row, index) =>
      numbersIn(schema.items ?? {}, row, [...path, String(index)], below),
    );
  if (!isTree(shipped)) return [];
  // What a branch leaves out stands behind what it has.
  const keys = new Set([...Object.keys(shipped), ...Object.keys(schema.properties ?? {})]);
  return [...keys].flatMap((key) =>
    numbersIn(schema.properties?.[key] ?? {}, shipped[key], [...path, key], below),
  );
}

function described({ path, above, of, shipped }: FoundNumber) {
  const key = path.join(".");
  const what = of.description ?? "";
  const branch = above.findLast((one) => one !== null) ?? wordsOf(path.at(-2) ?? "");
  const isSwitch = typeof shipped === "boolean" || of.type === "boolean";
  return {
    key,
    name: isHeading(what) ? what : `${capital(branch)}: ${what || wordsOf(path.at(-1) ?? "")}`,
    unit: isSwitch ? "" : unitOf(what || branch, path.at(-1) ?? "", of),
    kind: isSwitch ? ("switch" as const) : ("number" as const),
    isWhole: of.type === "integer",
    min: of.minimum ?? of.exclusiveMinimum ?? 0,
    max: of.maximum ?? of.exclusiveMaximum ?? LARGEST,
    aboveMin: of.exclusiveMinimum !== undefined,
    shipped,
    stated: statedBranch(key),
  };
}

/** What a number without a limit of its own may be. */
const LARGEST = 1e9;

const WORDS_OF_A_HEADING = 4;

/** A description that says without its branch what the number is. */
function isHeading(what: string): boolean {
  return what.split(" ").length >= WORDS_OF_A_HEADING;
}

const LONGEST_BRANCH = 60;

function branchName({ description }: ReadSchema): string | null {
  return description !== undefined && description.length <= LONGEST_BRANCH ? description : null;
}

/** The names of the branches between the file and the number. */
function branchesOf({ path, above }: FoundNumber): string[] {
  return path.slice(0, -1).map((step, index) => above[index] ?? wordsOf(step));
}

/** Without a step that only repeats the one above it: `Battle`, `battle`. */
function withoutRepeats(steps: readonly string[]): string[] {
  return steps.filter((step, index) => step.toLowerCase() !== steps[index - 1]?.toLowerCase());
}

/** `emptyFieldTurns` as words; the index of a row counts from 1. */
function wordsOf(key: string): string {
  if (/^\d+$/.test(key)) return `no. ${Number(key) + 1}`;
  return key.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a number counts, by the first words that tell it: those of its description, else the last of its key. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\(milliseconds\)|Ms$/, "ms"],
  [/\(seconds\)|Sec$/, "s"],
  [/\(days\)|Days$/, "days"],
  [/percent/i, "%"],
  [/pixels|Px$/, "pixels"],
  [/^(share|chance)\b|\bshare\b/i, "share"],
  [/^factor\b|factor$|multiplier$/i, "times"],
  [/^per /i, ""],
  [/^(most |number of |maximum )?turns\b|\bturns$|^turnLimit$/i, "turns"],
  [/sCVX/, "sCVX"],
  [/\bCVX\b|cvxCost$/, "CVX"],
  [/TCorvax/i, "TCorvax"],
  [/Cat ?Nips/i, "Cat Nips"],
  [/^eggs?$|one egg/i, "eggs"],
  [/^tokens$|^cost of a/i, "tokens"],
  [/^(battle |most |maximum |additional )*energy\b|\benergy (a|that|of|for|it|off)\b/i, "energy"],
  [/^(cards|hand size)|\bcards\b/i, "cards"],
  [/^(\w+ )?creatures\b/i, "creatures"],
  [/^(highest |ai )?level\b/i, "level"],
  [/^rating\b|\brating$/i, "rating"],
  [/^health\b/i, "health"],
];

function unitOf(what: string, lastKey: string, { minimum, maximum }: ReadSchema): string {
  const isShare = minimum === 0 && maximum === 1;
  const named = (UNITS.find(([words]) => words.test(what)) ??
    UNITS.find(([words]) => words.test(lastKey)))?.[1];
  if (named === "share" || named === undefined) return isShare ? "share" : "";
  return named;
}

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { impuritiesIn } from "./impurities.ts";
import { withPlantedProject } from "./planted-project.ts";
import { typeScriptFiles } from "./source-files.ts";

const ROOT = process.cwd();
/** The rating's one formula: worked out on the server alone, and only its rounded result is kept. */
const RATING_FORMULA = "rules/pvp/rating/expected-score.ts: **";
/** The wording of a number and the names of languages, which no rule looks at. */
const LANGUAGES = [
  "rules/texts/fill-plural.ts: Intl",
  "rules/texts/language.ts: Intl",
  "rules/texts/languages.ts: Intl",
  "rules/texts/list-text.ts: Intl",
  "rules/texts/number-text.ts: Intl",
  "rules/texts/script.ts: Intl",
];
/** Ranges of measured shares, and ratings of who played whom, which no rule looks at. */
const MEASURES = [
  "rules/simulation/interval.ts",
  "rules/simulation/round-robin/ratings.ts",
  "rules/simulation/statistics/bradley-terry.ts",
];
const rules = typeScriptFiles(ROOT, "rules").filter(
  (path) => !path.startsWith("rules/cli/") && !MEASURES.includes(path),
);

describe("the purity check of rules/", () => {
  it("allows time and chance only as arguments, and inexact arithmetic only in the rating (GAP-51, GAP-40)", () => {
    expect(rules.length).toBeGreaterThanOrEqual(50);
    const impure = rules.flatMap((path) => impuritiesIn(join(ROOT, path)).map((what) => `${path}: ${what}`));
    expect(impure).toEqual([RATING_FORMULA, ...LANGUAGES]);
  });

  it.each([
    ["Date", "export const now = () => Date.now();"],
    ["Date", "export const now = () => new Date();"],
    ["Math.random", "export const roll = () => Math.random();"],
    ["Math.pow", "export const cost = (copies: number) => 10 * Math.pow(4, copies);"],
    ["Math.sqrt", "export const distance = (x: number) => Math.sqrt(x);"],
    ["**", "export const cost = (copies: number) => 10 * 4 ** copies;"],
    ["fetch", `export const load = async () => { const all = [await fetch("/api")]; return all; };`],
    ["console", "export function log(text: string) { console.log(text); }"],
    ["document", "export const title = document.title;"],
  ])("reports a planted %s in: %s", (what, text) => {
    const found = withPlantedProject({ "rules/wrong.ts": text }, (root) =>
      impuritiesIn(join(root, "rules/wrong.ts")),
    );
    expect(found).toEqual([what]);
  });

  it("does not report a property of the same name", () => {
    const text =
      "export const texts = { fetch: 1 }; export type Notice = { document: string; Date(): void };";
    const found = withPlantedProject({ "rules/right.ts": text }, (root) =>
      impuritiesIn(join(root, "rules/right.ts")),
    );
    expect(found).toEqual([]);
  });
});

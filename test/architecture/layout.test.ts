import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readImports } from "./imports.ts";
import { withPlantedProject } from "./planted-project.ts";
import { filesBelow, TOP_FOLDERS, typeScriptFiles } from "./source-files.ts";
import { repeatedRules, styleSheets } from "./style-rules.ts";

const ROOT = process.cwd();

/** Tables: as long as what they list. */
const DATA_TABLES = new Set<string>(["rules/texts/english-places.ts"]);
const LONGEST = 300;
const NEARLY_ALL_BELOW = 200;
const HALF_BELOW = 80;
const MOST_STYLE_SHEETS = 165;
/** Of the rules of two and more declarations. */
const MOST_REPEATED_SHARE = 0.06;

/** A file below this length lives with its only importer, where that is in the same folder. */
const TOO_SHORT = 40;
/** Drawings and components may be short: each has a story of its own. */
const MAY_BE_SHORT = /^(assets|test)\/|\.tsx$|\/migrations\//;
/** Short files that stand alone all the same, and why. */
const SMALL_BY_INTENT: Readonly<Record<string, string>> = {
  "engine/battle/battle-places.ts": "read without the canvas",
  "engine/open-battle-game.ts": "loads the battle's canvas late",
  "rules/battle/actions/end-turn.ts": "an action, one file each",
  "ui/app/features.ts": "composed without a page as well",
  "ui/app/transaction-handlers.ts": "composed without a page as well",
  "ui/arena/linked/linked-worker.ts": "the first file of a thread",
  "ui/dev-wallet/answer-in-page.ts": "loaded late",
  "ui/dev-wallet/forget-after-reset.ts":
    "asked without the wallet's first script, which runs once it is loaded",
  "ui/lab/room/lab-players.ts": "loaded late",
  "ui/wallet/radix-wallet.ts": "loaded late",
  "ui/game/sound/sample-worker.ts": "the first file of a thread",
};

/** Types of machines have one file each, however short. */
const MACHINES = /^rules\/lab\/machines\//;

const BESIDE_THE_HOUSE = new Set([
  ".ci",
  ".corvax",
  ".git",
  ".github",
  "deploy",
  "docs",
  "node_modules",
  "dist",
  "data",
  "coverage",
  ".vite",
]);
const VAGUE_NAME = /(^|[-_.])(utils?|helpers?|common|managers?|misc|shared|stuff)([-_.]|$)/i;

/** Short files whose only importer, tests aside, is in their own folder. */
function orphans(): string[] {
  const importers = new Map<string, Set<string>>();
  for (const { from, target, own } of readImports(
    ROOT,
    TOP_FOLDERS.filter((folder) => folder !== "test"),
  ).imports)
    if (own) importers.set(target, (importers.get(target) ?? new Set()).add(from));
  return lengths
    .filter(({ path, lines }) => lines < TOO_SHORT && !MAY_BE_SHORT.test(path))
    .filter(({ path }) => {
      const [only, ...others] = importers.get(path) ?? [];
      return only !== undefined && others.length === 0 && dirname(only) === dirname(path);
    })
    .map(({ path }) => path);
}

const sources = TOP_FOLDERS.flatMap((folder) => typeScriptFiles(ROOT, folder));
const lengths = sources
  .filter((path) => !DATA_TABLES.has(path))
  .map((path) => ({ path, lines: readFileSync(join(ROOT, path), "utf8").trimEnd().split("\n").length }))
  .sort((a, b) => a.lines - b.lines);

// Reads all imports of the project: once is enough.
const small = orphans();

describe("the layout of the repository", () => {
  it("has its six source folders, and no others beside documents and tools", () => {
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !BESIDE_THE_HOUSE.has(entry.name))
      .map((entry) => entry.name);
    expect(folders.sort()).toEqual([...TOP_FOLDERS].sort());
  });

  it("has one public index per top folder, and one for the wire contract", () => {
    const indexes = sources.filter((path) => /(^|\/)index\.tsx?$/.test(path));
    const allowed = [...TOP_FOLDERS.map((folder) => `${folder}/index.ts`), "server/contract/index.ts"];
    expect(indexes.filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it("is written in TypeScript throughout", () => {
    const scripts = TOP_FOLDERS.flatMap((folder) => filesBelow(ROOT, folder)).filter((path) =>
      /\.[cm]?jsx?$/.test(path),
    );
    expect(scripts).toEqual([]);
  });

  it("names every file and folder for what it contains", () => {
    const vague = TOP_FOLDERS.flatMap((folder) => filesBelow(ROOT, folder)).filter((path) =>
      path.split("/").some((part) => VAGUE_NAME.test(part)),
    );
    expect(vague).toEqual([]);
  });

  it("has no file over 300 lines", () => {
    expect(lengths.filter(({ lines }) => lines > LONGEST)).toEqual([]);
  });

  it("keeps what has one caller in its own folder with that caller", () => {
    const unintended = small.filter((path) => !(path in SMALL_BY_INTENT) && !MACHINES.test(path));
    expect(unintended).toEqual([]);
  });

  it("names no exception that is none any more", () => {
    expect(Object.keys(SMALL_BY_INTENT).filter((path) => !small.includes(path))).toEqual([]);
  });

  it("has nine files in ten under 200 lines and half of them under 80", () => {
    const atShare = (share: number) => lengths[Math.floor((lengths.length - 1) * share)]?.lines;
    expect(atShare(0.9), "lines of the file at nine tenths").toBeLessThan(NEARLY_ALL_BELOW);
    expect(atShare(0.5), "lines of the file in the middle").toBeLessThan(HALF_BELOW);
  });
});

describe("the style sheets of the client", () => {
  it("are one for each screen or component, not one for each of its pieces", () => {
    expect(styleSheets(ROOT, "ui").length).toBeLessThanOrEqual(MOST_STYLE_SHEETS);
  });

  it("hardly repeat one another: what many need stands in `ui/components/layout`", () => {
    const { repeated, all } = repeatedRules(ROOT, "ui");
    const where = repeated.map(({ path, selector, text }) => `${path} ${selector} { ${text} }`).sort();
    expect(repeated.length / all, where.join("\n")).toBeLessThanOrEqual(MOST_REPEATED_SHARE);
  });

  it("are read with their conditions, in whatever order the declarations stand", () => {
    const planted = {
      "ui/one.css": ".a { color: red; margin: 0 } @media (width < 9px) { .b { gap: 0; margin: 0 } }",
      "ui/two.css":
        "/* .x { margin: 0; color: red } */ .c, .d { margin: 0; color: red; } .e { gap: 0; margin: 0 }",
      "ui/three.css": "@keyframes k { from { gap: 0; margin: 0 } } .f { gap: 0 } .g { gap: 0 }",
    };
    const { repeated, all } = withPlantedProject(planted, (root) => repeatedRules(root, "ui"));
    expect(all).toBe(4);
    expect(repeated.map(({ selector }) => selector).sort()).toEqual([".a", ".c, .d"]);
  });
});

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder that `npm run build:rules` packs. */
const FOLDER = "dist/package";
const END = "<!-- The README of the package ends here";

/** Writes what a package has besides its code: the manifest, the part of the README about the library, the licence. */
export function writePackage(): void {
  copyFileSync("rules/package.json", join(FOLDER, "package.json"));
  copyFileSync("LICENSE", join(FOLDER, "LICENSE"));
  writeFileSync(join(FOLDER, "THIRD-PARTY-LICENSES.txt"), licences());
  const [about = ""] = readFileSync("rules/README.md", "utf8").split(END);
  writeFileSync(join(FOLDER, "README.md"), `${about.trimEnd()}\n`);
  writeExamples();
}

const EXAMPLES = "rules/examples";

/** The examples of bots import the package where they import our index. */
function writeExamples(): void {
  mkdirSync(join(FOLDER, EXAMPLES), { recursive: true });
  for (const name of readdirSync(EXAMPLES)) {
    const source = readFileSync(join(EXAMPLES, name), "utf8");
    writeFileSync(join(FOLDER, EXAMPLES, name), source.replace('"../index.ts"', '"corvax-lab-rules"'));
  }
}

/** The packages whose code the build puts into the package. */
const BUNDLED = ["typebox", "leven", "@humanwhocodes/momoa"];

function licences(): string {
  return BUNDLED.map((name) => {
    const folder = join("node_modules", name);
    const { license, author, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
    const by = typeof author === "string" ? author : (author?.name ?? "");
    return `${name} (${homepage ?? ""}), ${license}, ${by}\n\n${text}\n`;
  }).join("\n");
}

/** Rewrites a file of the package without ids of the specification, which the package does not have. */
export function stripIds(file: string): void {
  writeFileSync(file, withoutIds(readFileSync(file, "utf8")));
}

/** An id of the specification, such as `GAP-51`, or `GAP-26` with the numbers of its steps. */
const ID = "`[A-Z]{3}-\\d{2,3}`(?: \\d+(?: and \\d+)?)?";
const BETWEEN = "(?:,|\\s+to|\\s+and)?[\\s*]*";
const IDS = `${ID}(?:${BETWEEN}${ID})*`;
const IN_BRACKETS = new RegExp(`[\\s*]*\\(${IDS}\\)`, "g");
const AT_END_OF_BRACKETS = new RegExp(`[:,]\\s*${IDS}\\)`, "g");

/** A text whose comments refer to no specification: ids in brackets are left out. */
function withoutIds(text: string): string {
  return text.replace(IN_BRACKETS, "").replace(AT_END_OF_BRACKETS, ")");
}

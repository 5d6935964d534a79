import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { addedKeys } from "../ruleset/added-in-schemas.ts";
import { RULE_FILE_SCHEMAS } from "../ruleset/rule-files.ts";
import { LESSON_SCHEMA } from "../ruleset/schema/lesson.ts";
import { placesIn } from "../texts/places.ts";
import { isPlural } from "../texts/plural.ts";
import { fileOfSubject, subjectOfFile } from "../texts/subject-files.ts";
import { POLICY_SCHEMA } from "./economy/policy.ts";

/** Longest line of compact JSON. */
const WIDTH = 160;

if (process.argv.includes("--help")) {
  console.log(
    "Usage: npm run rules:schema\n\nWrites the files that follow from the list of rule files and from the English texts: the JSON Schemas for completion and hover texts in an editor, and the modules that import the data.",
  );
  process.exit(0);
}

const names = Object.keys(RULE_FILE_SCHEMAS);
const texts = readdirSync(new URL("../texts/en/", import.meta.url)).map((file) =>
  file.replace(/\.json$/, ""),
);

function writeSchemas(place: string, schemas: [string, object][]): void {
  const folder = new URL(place, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of schemas) {
    const whole = { $schema: "http://json-schema.org/draft-07/schema#", ...schema };
    const text = name === "overlay" ? compactJson(whole) : JSON.stringify(whole, null, 2);
    writeFileSync(new URL(`${name}.schema.json`, folder), `${text}\n`);
  }
}

function writeModule(name: string, lines: string[]): void {
  writeFileSync(moduleFile(name), `${lines.join("\n")}\n`);
}

function moduleFile(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}

/** In the form that `npm run lint` asks for; the types of the texts' places are left out there. */
function formatModules(): void {
  const biome = fileURLToPath(new URL("../../node_modules/@biomejs/biome/bin/biome", import.meta.url));
  const written = ["ruleset/shipped-files.ts", "ruleset/added-keys.ts", "texts/english-files.ts"];
  const words = [biome, "format", "--write", "--vcs-enabled=false", ...written.map(moduleFile)];
  execFileSync(process.execPath, words, { stdio: "pipe" });
}

/**
 * Written out, because bundlers must see each import, and because a bundle of the rules must not contain the
 * schemas.
 */
function writeShippedFiles(): void {
  const entries = names.map((name) => {
    const value = subjectOfFile(name);
    return name === value ? `  ${name},` : `  ${JSON.stringify(name)}: ${value},`;
  });
  const text = [
    ...importsFrom("../data", names),
    'import type { RuleFileName } from "./rule-files.ts";',
    "",
    "/** The rule files as shipped, by name. Written by `npm run rules:schema`. */",
    "export const SHIPPED_FILES: Record<RuleFileName, object> = {",
    ...entries,
    "};",
  ];
  writeModule("ruleset/shipped-files.ts", text);
}

/** Written out like the files, because a bundle of the rules must not contain the schemas. */
function writeAddedKeys(): void {
  const entries = addedKeys(Object.values(RULE_FILE_SCHEMAS)).map(
    ([path, asBefore]) => `  [${JSON.stringify(path)}, ${JSON.stringify(asBefore)}],`,
  );
  const opening = "export const ADDED_KEYS: readonly (readonly [path: string, asBefore: unknown])[] = [";
  const text = [
    "/** The keys whose schema is `added`. Written by `npm run rules:schema`. */",
    ...(entries.length === 0 ? [`${opening}];`] : [opening, ...entries, "];"]),
  ];
  writeModule("ruleset/added-keys.ts", text);
}

function writeEnglishFiles(): void {
  const text = [
    ...importsFrom("./en", texts),
    "",
    "/** The English texts by subject: they define which there are. Written by `npm run rules:schema`. */",
    "export const ENGLISH_FILES = {",
    ...texts.toSorted().map((name) => `  ${subjectOfFile(name)},`),
    "};",
  ];
  writeModule("texts/english-files.ts", text);
}

/** JSON tells the compiler that there is a text, but not what places it has: that is written out. */
function writeEnglishPlaces(): void {
  const subjects = texts.toSorted().map((name) => {
    const file = readFileSync(new URL(`../texts/en/${name}.json`, import.meta.url), "utf8");
    return [subjectOfFile(name), JSON.parse(file)] as const;
  });
  const text = [
    "/** The names of the places of the English texts that have any. Written by `npm run rules:schema`. */",
    `export type EnglishPlaces = ${placesType(Object.fromEntries(subjects))};`,
  ];
  writeModule("texts/english-places.ts", text);
}

function placesType(entry: unknown, indent = ""): string {
  if (typeof entry === "string" || Array.isArray(entry)) return oneOf(placesIn(entry));
  // What chooses the form need not stand in the text.
  if (isPlural(entry)) return oneOf([...placesIn(entry), entry.of]);
  const lines = Object.entries(entry as object).flatMap(([key, value]) => {
    const type = placesType(value, `${indent}  `);
    return type === "" ? [] : [`${indent}  ${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${type};`];
  });
  return lines.length === 0 ? "" : ["{", ...lines, `${indent}}`].join("\n");
}

function oneOf(places: readonly string[]): string {
  return [...new Set(places)].map((place) => JSON.stringify(place)).join(" | ");
}

function importsFrom(folder: string, files: readonly string[]): string[] {
  return files
    .toSorted()
    .map((name) => `import ${subjectOfFile(name)} from "${folder}/${name}.json" with { type: "json" };`);
}

writeShippedFiles();
writeAddedKeys();
writeEnglishFiles();
writeEnglishPlaces();
formatModules();
// Imported only now, as the files above have just been written.
const { TEXT_FILE_SCHEMAS } = await import("../texts/catalogue-schema.ts");
const { overlaySchema } = await import("../ruleset/overlay-schema.ts");
const { deckSchema } = await import("../ruleset/deck-schema.ts");
writeSchemas("../data/schema/", [
  ...Object.entries(RULE_FILE_SCHEMAS),
  ["overlay", overlaySchema()],
  ["deck", deckSchema()],
]);
writeSchemas(
  "../texts/schema/",
  Object.entries(TEXT_FILE_SCHEMAS).map(([subject, schema]) => [fileOfSubject(subject), schema]),
);
writeSchemas("./economy/policies/", [["policy", POLICY_SCHEMA]]);
writeSchemas("../lesson/", [["lesson", LESSON_SCHEMA]]);
const { spaceSchema } = await import("./tune/space/read-space.ts");
const { targetsSchema } = await import("./targets/targets.ts");
writeSchemas("../tuning/schema/", [
  ["space", spaceSchema()],
  ["targets", targetsSchema()],
]);
console.log(
  `Wrote ${names.length} schemas of rule files, ${texts.length} of texts, and those of overlays and decks.`,
);

/** JSON with what fits into a line in one line: a third of the bytes of one line for each value, and as readable. */
function compactJson(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((part) => compactJson(part, deeper))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${compactJson(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => deeper + part).join(",\n")}\n${indent}${close}`;
}

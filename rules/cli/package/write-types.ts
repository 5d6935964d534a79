import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LESSON_SCHEMA } from "../../ruleset/schema/lesson.ts";
import { RULE_FILE_SCHEMAS, TEXT_FILE_SCHEMAS } from "../../validation.ts";

/**
 * Last step of `npm run build:rules`: makes the compiler's declarations self-contained. The types of the
 * rule set and of the lesson are written out, so that users do not need the schema library; imports end with `.js`, so
 * that every compiler resolves them; declarations that the public entry does not reach are left out.
 */
const FOLDER = "dist/package/rules";
const ENTRY = join(FOLDER, "library.d.ts");
const RELATIVE_IMPORT = /(from |import\()"(\.{1,2}\/[^"]+)\.ts"/g;

function writeRuleSet(): void {
  const files = Object.values(RULE_FILE_SCHEMAS);
  const language = { type: "string", description: "As `Intl` calls it." };
  const subjects = { language, ...withoutDescriptions(TEXT_FILE_SCHEMAS) };
  const texts = { type: "object", properties: subjects, required: Object.keys(subjects) };
  const properties = Object.assign({}, ...files.map((file) => file.properties), { texts });
  const required = [...files.flatMap((file) => file.required), "texts"];
  delete properties.$schema;
  const schema = JSON.parse(JSON.stringify({ type: "object", properties, required }));
  const comment = "/** Every number and text of the game. */";
  writeFileSync(
    join(FOLDER, "ruleset/rule-set.d.ts"),
    `${comment}\nexport type RuleSet = ${flat(typeOfSchema(schema))};\n`,
  );
  writeFileSync(
    join(FOLDER, "texts/texts.d.ts"),
    'import type { RuleSet } from "../ruleset/rule-set.ts";\n\nexport type Texts = RuleSet["texts"];\n',
  );
}

function writeLesson(): void {
  const { $schema: _, ...properties } = LESSON_SCHEMA.properties;
  const schema = JSON.parse(JSON.stringify({ ...LESSON_SCHEMA, properties }));
  const comment = "/** A guided battle: its teams and its steps. */";
  writeFileSync(
    join(FOLDER, "ruleset/schema/lesson.d.ts"),
    `${comment}\nexport type Lesson = ${typeOfSchema(schema)};\nexport type LessonStep = Lesson["steps"][number];\nexport type LessonId = Lesson["id"];\nexport type LessonGoal = NonNullable<LessonStep["until"]>;\n`,
  );
}

/** The texts stand in the package once; their type does not repeat them. */
function withoutDescriptions<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (key, part) =>
      key === "description" && typeof part === "string" ? undefined : part,
    ),
  );
}

/** Without the indentation of a type of thousands of lines: an editor shows it formatted. */
function flat(type: string): string {
  return type.replace(/^ +/gm, "");
}

/** Rewrites the declarations that the entry reaches and returns their paths. */
function standAlone(path: string, done = new Set<string>()): Set<string> {
  if (done.has(path)) return done;
  done.add(path);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(RELATIVE_IMPORT, '$1"$2.js"'));
  for (const [, , target] of text.matchAll(RELATIVE_IMPORT))
    standAlone(join(dirname(path), `${target}.d.ts`), done);
  return done;
}

function filesOf(ending: ".d.ts" | ".js"): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(FOLDER, name));
}

/** The kinds of JSON Schema in the rule files: closed objects, records, lists, enumerations, plain values. */
interface Schema {
  type?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
}

/** The TypeScript type of a schema with descriptions as comments; throws for kinds that no rule file uses. */
function typeOfSchema(schema: Schema, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((option) => `(${typeOfSchema(option, indent)})`).join(" | ");
  switch (schema.type) {
    case "number":
    case "integer":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      if (schema.items) return `(${typeOfSchema(schema.items, indent)})[]`;
      break;
    case "object":
      return objectType(schema, indent);
  }
  throw new Error(`No type for ${JSON.stringify(schema)}`);
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function objectType(schema: Schema, indent: string): string {
  const [values] = Object.values(schema.patternProperties ?? {});
  if (values) return `Record<string, ${typeOfSchema(values, indent)}>`;
  const { properties = {}, required = [] } = schema;
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([key, value]) => {
    const comment = value.description ? `${deeper}/** ${value.description} */\n` : "";
    const optional = required.includes(key) ? "" : "?";
    const name = IDENTIFIER.test(key) ? key : JSON.stringify(key);
    return `${comment}${deeper}${name}${optional}: ${typeOfSchema(value, deeper)};\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}

/** The folder that `npm run build:rules` packs. */
const PACKAGE = "dist/package";
const END = "<!-- The README of the package ends here";

/** Writes what a package has besides its code: the manifest, the part of the README about the library, the licence. */
function writePackage(): void {
  copyFileSync("rules/package.json", join(PACKAGE, "package.json"));
  copyFileSync("LICENSE", join(PACKAGE, "LICENSE"));
  writeFileSync(join(PACKAGE, "THIRD-PARTY-LICENSES.txt"), licences());
  const [about = ""] = readFileSync("rules/README.md", "utf8").split(END);
  writeFileSync(join(PACKAGE, "README.md"), `${about.trimEnd()}\n`);
  writeExamples();
}

const EXAMPLES = "rules/examples";

/** The examples of bots import the package where they import our index. */
function writeExamples(): void {
  mkdirSync(join(PACKAGE, EXAMPLES), { recursive: true });
  for (const name of readdirSync(EXAMPLES)) {
    const source = readFileSync(join(EXAMPLES, name), "utf8");
    writeFileSync(join(PACKAGE, EXAMPLES, name), source.replace('"../index.ts"', '"corvax-lab-rules"'));
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
function stripIds(file: string): void {
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

rmSync(join(FOLDER, "build.tsbuildinfo"));
writeRuleSet();
writeLesson();
const reached = standAlone(ENTRY);
for (const path of filesOf(".d.ts")) if (!reached.has(path)) rmSync(path);
const modules = filesOf(".js");
for (const path of [...reached, ...modules]) stripIds(path);
writePackage();
console.log(`Wrote ${reached.size} declarations and ${modules.length} modules.`);

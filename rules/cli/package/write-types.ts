import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LESSON_SCHEMA } from "../../ruleset/schema/lesson.ts";
import { RULE_FILE_SCHEMAS, TEXT_FILE_SCHEMAS } from "../../validation.ts";
import { typeOfSchema } from "./schema-type.ts";
import { stripIds, writePackage } from "./write-package.ts";

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

function declarations(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".d.ts"))
    .map((name) => join(FOLDER, name));
}

function modules(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(FOLDER, name));
}

rmSync(join(FOLDER, "build.tsbuildinfo"));
writeRuleSet();
writeLesson();
const reached = standAlone(ENTRY);
for (const path of declarations()) if (!reached.has(path)) rmSync(path);
for (const path of [...reached, ...modules()]) stripIds(path);
writePackage();
console.log(`Wrote ${reached.size} declarations and ${modules().length} modules.`);

import { mkdirSync, writeFileSync } from "node:fs";
import { RULE_FILE_SCHEMAS } from "../ruleset/rule-files.ts";

/**
 * `npm run rules:schema`: writes what follows from the list of rule files: the JSON Schemas beside them, for
 * completion and hover in an editor, and the module that imports them.
 */
const names = Object.keys(RULE_FILE_SCHEMAS);

function writeSchemas(): void {
  const folder = new URL("../data/schema/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(RULE_FILE_SCHEMAS)) {
    const text = JSON.stringify({ $schema: "http://json-schema.org/draft-07/schema#", ...schema }, null, 2);
    writeFileSync(new URL(`${name}.schema.json`, folder), `${text}\n`);
  }
}

/** Bundlers must see each import, and a bundle of the rules does without the schemas: so it is written out. */
function writeShippedFiles(): void {
  const imports = [...names]
    .sort()
    .map((name) => `import ${variable(name)} from "../data/${name}.json" with { type: "json" };`);
  const entries = names.map((name) => {
    const value = variable(name);
    return name === value ? `  ${name},` : `  ${JSON.stringify(name)}: ${value},`;
  });
  const text = [
    ...imports,
    'import type { RuleFileName } from "./rule-files.ts";',
    "",
    "/** The rule files as shipped, by name. Written by `npm run rules:schema`. */",
    "export const SHIPPED_FILES: Record<RuleFileName, object> = {",
    ...entries,
    "};",
  ];
  writeFileSync(new URL("../ruleset/shipped-files.ts", import.meta.url), `${text.join("\n")}\n`);
}

/** `battle-log` as `battleLog`. */
function variable(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

writeSchemas();
writeShippedFiles();
console.log(`Wrote ${names.length} schemas.`);

import { mkdirSync, writeFileSync } from "node:fs";
import { RULE_FILE_SCHEMAS } from "../validation.ts";

/** `npm run rules:schema`: writes the JSON Schemas beside the rule files, for completion and hover in an editor. */
const folder = new URL("../data/schema/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(RULE_FILE_SCHEMAS)) {
  const text = JSON.stringify({ $schema: "http://json-schema.org/draft-07/schema#", ...schema }, null, 2);
  writeFileSync(new URL(`${name}.schema.json`, folder), `${text}\n`);
}
console.log(`Wrote ${Object.keys(RULE_FILE_SCHEMAS).length} schemas.`);

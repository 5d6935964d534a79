import fc from "fast-check";
import { shippedRules } from "../../../../rules/index.ts";
import { type ReadSchema, schemaAt } from "../../../../rules/ruleset/read-schema.ts";
import { RULE_FILE_SCHEMAS } from "../../../../rules/validation.ts";

interface NumberKey {
  path: string[];
  value: number;
  schema: ReadSchema;
}

/** Numbers that a battle repeats its work for: their largest values take long, and break nothing. */
const REPEATED =
  /enemyDeckSize|fieldLimit|maxFieldSize|enemySlots|lookaheadWidth|predictiveDepth|turnLimit|Tools|Spells|bonusStartingItems|samples|team\.(min|max|tools|spells)|requirement|pointsPerLevel|difficultyBonus|perForm|maxPoints|turns|drawPerTurn|HandSize|playerStart/;

const SCHEMAS = Object.values(RULE_FILE_SCHEMAS) as unknown[] as ReadSchema[];

/** Every number of the rule files that lists do not hold, with its schema. */
export const NUMBER_KEYS: NumberKey[] = numbersBelow(shippedRules, []);

function numbersBelow(value: unknown, path: string[]): NumberKey[] {
  if (path[0] === "texts" || Array.isArray(value)) return [];
  if (typeof value === "number") {
    const schema = SCHEMAS.map((file) => schemaAt(file, path)).find((found) => found?.type !== undefined);
    return schema && schema.const === undefined ? [{ path, value, schema }] : [];
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, below]) => numbersBelow(below, [...path, key]));
}

/** Numbers as designers try them, at the limits of the schema, and beyond what others allow. */
function valuesOf({ path, value, schema }: NumberKey): number[] {
  const { minimum = -1000, maximum = 1e6, exclusiveMinimum } = schema;
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 0.01;
  const most = REPEATED.test(path.join(".")) ? Math.min(maximum, value * 3 + 2) : maximum;
  const tried = [least, value * 0.5, value * 1.5, value * 2, value * 10, value + 1, value - 1, most];
  const whole = schema.type === "integer" ? tried.map(Math.round) : tried;
  return [...new Set(whole.map((one) => Math.min(Math.max(one, least), most)))];
}

const change = fc
  .constantFrom(...NUMBER_KEYS)
  .chain((key) => fc.record({ path: fc.constant(key.path), value: fc.constantFrom(...valuesOf(key)) }));

/** An overlay that changes one to five numbers, each as its schema allows. */
export const randomOverlay = fc.array(change, { minLength: 1, maxLength: 5 }).map((changes) => {
  const overlay: Record<string, unknown> = {};
  for (const { path, value } of changes) put(overlay, path, value);
  return overlay;
});

function put(tree: Record<string, unknown>, [key = "", ...rest]: string[], value: number): void {
  if (rest.length === 0) tree[key] = value;
  else {
    tree[key] ??= {};
    put(tree[key] as Record<string, unknown>, rest, value);
  }
}

import { Check } from "typebox/schema";
import { TEXT_FILE_SCHEMAS } from "../texts/catalogue-schema.ts";
import { isTree, type Tree } from "./overlay.ts";
import type { Problem } from "./problem.ts";
import { schemaProblems } from "./schema-problems.ts";
import { lengthAt, TEXTS_BESIDE_NUMBERS } from "./texts-beside-numbers.ts";

/** The invalid texts of `rules`. */
export function textProblems(rules: Tree): Problem[] {
  const texts = isTree(rules.texts) ? rules.texts : {};
  const wrong = Object.entries(TEXT_FILE_SCHEMAS).flatMap(([subject, schema]) => {
    return Check(schema, texts[subject]) ? [] : schemaProblems(schema, texts[subject], ["texts", subject]);
  });
  const uneven = TEXTS_BESIDE_NUMBERS.flatMap(([places, list]): Problem[] => {
    const found = lengthAt(texts, places);
    const allowed = lengthAt(rules, list);
    if (found === allowed) return [];
    const text = `found ${found} texts, allowed are ${allowed}, as many as ${list} has rows`;
    return [{ path: ["texts", ...places.split(".")], text }];
  });
  return [...wrong, ...uneven];
}

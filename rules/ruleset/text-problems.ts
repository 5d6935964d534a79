import { Check } from "typebox/schema";
import { TEXT_FILE_SCHEMAS } from "../texts/catalogue-schema.ts";
import { isTree, type Tree } from "./overlay.ts";
import { problemsOf } from "./problems.ts";
import { lengthAt, TEXTS_BESIDE_NUMBERS } from "./texts-beside-numbers.ts";

/** One sentence for each invalid text of `rules`: file, key, what was found, what is allowed. */
export function textProblems(file: string, rules: Tree): string[] {
  const texts = isTree(rules.texts) ? rules.texts : {};
  const wrong = Object.entries(TEXT_FILE_SCHEMAS).flatMap(([subject, schema]) => {
    return Check(schema, texts[subject]) ? [] : problemsOf(file, schema, texts[subject], `texts.${subject}`);
  });
  const uneven = TEXTS_BESIDE_NUMBERS.flatMap(([places, list]) => {
    const found = lengthAt(texts, places);
    const allowed = lengthAt(rules, list);
    return found === allowed
      ? []
      : [
          `${file}: texts.${places}: found ${found} texts, allowed are ${allowed}, as many as ${list} has rows`,
        ];
  });
  return [...wrong, ...uneven];
}

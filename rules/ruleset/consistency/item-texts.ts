import { isTree, type Tree } from "../overlay.ts";
import { type Problem, wrongValue } from "../problem.ts";
import { valueAt } from "../texts-beside-numbers.ts";

const KINDS = ["tools", "spells"] as const;

/** Tools and spells without a sentence, and sentences without a tool or spell. */
export function itemTextProblems(rules: Tree): Problem[] {
  return KINDS.flatMap((kind) => {
    const rows = namesIn(rules[kind]);
    const texts = namesIn(valueAt(rules, ["texts", "items", kind]));
    const untold = rows.filter((name) => !texts.includes(name));
    const spare = texts.filter((name) => !rows.includes(name));
    return [
      ...untold.map((name) =>
        wrongValue(["texts", "items", kind, name], undefined, `a sentence for ${kind}.${name}`),
      ),
      ...spare.map((name) => ({
        path: ["texts", "items", kind, name],
        text: `found a sentence without its row, allowed are those of ${kind}: ${rows.join(", ")}`,
      })),
    ];
  });
}

function namesIn(value: unknown): string[] {
  return isTree(value) ? Object.keys(value) : [];
}

import type { Tree } from "../overlay.ts";
import { type Problem, wrongValue } from "../problem.ts";
import { valueAt } from "../texts-beside-numbers.ts";
import { namesIn } from "./names-in.ts";

/** Tables of rules whose rows each have a text of their own, with where these are. */
const TABLES = [
  ["tools", "texts.items.tools"],
  ["spells", "texts.items.spells"],
  ["goals.first", "texts.goals.first"],
  ["goals.achievements", "texts.goals.achievements"],
  ["decorations.trophies", "texts.decorations.names.trophies"],
  ["decorations.themes", "texts.decorations.names.themes"],
  ["decorations.looks", "texts.decorations.names.looks"],
] as const;

/** Rows without their text, and texts without their row. */
export function rowTextProblems(rules: Tree): Problem[] {
  return TABLES.flatMap(([table, place]) => {
    const path = place.split(".");
    const rows = namesIn(valueAt(rules, table.split(".")));
    const texts = namesIn(valueAt(rules, path));
    const untold = rows.filter((name) => !texts.includes(name));
    const spare = texts.filter((name) => !rows.includes(name));
    return [
      ...untold.map((name) => wrongValue([...path, name], undefined, `a sentence for ${table}.${name}`)),
      ...spare.map((name) => ({
        path: [...path, name],
        text: `found a sentence without its row, allowed are those of ${table}: ${rows.join(", ")}`,
      })),
    ];
  });
}

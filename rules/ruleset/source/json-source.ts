import { type DocumentNode, parse, type ValueNode } from "@humanwhocodes/momoa";
import type { Problem, ProblemSource } from "../problem.ts";
import { controlCharacterProblem, syntaxProblem } from "./syntax-problem.ts";

/** The content of a JSON text that knows the line and column of each of its keys. */
export interface JsonSource extends ProblemSource {
  content: unknown;
  /** Keys that stand twice in the same object: the second would replace the first without a word. */
  repeated: Problem[];
}

export type ReadJsonSource = { ok: true; source: JsonSource } | { ok: false; problem: string };

const BYTE_ORDER_MARK = /^\uFEFF/;

/** Reads a JSON text; `name` names its file in sentences. A byte order mark at its start is accepted. */
export function readJsonSource(name: string, text: string): ReadJsonSource {
  const plain = text.replace(BYTE_ORDER_MARK, "");
  const tree = parsed(plain);
  if (!("type" in tree)) return { ok: false, problem: syntaxProblem(name, plain, tree.error) };
  const content = contentOf(plain);
  if (content === undefined) return { ok: false, problem: controlCharacterProblem(name, plain) };
  const places = new Map<string, string>();
  const repeated: Problem[] = [];
  walk(tree.body, [], places, repeated);
  return { ok: true, source: { name, content, repeated, at: (path) => nearest(places, path) } };
}

/** The value itself, as the tree would lose a key named __proto__; undefined where JavaScript refuses it. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parsed(text: string): DocumentNode | { error: unknown } {
  try {
    return parse(text, { mode: "json" });
  } catch (error) {
    return { error };
  }
}

/** Notes the line and column of every key below a value. */
function walk(
  node: ValueNode,
  path: readonly string[],
  places: Map<string, string>,
  repeated: Problem[],
): void {
  if (node.type === "Object") {
    const lines = new Map<string, number>();
    for (const { name, value } of node.members) {
      const key = name.type === "String" ? name.value : name.name;
      const { line, column } = name.loc.start;
      const first = lines.get(key);
      const below = [...path, key];
      places.set(placeName(below), `:${line}:${column}`);
      if (first === undefined) lines.set(key, line);
      else
        repeated.push({ path: below, text: `found the key twice, first in line ${first}, allowed is once` });
      walk(value, below, places, repeated);
    }
  }
  if (node.type === "Array")
    for (const [index, { value }] of node.elements.entries()) {
      const { line, column } = value.loc.start;
      const below = [...path, String(index)];
      places.set(placeName(below), `:${line}:${column}`);
      walk(value, below, places, repeated);
    }
}

/** The place of a key, or of the nearest one around it. */
function nearest(places: ReadonlyMap<string, string>, path: readonly string[]): string {
  for (let length = path.length; length > 0; length--) {
    const place = places.get(placeName(path.slice(0, length)));
    if (place !== undefined) return place;
  }
  return "";
}

function placeName(path: readonly string[]): string {
  return JSON.stringify(path);
}

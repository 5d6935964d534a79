import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./source-files.ts";

/** A rule of a style sheet: its declarations in the order of the alphabet, and the conditions that it stands under. */
interface StyleRule {
  readonly path: string;
  readonly selector: string;
  readonly text: string;
}

/** The style sheets below `folder` of `root`. */
export function styleSheets(root: string, folder: string): string[] {
  return filesBelow(root, folder).filter((path) => path.endsWith(".css"));
}

/**
 * The rules of two and more declarations that stand word for word in another place too, and how many such rules there
 * are in all. One declaration alone is no shorter anywhere else.
 */
export function repeatedRules(root: string, folder: string): { repeated: StyleRule[]; all: number } {
  const rules = styleSheets(root, folder)
    .flatMap((path) => rulesIn(path, readFileSync(join(root, path), "utf8")))
    .filter(({ text }) => text.includes(";"));
  const times = new Map<string, number>();
  for (const { text } of rules) times.set(text, (times.get(text) ?? 0) + 1);
  return { repeated: rules.filter(({ text }) => (times.get(text) ?? 0) > 1), all: rules.length };
}

function rulesIn(path: string, sheet: string, conditions = ""): StyleRule[] {
  const rest = sheet.replace(/\/\*.*?\*\//gs, "");
  return blocksOf(rest).flatMap(([head, body]) => {
    if (/^@(media|container|supports)/.test(head)) return rulesIn(path, body, `${conditions}${head} `);
    if (head.startsWith("@")) return [];
    const declarations = body
      .split(";")
      .map((one) => one.trim().replace(/\s+/g, " "))
      .filter((one) => one !== "");
    return [{ path, selector: head, text: conditions + declarations.sort().join("; ") }];
  });
}

/** The outermost blocks of a text: what stands before each pair of braces, and what between them. */
function blocksOf(text: string): [head: string, body: string][] {
  const blocks: [string, string][] = [];
  let [from, depth, open] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "{") {
      if (depth === 0) open = at;
      depth += 1;
    } else if (text[at] === "}") {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push([text.slice(from, open).trim(), text.slice(open + 1, at)]);
      from = at + 1;
    }
  }
  return blocks;
}

import type { CallReply } from "../../../server/contract/index.ts";

export type LiveRules = CallReply<"GET /api/dev/rules">;
type Tree = { [key: string]: unknown };

/** Returns the text of an overlay file with these changes. */
export function overlayOf(changes: LiveRules["changes"]): string {
  const overlay: Tree = {};
  for (const { key, now } of changes) put(overlay, key.split("."), JSON.parse(now));
  return `${JSON.stringify(overlay, null, 2)}\n`;
}

function put(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = (tree[key] ?? {}) as Tree;
  tree[key] = below;
  put(below, rest, value);
}

import { withoutIdleRules } from "./added-rules.ts";
import earlierTexts from "./earlier-texts.json" with { type: "json" };
import { hashOf } from "./hash.ts";
import { textKeyOfRows } from "./moved-texts.ts";
import { isTree, type Tree, type UnknownKey, withOverlay } from "./overlay.ts";
import { isRemovedKey } from "./removed-keys.ts";
import { shippedRules } from "./shipped.ts";

/**
 * The releases whose numbers are today's, each by the texts in which it differs from the last before texts moved: none,
 * as battles have other numbers since.
 */
const WORDINGS: readonly Tree[] = [];

/**
 * The hashes that earlier releases gave to today's numbers under this overlay, texts included: what began there under
 * the same overlay goes on (`GAP-72`). None for an overlay that those releases would have refused.
 */
export function overlayHashes(overlay: Tree): string[] {
  const { texts: _, ...numbers } = shippedRules;
  const rules = withTexts(withoutIdleRules(numbers), earlierTexts, []);
  return WORDINGS.flatMap((wording) => {
    const unknown: UnknownKey[] = [];
    const merged = withOverlay(withOverlay(rules, wording, []), overlay, unknown);
    return unknown.every(({ path }) => isRemovedKey(path.join("."))) ? [hashOf(merged)] : [];
  });
}

/** Numbers with the texts that stood among them, also in the rows of their lists. */
function withTexts(numbers: Tree, texts: Tree, path: readonly string[]): Tree {
  const joined: Tree = { ...numbers };
  for (const [key, value] of Object.entries(texts)) {
    const at = [...path, key];
    const below = numbers[key];
    const textKey = textKeyOfRows(at.join("."));
    if (textKey !== null && Array.isArray(below) && Array.isArray(value))
      joined[key] = below.map((row, index) => ({ ...row, [textKey]: value[index] }));
    else joined[key] = isTree(value) ? withTexts(isTree(below) ? below : {}, value, at) : value;
  }
  return joined;
}

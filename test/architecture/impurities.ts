import { nodesOf, parseFile, type SyntaxNode } from "../syntax/syntax-tree.ts";

/** What differs between two runs, or is not there in another place: rules never look at it. */
const AMBIENT = new Set([
  ..."Date fetch console performance crypto process Buffer globalThis require eval Intl".split(" "),
  ..."setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame".split(" "),
  ..."window document navigator localStorage sessionStorage XMLHttpRequest WebSocket".split(" "),
]);

/** Arithmetic whose last bit is the same in every JavaScript engine, and constants. */
const EXACT_MATH = new Set("floor round ceil trunc min max abs sign imul SQRT1_2 SQRT2 PI".split(" "));

/** What the file at `path` uses that a rule must not: clock, dice, network, console, screen, inexact arithmetic. */
export function impuritiesIn(path: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(parseFile(path), isPropertyName)) {
    const impurity = impurityOf(node);
    if (impurity) found.push(impurity);
  }
  return found;
}

function impurityOf(node: SyntaxNode): string | null {
  switch (node.type) {
    case "Identifier":
      return AMBIENT.has(node.value) ? node.value : null;
    case "MemberExpression":
      if (node.object.type !== "Identifier" || node.object.value !== "Math") return null;
      if (node.property.type !== "Identifier") return "Math[…]";
      return EXACT_MATH.has(node.property.value) ? null : `Math.${node.property.value}`;
    case "BinaryExpression":
      return node.operator === "**" ? "**" : null;
    case "AssignmentExpression":
      return node.operator === "**=" ? "**=" : null;
    default:
      return null;
  }
}

/** `notice.document` and `{ process: 1 }` only use the word. */
function isPropertyName(owner: SyntaxNode, property: string): boolean {
  if (property === "key") return true;
  if (property !== "property" || owner.type !== "MemberExpression") return false;
  return owner.property.type !== "Computed";
}

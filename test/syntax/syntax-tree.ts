import { readFileSync } from "node:fs";
import {
  type CallExpression,
  type Expression,
  type Identifier,
  type MemberExpression,
  type ModuleDeclaration,
  parseSync,
  type TemplateLiteral,
  type TsImportType,
  type TsQualifiedName,
  type TsType,
} from "@swc/core";

/** A node of a syntax tree. */
export type SyntaxNode =
  | Expression
  | ModuleDeclaration
  | TsType
  | TsQualifiedName
  | CallExpression
  | Identifier
  | MemberExpression
  | TsImportType;

/** The syntax tree of a TypeScript file. */
export function parseFile(path: string): unknown {
  return parseSync(readFileSync(path, "utf8"), {
    syntax: "typescript",
    tsx: path.endsWith("x"),
    target: "es2022",
  });
}

/** Every node below `root`, parents before children; `skip` names properties that are not entered. */
export function* nodesOf(
  root: unknown,
  skip?: (owner: SyntaxNode, property: string) => boolean,
): Generator<SyntaxNode> {
  // One generator for each level would pass each node on through all of them, which takes most of the time.
  const waiting = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    const owner = isNode(next) ? next : null;
    if (owner) yield owner;
    for (const [property, child] of Object.entries(next).reverse())
      if (!owner || !skip?.(owner, property)) waiting.push(child);
  }
}

/** The text of a string or template literal; `…` stands for what a template fills in. */
export function literalText(expression: Expression | undefined): string | null {
  if (expression?.type === "StringLiteral") return expression.value;
  if (expression?.type === "TemplateLiteral") return templateText(expression);
  return null;
}

function templateText(template: TemplateLiteral): string {
  return template.quasis.map((part) => part.raw).join("…");
}

function isNode(value: object): value is SyntaxNode {
  return "type" in value && typeof value.type === "string";
}

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
  skip: (owner: SyntaxNode, property: string) => boolean = () => false,
): Generator<SyntaxNode> {
  if (typeof root !== "object" || root === null) return;
  const owner = isNode(root) ? root : null;
  if (owner) yield owner;
  for (const [property, child] of Object.entries(root)) {
    if (!owner || !skip(owner, property)) yield* nodesOf(child, skip);
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

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ModuleItem, VariableDeclaration } from "@swc/core";
import { parseFile } from "../../syntax/syntax-tree.ts";
import type { Shape } from "./shape.ts";
import { shapeOfEnumeration, shapeOfFields, shapeOfType } from "./shape-of-type.ts";

const DIST = dirname(createRequire(import.meta.url).resolve("@radixdlt/babylon-gateway-api-sdk"));
const MODELS = join(DIST, "generated", "models");
const APIS = join(DIST, "generated", "apis");
/** In the official client: an operation's name and where it is called. */
const CALLED_AT = /async (\w+)Raw\((?:(?!async )[\s\S])*?path: "(\/[^"]+)"/g;
/** In its declarations: an operation's name and the model of its answer. */
const ANSWERED_BY = /(\w+)Raw\(.*ApiResponse<(\w+)>/g;

const shapes = new Map<string, Shape>();

/** The model of each operation's answer, by path; a slash at a path's end is left out. */
export function answerModels(): ReadonlyMap<string, string> {
  const declared = readdirSync(APIS).flatMap((file) =>
    Array.from(readFileSync(join(APIS, file), "utf8").matchAll(ANSWERED_BY)),
  );
  const models = new Map(declared.map(([, operation = "", model = ""]) => [operation, model]));
  const client = readFileSync(join(DIST, "babylon-gateway-api-sdk.mjs"), "utf8");
  return new Map(
    Array.from(client.matchAll(CALLED_AT), ([, operation = "", path = ""]) => [
      path.replace(/\/$/, ""),
      models.get(operation) ?? "",
    ]),
  );
}

/** The shape of a model of the official client, by its Apache-2.0 TypeScript declarations. */
export function modelShape(model: string): Shape {
  if (!shapes.has(model)) declareShapes(join(MODELS, `${model}.d.ts`));
  const shape = shapes.get(model);
  if (!shape) throw new Error(`The gateway's client declares no ${model}`);
  return shape;
}

/** Models refer to each other in circles: a name is looked up when a value is there. */
function named(name: string): Shape {
  return (value, place) => (shapes.get(name) ?? modelShape(name))(value, place);
}

/** Notes the shapes of all types that a file declares. */
function declareShapes(path: string): void {
  const { body } = parseFile(path) as { body: ModuleItem[] };
  for (const item of body) {
    if (item.type !== "ExportDeclaration") continue;
    const { declaration } = item;
    if (declaration.type === "TsInterfaceDeclaration")
      shapes.set(declaration.id.value, shapeOfFields(declaration.body.body, named));
    if (declaration.type === "TsTypeAliasDeclaration" && declaration.typeAnnotation.type === "TsUnionType")
      shapes.set(declaration.id.value, shapeOfType(declaration.typeAnnotation, named));
    if (declaration.type === "VariableDeclaration") declareEnumerations(declaration);
  }
}

/** `const Name: { readonly A: "A"; … }` */
function declareEnumerations({ declarations }: VariableDeclaration): void {
  for (const { id } of declarations) {
    if (id.type === "Identifier" && "typeAnnotation" in id && id.typeAnnotation)
      shapes.set(id.value, shapeOfEnumeration(id.typeAnnotation.typeAnnotation));
  }
}

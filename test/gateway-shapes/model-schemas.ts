import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ModuleItem, VariableDeclaration } from "@swc/core";
import { parseFile } from "../syntax/syntax-tree.ts";
import { type Schema, schemaOfFields, schemaOfType } from "./schema-of-type.ts";

const DIST = dirname(createRequire(import.meta.url).resolve("@radixdlt/babylon-gateway-api-sdk"));
const MODELS = join(DIST, "generated", "models");
const APIS = join(DIST, "generated", "apis");
/** In the official client: an operation's name and where it is called. */
const CALLED_AT = /async (\w+)Raw\((?:(?!async )[\s\S])*?path: "(\/[^"]+)"/g;
/** In its declarations: an operation's name and the model of its answer. */
const ANSWERED_BY = /(\w+)Raw\(.*ApiResponse<(\w+)>/g;

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

/** A model of the official client (its Apache-2.0 TypeScript declarations) with all it refers to, as JSON Schema. */
export function modelSchema(model: string): Schema {
  const definitions: Record<string, Schema> = {};
  const wanted = [model];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (definitions[name]) continue;
    Object.assign(definitions, declaredIn(join(MODELS, `${name}.d.ts`)));
    wanted.push(...namesIn(definitions[name]).filter((other) => !definitions[other]));
  }
  return { $ref: `#/definitions/${model}`, definitions };
}

/** The types a file declares. */
function declaredIn(path: string): Record<string, Schema> {
  const { body } = parseFile(path) as { body: ModuleItem[] };
  const schemas: Record<string, Schema> = {};
  for (const item of body) {
    if (item.type !== "ExportDeclaration") continue;
    const { declaration } = item;
    if (declaration.type === "TsInterfaceDeclaration")
      schemas[declaration.id.value] = schemaOfFields(declaration.body.body);
    if (declaration.type === "TsTypeAliasDeclaration" && declaration.typeAnnotation.type === "TsUnionType")
      schemas[declaration.id.value] = schemaOfType(declaration.typeAnnotation);
    if (declaration.type === "VariableDeclaration") Object.assign(schemas, enumerations(declaration));
  }
  return schemas;
}

/** `const Name: { readonly A: "A"; … }`: one of its values. */
function enumerations({ declarations }: VariableDeclaration): Record<string, Schema> {
  const named = declarations.flatMap(({ id }) => {
    if (id.type !== "Identifier" || !("typeAnnotation" in id) || !id.typeAnnotation) return [];
    const { properties } = schemaOfType(id.typeAnnotation.typeAnnotation);
    const values = Object.values(properties as Record<string, { const: string }>);
    return [[id.value, { enum: values.map((value) => value.const) }]];
  });
  return Object.fromEntries(named);
}

/** The definitions a schema refers to. */
function namesIn(schema: unknown): string[] {
  return Array.from(JSON.stringify(schema).matchAll(/"#\/definitions\/(\w+)"/g), ([, name = ""]) => name);
}

import { Check, Errors } from "typebox/schema";
import { answerModels, modelSchema } from "./model-schemas.ts";
import type { Schema } from "./schema-of-type.ts";

const models = answerModels();
const schemas = new Map<string, Schema>();

/** An answer of the gateway as it leaves the server. */
export interface GatewayAnswer {
  /** The operation's path, as `/transaction/status`; with a slash at its end or without. */
  path: string;
  status: number;
  body: unknown;
}

/**
 * What is wrong with an answer of the gateway by the official client's models: a field that is missing or that
 * nobody knows, a value outside its enumeration, a variant nobody knows. Null when nothing is.
 */
export function answerFault({ path, status, body }: GatewayAnswer): string | null {
  const model = status === 200 ? models.get(path.replace(/\/$/, "")) : "ErrorResponse";
  if (model === undefined) return `${path} is no operation of the gateway`;
  const schema = schemaOf(model);
  if (Check(schema, body)) return null;
  const [, found] = Errors(schema, body);
  const told = found.map(({ instancePath, message, params }) =>
    [instancePath || "the whole", message, JSON.stringify(params)].join(" "),
  );
  return `${path} answered ${status}, which is no ${model}: ${told.join("; ")}`;
}

function schemaOf(model: string): Schema {
  const schema = schemas.get(model) ?? modelSchema(model);
  schemas.set(model, schema);
  return schema;
}

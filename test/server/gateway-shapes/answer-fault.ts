import { answerModels, modelShape } from "./model-shapes.ts";

const models = answerModels();

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
  const fault = modelShape(model)(body, "");
  return fault === null ? null : `${path} answered ${status}, which is no ${model}: ${fault}`;
}

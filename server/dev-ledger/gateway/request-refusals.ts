import type { TSchema } from "typebox";
import { Check, Errors } from "typebox/schema";
import { type GatewayError, invalidRequest } from "./gateway-error.ts";

/** The errors of a request, field by field; null if there are none. */
export function refusalOf(shape: TSchema, request: unknown): GatewayError | null {
  if (Check(shape, request)) return null;
  const errors = new Map<string, string[]>();
  for (const { instancePath, message } of Errors(shape, request)[1]) {
    const path = pathOf(instancePath);
    const error = path === "" ? message : `'${path}' ${message}`;
    errors.set(path, [...(errors.get(path) ?? []), error]);
  }
  return invalidRequest(errors);
}

/** Turns `/addresses/0` into the gateway's spelling `addresses[0]`. */
function pathOf(pointer: string): string {
  return pointer
    .slice(1)
    .replaceAll(/(?:^|\/)(\d+)(?=\/|$)/g, "[$1]")
    .replaceAll("/", ".");
}

import { Failure } from "./failure.ts";
import { invalidInput, serverError, unavailable } from "./failures.ts";

/** Texts and codes for what the HTTP layer refuses by itself, by status. */
const HTTP_FAILURES: ReadonlyMap<number, [code: string, text: string]> = new Map([
  [400, ["malformed", "The request could not be read"]],
  [403, ["forbidden", "This is not allowed"]],
  [404, ["not_found", "Not found"]],
  [405, ["method_not_allowed", "This method is not allowed here"]],
  [408, ["timeout", "The request took too long"]],
  [413, ["too_large", "The request is too large"]],
  [414, ["too_large", "The address is too long"]],
  [415, ["unsupported_media_type", "Content-Type must be application/json"]],
]);

/** The failure to answer for anything that was thrown; what we did wrong ourselves hides its text (`ABU-53`). */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (hasField(error, "validation")) return invalidInput(validationText(error));
  if (hasField(error, "code") && error.code === "SQLITE_BUSY") return unavailable();
  const status = hasField(error, "statusCode") ? Number(error.statusCode) : 500;
  const known = HTTP_FAILURES.get(status);
  if (known) return new Failure(status, ...known);
  return status >= 400 && status < 500
    ? new Failure(status, "malformed", "The request was refused")
    : serverError();
}

function hasField<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === "object" && value !== null && name in value;
}

/** The validator's sentence without a value of the sender's. */
function validationText(error: object): string {
  return error instanceof Error ? `Invalid request: ${error.message}` : "Invalid request";
}

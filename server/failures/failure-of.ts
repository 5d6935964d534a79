import { Failure } from "./failure.ts";
import { dataUnreachable, invalidInput, noSpace, serverError, unavailable } from "./failures.ts";

/** What the database says when it cannot do its work for the moment; each also with an addition, such as `_SNAPSHOT`. */
const STORE_FAILURES: readonly [code: string, failure: () => Failure][] = [
  ["SQLITE_BUSY", unavailable],
  ["SQLITE_LOCKED", unavailable],
  ["SQLITE_FULL", noSpace],
  ["SQLITE_IOERR", dataUnreachable],
  ["SQLITE_READONLY", dataUnreachable],
  ["SQLITE_CANTOPEN", dataUnreachable],
];

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
  [417, ["malformed", "The server expects nothing but 100-continue"]],
  [431, ["too_large", "The headers are too large"]],
]);

/** The failure to answer for anything that was thrown; what we did wrong ourselves hides its text (`ABU-53`). */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (hasField(error, "validation")) return invalidInput(validationText(error));
  const stored = hasField(error, "code") ? storeFailure(String(error.code)) : null;
  if (stored !== null) return stored;
  const status = hasField(error, "statusCode") ? Number(error.statusCode) : 500;
  const known = HTTP_FAILURES.get(status);
  if (known) return new Failure(status, ...known);
  return status >= 400 && status < 500
    ? new Failure(status, "malformed", "The request was refused")
    : serverError();
}

function storeFailure(code: string): Failure | null {
  const found = STORE_FAILURES.find(([known]) => code === known || code.startsWith(`${known}_`));
  return found === undefined ? null : found[1]();
}

function hasField<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === "object" && value !== null && name in value;
}

/** The validator's sentence without a value of the sender's. */
function validationText(error: object): string {
  return error instanceof Error ? `Invalid request: ${error.message}` : "Invalid request";
}

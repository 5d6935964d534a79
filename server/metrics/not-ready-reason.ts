import type { Static } from "typebox";
import type { NotReadyReason as Reasons } from "../contract/operation.ts";
import { toHttpError } from "../errors/to-http-error.ts";

export type NotReadyReason = Static<typeof Reasons>;

/** Codes of a database that can be read and not written, such as a standby. */
const READ_ONLY = /^(25006|SQLITE_READONLY(_.*)?)$/;
/** The codes of answers to players, as an operator's words. */
const REASONS: ReadonlyMap<string, NotReadyReason> = new Map([
  ["unavailable", "busy"],
  ["no_space", "no_space"],
  ["data_unreachable", "data_unreachable"],
]);

/** The reason word for an error of the store. */
export function reasonOfError(error: unknown): NotReadyReason {
  if (error instanceof Error && "code" in error && READ_ONLY.test(String(error.code))) return "read_only";
  return REASONS.get(toHttpError(error).code) ?? "failing";
}

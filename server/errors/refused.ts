import type { Refusal } from "../../rules/index.ts";
import { HttpError } from "./http-error.ts";
import { REFUSAL_STATUS } from "./refusal-status.ts";

/** The error that answers a refusal of the rules; a cooldown says how long it lasts (`LAB-105`). */
export function refused({ code, values, remainingMs }: Refusal): HttpError {
  const more =
    remainingMs === undefined ? {} : { details: { remainingMs }, retryAfter: Math.ceil(remainingMs / 1000) };
  return new HttpError(REFUSAL_STATUS[code], code, `refusals.${code}`, { values, ...more });
}

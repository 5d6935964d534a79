import type { Refusal } from "../../rules/index.ts";
import { Failure } from "./failure.ts";
import { REFUSAL_STATUS } from "./refusal-status.ts";

/** The failure that answers a no of the rules; a cooldown says how long it lasts (`LAB-105`). */
export function refused({ code, text, remainingMs }: Refusal): Failure {
  const more =
    remainingMs === undefined ? {} : { details: { remainingMs }, retryAfter: Math.ceil(remainingMs / 1000) };
  return new Failure(REFUSAL_STATUS[code], code, text, more);
}

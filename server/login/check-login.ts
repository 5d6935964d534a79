import { createHmac, hash as digest, timingSafeEqual } from "node:crypto";
import type { RuleSet } from "../../rules/index.ts";

/** Login fields as received: names and single-line values. */
export type LoginFields = Readonly<Record<string, string | number | boolean>>;

export interface LoginAge {
  /** Now, in milliseconds. */
  now: number;
  limits: RuleSet["auth"]["telegram"];
}

/**
 * Whether the fields are signed with the bot's token (`GAP-01`): the hash covers all other fields, known or not
 * (`ABU-01`, `ABU-03`), and the login is neither stale nor from the future (`ABU-04`).
 */
export function isGenuineLogin(fields: LoginFields, botToken: string, age: LoginAge): boolean {
  return isSigned(fields, botToken) && isFresh(Number(fields.auth_date), age);
}

function isSigned(fields: LoginFields, botToken: string): boolean {
  const claimed = String(fields.hash);
  if (!/^[0-9a-f]{64}$/.test(claimed)) return false;
  const text = dataCheckString(fields);
  if (text === null) return false;
  const secret = digest("sha256", botToken, "buffer");
  const expected = createHmac("sha256", secret).update(text).digest();
  return timingSafeEqual(expected, Buffer.from(claimed, "hex"));
}

/** All fields but the hash as sorted lines; null if a line break could make one field look like two. */
function dataCheckString(fields: LoginFields): string | null {
  const lines = Object.keys(fields)
    .filter((key) => key !== "hash")
    .sort()
    .map((key) => `${key}=${fields[key]}`);
  return lines.some((line) => /[\r\n]/.test(line)) ? null : lines.join("\n");
}

function isFresh(authDate: number, { now, limits }: LoginAge): boolean {
  const ageSeconds = now / 1000 - authDate;
  return ageSeconds <= limits.maxAgeSec && ageSeconds >= -limits.maxFutureSec;
}

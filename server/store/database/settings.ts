import { randomBytes } from "node:crypto";
import { type Queries, statement, type Unit } from "./unit.ts";

const selectSecret = statement<[], { value: Buffer }>(
  "SELECT value FROM secrets WHERE name = 'shared'",
  "SELECT value FROM settings WHERE name = 'shared_secret'",
);
/** A migration of SQLite has made one. */
const keepSecret = statement<[Buffer]>(
  "INSERT INTO secrets (name, value) VALUES ('shared', $1) ON CONFLICT DO NOTHING",
);
const nextStart = statement<[], { value: number }>(
  "UPDATE settings SET value = value + 1 WHERE name = 'starts' RETURNING value",
);
const selectForUpdate = statement<[string], { value: number }>(
  "SELECT value FROM settings WHERE name = $1 FOR UPDATE",
);
const update = statement<[number, string]>("UPDATE settings SET value = $1 WHERE name = $2");
const selectForgotten = statement<[], { value: number }>(
  "SELECT value FROM settings WHERE name = 'forgotten_logins'",
);
const raiseForgotten = statement<[number]>(
  "UPDATE settings SET value = greatest(value, $1) WHERE name = 'forgotten_logins'",
);

/** A secret that only the processes on this database know; the first one to ask makes it. */
export async function sharedSecret(queries: Queries): Promise<Buffer> {
  const known = await queries.first(selectSecret);
  if (known) return known.value;
  await queries.run(keepSecret, randomBytes(32));
  const made = await queries.first(selectSecret);
  if (!made) throw new Error("The database has no shared secret");
  return made.value;
}

/** Counts a start; returns the number of starts, this one included. */
export async function countStart(queries: Queries): Promise<number> {
  return (await queries.first(nextStart))?.value ?? 0;
}

/** Stores the time of a process's clock; returns the one stored before, by any process, or 0. */
export async function noteTime(unit: Unit, shown: number): Promise<number> {
  const before = await unit.first(selectForUpdate, "noted_time");
  unit.write(update, shown, "noted_time");
  return before?.value ?? 0;
}

/** Whether the row of a used login with this expiry may have been removed: such a login is never accepted. */
export async function isForgottenLogin(queries: Queries, expiresAt: number): Promise<boolean> {
  return expiresAt <= ((await queries.first(selectForgotten))?.value ?? 0);
}

/** Records that the rows of used logins up to this expiry were removed. */
export function forgetLogins(unit: Unit, expiresAt: number): void {
  unit.write(raiseForgotten, expiresAt);
}

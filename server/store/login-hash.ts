import { createHmac } from "node:crypto";
import type { Identity } from "./identity.ts";

/**
 * What stays of the login of a deleted account, so that nobody gets the start gift twice (`GAP-71`). The key is the
 * secret that only the processes on the database know: without it nobody can tell whose login it was.
 */
export function loginHash(secret: Buffer, identity: Identity): Buffer {
  const name = identity.provider === "telegram" ? identity.id : identity.name;
  return createHmac("sha256", secret)
    .update(`login of a deleted account\n${identity.provider}\n${name}`)
    .digest();
}

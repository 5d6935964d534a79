import { hash } from "node:crypto";

const BYTES = 12;

/** The id under which a player ends a session of theirs; neither its secret nor what is stored follows from it. */
export function sessionId(secretHash: Buffer): string {
  return hash("sha256", secretHash, "buffer").subarray(0, BYTES).toString("base64url");
}

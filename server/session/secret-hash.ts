import { hash } from "node:crypto";

/** The hash stored of a session's secret: reading the database is not enough to log in (`ABU-07`). */
export function secretHashOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

import { hash } from "node:crypto";

/** What is stored of a session's secret: whoever reads the database cannot log in with it (`ABU-07`). */
export function secretHashOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

import { isTree } from "../overlay.ts";

/** The names of a table's rows; none where there is no table. */
export function namesIn(value: unknown): string[] {
  return isTree(value) ? Object.keys(value) : [];
}

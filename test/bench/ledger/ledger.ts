import type { Figure } from "../figure.ts";
import { measureCollection } from "./collection.ts";
import { measureCommits } from "./commits.ts";

/** The speed of what stands on the ledger: how soon it commits, and how cheap a kept collection is. */
export async function measureLedger(): Promise<Figure[]> {
  return [...(await measureCommits()), ...(await measureCollection())];
}

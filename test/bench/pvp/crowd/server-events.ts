import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { HttpBrowser } from "../../../server/pvp/support/browser.ts";

/** The versions that a battle's events tell of, until the signal ends them. */
export async function* pushedVersions(
  browser: HttpBrowser,
  battleId: string,
  signal: AbortSignal,
): AsyncGenerator<number> {
  const answer = await browser.fetch(`pvp/battle/${battleId}/events`, { signal });
  if (!answer.ok || !answer.body) throw new Error(`The events answered ${answer.status}.`);
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(answer.body as never) }))
      if (line.startsWith("data:"))
        yield (JSON.parse(line.slice("data:".length)) as { version: number }).version;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { HttpBrowser } from "../../../server/pvp/support/browser.ts";

/** Every line that a battle's events carry, until the signal ends them or nobody reads on. */
export async function* eventLines(
  browser: HttpBrowser,
  battleId: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const answer = await browser.fetch(`pvp/battle/${battleId}/events`, { signal });
  if (!answer.ok || !answer.body) throw new Error(`The events answered ${answer.status}.`);
  const input = Readable.fromWeb(answer.body as ReadableStream);
  try {
    yield* createInterface({ input });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    // Left open, it would fail with the signal when nobody listens any more.
    input.destroy();
  }
}

/** The version that a line tells of; null for any other line. */
export function versionIn(line: string): number | null {
  const version = /^data: \{"version":(\d+)\}$/.exec(line)?.[1];
  return version === undefined ? null : Number(version);
}

import type { UnknownKey } from "./overlay.ts";

/** Settings of earlier releases that no longer exist, as dotted paths. */
const REMOVED_KEYS: ReadonlySet<string> = new Set([
  "layout.maxMachines",
  "notices.becameReady",
  // The operator names it (STAKING_URL).
  "stakingHelp.site",
  // The wallet's toolkit has its own.
  "polling.wallet.preAuthorizationMaxMs",
  "polling.relayMs",
  "polling.pendingResponsesMs",
  "polling.connectStatusResetMs",
]);

/** Whether an overlay may still name this key, which then changes nothing (`GAP-72`). */
export function isRemovedKey({ path }: UnknownKey): boolean {
  return REMOVED_KEYS.has(path);
}

/** One sentence about the removed settings that the overlay `name` still names; none where it names none. */
export function removedKeysNotice(name: string, keys: readonly UnknownKey[]): string[] {
  if (keys.length === 0) return [];
  const paths = keys.map(({ path }) => path).join(", ");
  return [`${name}: these settings are gone and change nothing: ${paths}. They can be deleted.`];
}

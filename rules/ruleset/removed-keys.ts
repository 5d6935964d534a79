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

/** Whether an overlay may still name this key, a dotted path, which then changes nothing (`GAP-72`). */
export function isRemovedKey(path: string): boolean {
  return REMOVED_KEYS.has(path);
}

/** One sentence about the removed settings that the overlay `name` still names; none where it names none. */
export function removedKeysNotice(name: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  return [`${name}: these settings are gone and change nothing: ${paths.join(", ")}. They can be deleted.`];
}

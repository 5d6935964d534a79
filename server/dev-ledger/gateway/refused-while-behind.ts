/** Calls that read no state, or any available state. */
const ALWAYS_ANSWERED = /^\/(?:status|extensions|transaction\/preview)/;

/**
 * The kind of error (NotSyncedUp) for a call while the gateway's node is too far behind; null for calls that
 * are answered anyway, such as those that name a past state.
 */
export function refusedWhileBehind(path: string, body: unknown): "Read" | "Construction" | null {
  if (ALWAYS_ANSWERED.test(path)) return null;
  if (path === "/transaction/construction") return "Construction";
  const namesState = (body as { at_ledger_state?: object | null } | null)?.at_ledger_state != null;
  return namesState ? null : "Read";
}

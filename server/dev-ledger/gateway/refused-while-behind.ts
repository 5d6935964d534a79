/** These look at no state, or at whatever there is. */
const ALWAYS_ANSWERED = /^\/(?:status|extensions|transaction\/preview)/;

/**
 * As what a gateway refuses a call while its own node is too far behind (NotSyncedUp); null for the calls that it
 * answers all the same, such as those that name a past state themselves.
 */
export function refusedWhileBehind(path: string, body: unknown): "Read" | "Construction" | null {
  if (ALWAYS_ANSWERED.test(path)) return null;
  if (path === "/transaction/construction") return "Construction";
  const namesState = (body as { at_ledger_state?: object | null } | null)?.at_ledger_state != null;
  return namesState ? null : "Read";
}

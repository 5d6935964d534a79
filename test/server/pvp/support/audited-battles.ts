import type { AuditedBattle } from "../../../../server/store/database/audit-event.ts";
import type { Store } from "../../../../server/store/store.ts";

/** What the audit log tells of battles, one entry for each player of each. */
export async function auditedBattles(store: Store): Promise<AuditedBattle[]> {
  const entries = await store.auditEntries({ player: null, since: 0, after: 0, most: 1000 });
  return entries.flatMap(({ event }) => (event.type === "battle" ? [event] : []));
}

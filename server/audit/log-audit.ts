import type { AppDeps } from "../app-deps.ts";

/** Writes each entry of the audit log as one line of the server's log, too. */
export function logAudit({ store, log }: Pick<AppDeps, "store" | "log">): void {
  store.onAudited(({ time, player, address, event: { type, ...details } }) =>
    log.info({ audit: type, player, address, at: new Date(time).toISOString(), ...details }, "audited"),
  );
}

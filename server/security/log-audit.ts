import type { AppDeps } from "../http/app-deps.ts";

/**
 * Writes each entry of the audit log as one line of the server's log, too. The line of a deletion has no player: beside
 * the one that asked for it, it would tell who is behind the id that the deletion has given (`ABU-100`).
 */
export function logAudit({ store, log }: Pick<AppDeps, "store" | "log">): void {
  store.onAudited(({ time, player: noted, address, event: { type, ...details } }) => {
    const player = type === "accountDeleted" ? null : noted;
    log.info({ audit: type, player, address, at: new Date(time).toISOString(), ...details }, "audited");
  });
}

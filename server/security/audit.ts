import type { FastifyRequest } from "fastify";
import type { AuditAddresses, Configuration } from "../configuration/configuration.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { ipv6Network, parseIpAddress, withoutPort } from "../process/ip-address.ts";

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

/** A /48, which providers give to one customer or site. */
const SITE_GROUPS = 3;
const NETWORK_BYTES = 3;

/** The address of a request as the audit log keeps it (`AUDIT_ADDRESSES`). */
export function auditAddress(
  { ip }: Pick<FastifyRequest, "ip">,
  { auditAddresses }: Pick<Configuration, "auditAddresses">,
): string | null {
  // A client that has left has none.
  return keptAddress(ip ?? "", auditAddresses);
}

/** All of an address, its network (/24 of IPv4, /48 of IPv6), or nothing. */
export function keptAddress(address: string, kept: AuditAddresses): string | null {
  const plain = withoutPort(address);
  const known = kept === "none" ? null : parseIpAddress(plain);
  if (known === null) return null;
  if (known.version === 4)
    return kept === "full" ? known.bytes.join(".") : `${known.bytes.slice(0, NETWORK_BYTES).join(".")}.0/24`;
  return kept === "full" ? plain.replace(/%.*$/, "") : ipv6Network(known.groups, SITE_GROUPS);
}

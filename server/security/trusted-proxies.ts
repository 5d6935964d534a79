import type { FastifyServerOptions } from "fastify";
import type { Configuration } from "../configuration/configuration.ts";
import { isPrivateAddress } from "../process/internet-address.ts";

/**
 * Whose `X-Forwarded-*` headers are trusted (`TRUST_PROXY`). A number of proxies counts only for connections from
 * this machine or a private network, as anybody else could write the header as they like. A proxy with a public
 * address must be listed by it.
 */
export function trustedProxies(
  trust: Configuration["trustProxy"],
): NonNullable<FastifyServerOptions["trustProxy"]> {
  if (typeof trust !== "number") return trust;
  return (address, hop) => hop < trust && (hop > 0 || isNearby(address));
}

/** Whether connections from this address are local, so that they come from a proxy of ours. */
function isNearby(address: string | undefined): boolean {
  const [withoutZone = ""] = address?.split("%") ?? [];
  return withoutZone !== "" && isPrivateAddress(withoutZone);
}

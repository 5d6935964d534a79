import type { FastifyServerOptions } from "fastify";
import type { Configuration } from "../configuration/configuration.ts";
import { isPrivateAddress } from "./private-networks.ts";

/**
 * Whose `X-Forwarded-*` headers are believed (`TRUST_PROXY`). A number of proxies counts only where the connection
 * itself comes from this machine or a private network: whoever else connects could write the header as they like. A
 * proxy with a public address is named by it.
 */
export function trustedProxies(
  trust: Configuration["trustProxy"],
): NonNullable<FastifyServerOptions["trustProxy"]> {
  if (typeof trust !== "number") return trust;
  return (address, hop) => hop < trust && (hop > 0 || isNearby(address));
}

/** Whether nobody reaches this server from there past the proxy. */
function isNearby(address: string | undefined): boolean {
  const [withoutZone = ""] = address?.split("%") ?? [];
  return withoutZone !== "" && isPrivateAddress(withoutZone);
}

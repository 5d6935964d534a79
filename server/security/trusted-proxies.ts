import { BlockList } from "node:net";
import type { FastifyServerOptions } from "fastify";
import type { Configuration } from "../configuration/configuration.ts";

/** This machine and private networks: where a proxy stands that nobody else reaches the server past. */
const NEARBY = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  NEARBY.addSubnet(network, bits, "ipv4");
NEARBY.addAddress("::1", "ipv6");
NEARBY.addSubnet("fc00::", 7, "ipv6");
NEARBY.addSubnet("fe80::", 10, "ipv6");

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

function isNearby(address: string | undefined): boolean {
  if (address === undefined) return false;
  const [withoutZone = ""] = address.split("%");
  return NEARBY.check(withoutZone, withoutZone.includes(":") ? "ipv6" : "ipv4");
}

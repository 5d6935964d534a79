import { ipv6Network, parseIpAddress, withoutPort } from "../process/ip-address.ts";

/** One customer usually has all addresses of such a network: the first four groups, /64. */
const CUSTOMER_GROUPS = 4;

/** Shared by all who have none: clients that were gone before they were looked at, and what a proxy made up. */
const NO_ADDRESS = "no address";

/**
 * The key under which a rate limit counts an address (`ABU-52`): an IPv4 address itself, also when written as IPv6 or
 * with a port (`ABU-106`); of IPv6 the /64 network.
 * @param address undefined for a client that has left (`ABU-105`).
 */
export function limitKey(address: string | undefined): string {
  const known = parseIpAddress(withoutPort(address ?? ""));
  if (known === null) return NO_ADDRESS;
  return known.version === 4 ? known.bytes.join(".") : ipv6Network(known.groups, CUSTOMER_GROUPS);
}

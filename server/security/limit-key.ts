import { ipv6Network, parseIpAddress } from "./ip-address.ts";

/** One customer usually has all addresses of such a network: the first four groups, /64. */
const CUSTOMER_GROUPS = 4;

/**
 * The key under which a rate limit counts an address (`ABU-52`): an IPv4 address itself, also when written as IPv6;
 * of IPv6 the /64 network.
 */
export function limitKey(address: string): string {
  if (!address.includes(":")) return address;
  const known = parseIpAddress(address);
  if (known === null) return address;
  return known.version === 4 ? known.bytes.join(".") : ipv6Network(known.groups, CUSTOMER_GROUPS);
}

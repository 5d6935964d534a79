import { BlockList, isIPv6 } from "node:net";
import { PRIVATE_V4 } from "../security/private-networks.ts";

/** IPv4 ranges of this machine, of private networks, or of nobody, from the address registries. */
const SPECIAL_V4 = [
  ...PRIVATE_V4,
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
/** Non-public ranges within the public IPv6 range; tunnels to IPv4 could lead anywhere. */
const SPECIAL_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [net, prefix] of SPECIAL_V4) special.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of SPECIAL_V6) special.addSubnet(net, prefix, "ipv6");
const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is on the public internet: no loopback, private, link-local or reserved one. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return publicV6.check(address, "ipv6") && !special.check(address, "ipv6");
  return !special.check(address, "ipv4");
}

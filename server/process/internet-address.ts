import { lookup as resolveName } from "node:dns/promises";
import { BlockList, isIPv6, type LookupFunction } from "node:net";

/** This machine and private networks, as the address registries list them. */
export const PRIVATE_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const;
const PRIVATE_V6 = [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const;

const privateNetworks = new BlockList();
for (const [network, bits] of PRIVATE_V4) privateNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of PRIVATE_V6) privateNetworks.addSubnet(network, bits, "ipv6");

/** Whether an IP address belongs to this machine or a private network. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

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

/**
 * Resolves a host name for a connection, and fails with `refusal` if one of its addresses may not be called: a name of
 * the internet may lead to this machine or its neighbours.
 */
export function checkedLookup(mayAsk: (address: string) => boolean, refusal: () => Error): LookupFunction {
  return (name, options, done) => {
    resolveName(name, { all: true }).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => mayAsk(address))) return done(refusal(), "");
        return options.all ? done(null, found) : done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ""),
    );
  };
}

import { BlockList, isIPv6 } from "node:net";

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

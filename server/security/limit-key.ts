import { isIPv6 } from "node:net";

const GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The key under which a rate limit counts an address (`ABU-52`): an IPv4 address itself, also when written as IPv6;
 * of IPv6 the /64 network, as one customer usually has all its addresses.
 */
export function limitKey(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [6, 7].flatMap((index) => bytesOf(groups[index] ?? 0)).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address; "::" stands for the missing zeros. */
function groupsOf(address: string): number[] {
  const [first = "", last = ""] = address.replace(/%.*$/, "").split("::");
  const [start, end] = [numbersOf(first), numbersOf(last)];
  return [...start, ...Array<number>(GROUPS - start.length - end.length).fill(0), ...end];
}

function numbersOf(text: string): number[] {
  if (text === "") return [];
  return text
    .split(":")
    .flatMap((group) => (group.includes(".") ? pairsOf(group) : [Number.parseInt(group, 16)]));
}

/** The last two groups, if they are written as an IPv4 address. */
function pairsOf(dotted: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
}

function bytesOf(group: number): number[] {
  return [Math.floor(group / 256), group % 256];
}

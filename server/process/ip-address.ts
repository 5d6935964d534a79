import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;

/** An address as numbers: four bytes, or eight groups of 16 bits. */
export type IpAddress = { version: 4; bytes: readonly number[] } | { version: 6; groups: readonly number[] };

/** Reads an address; an IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`) is an IPv4 address. null for none. */
export function parseIpAddress(address: string): IpAddress | null {
  if (isIPv4(address)) return { version: 4, bytes: address.split(".").map(Number) };
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return { version: 6, groups };
  return { version: 4, bytes: [6, 7].flatMap((index) => bytesOf(groups[index] ?? 0)) };
}

/** An address as some proxies write it, without its port and brackets: `192.0.2.1:4711`, `[2001:db8::1]:443`. */
export function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^\s*(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?\s*$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address.trim();
}

/** The first groups of an IPv6 address as a network, such as `2001:db8:1:2::/64` for four. */
export function ipv6Network(groups: readonly number[], count: number): string {
  const first = groups.slice(0, count).map((group) => group.toString(16));
  return `${first.join(":")}::/${count * 16}`;
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

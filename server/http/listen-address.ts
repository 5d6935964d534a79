import { lookup } from "node:dns/promises";

/**
 * The one address that a host's name means, IPv4 before IPv6. For the name `localhost` Fastify would open a second
 * server beside ours, without our deadlines and error listener (`ABU-52`).
 */
export async function listenAddress(host: string): Promise<string> {
  return (await lookup(host, { order: "ipv4first" })).address;
}

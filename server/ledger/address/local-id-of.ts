import { decodeBech32 } from "./bech32.ts";

/**
 * The local id of the badge that stands for an entity: all bytes of its address. What is no address has none,
 * and no token has such an id.
 */
export function localIdOf(address: string): string {
  const bytes = decodeBech32(address)?.bytes ?? new Uint8Array();
  return `[${Buffer.from(bytes).toString("hex")}]`;
}

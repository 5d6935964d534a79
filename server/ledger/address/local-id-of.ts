import { decodeBech32 } from "./bech32.ts";

/**
 * The local id of an entity's badge: all bytes of its address. For an invalid address it is a text that no
 * token has as its id.
 */
export function localIdOf(address: string): string {
  const bytes = decodeBech32(address)?.bytes ?? new Uint8Array();
  return `[${Buffer.from(bytes).toString("hex")}]`;
}

import { decodeBech32, encodeBech32 } from "../address/bech32.ts";

const ON_MAINNET = "resource_rdx1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxradxrd";

/** XRD has the same bytes in its address on every network. */
export function xrdOn(suffix: string): string {
  const bytes = decodeBech32(ON_MAINNET)?.bytes;
  if (!bytes) throw new Error("The native token's address is misspelt.");
  return encodeBech32({ humanPart: `resource_${suffix}`, bytes });
}

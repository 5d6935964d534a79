import type { Machine } from "./lab.ts";

/** The text on the badge above a machine, or null (`LAB-039` to `LAB-042`, `CON-20`). */
export function badgeOf(machine: Machine, walletReady: boolean): string | null {
  switch (machine.type) {
    case "amplifier":
      return machine.isOffline ? "OFFLINE" : null;
    case "incubator":
      return walletReady ? null : "CONNECT WALLET";
    case "fomoHit":
      if (machine.provisionalMint) return "MINTING...";
      return machine.lastActivated === 0 ? "MINT NFT" : null;
    default:
      return null;
  }
}

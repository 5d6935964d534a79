import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Machine } from "./lab.ts";

/** The text on the badge above a machine, or null (`LAB-039` to `LAB-042`, `CON-20`). */
export function badgeOf({ texts }: RuleSet, machine: Machine, walletReady: boolean): string | null {
  const { badges } = texts.lab;
  switch (machine.type) {
    case "amplifier":
      return machine.isOffline ? badges.offline : null;
    case "incubator":
      return walletReady ? null : badges.connectWallet;
    case "fomoHit":
      if (machine.provisionalMint) return texts.refusals.minting;
      return machine.lastActivated === 0 ? badges.mintNft : null;
    default:
      return null;
  }
}

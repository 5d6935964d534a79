import { refusalOf } from "../../refusals/refuse.ts";
import type { MintCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import { machineOf } from "../machine-lookup.ts";

/** Applies the ledger's status of the FOMO HIT's mint (`GAP-10`, `CON-19`, `LAB-173`). */
export const mint: CommandRule<MintCommand> = {
  whyNot({ rules, lab }, { machineId, outcome }) {
    const machine = machineOf(lab, machineId);
    if (machine?.type !== "fomoHit") return refusalOf(rules, "unknown_machine");
    if (machine.lastActivated !== 0 || !machine.isOffline) return refusalOf(rules, "already_minted");
    if (outcome === "started") return null;
    return machine.provisionalMint ? null : refusalOf(rules, "not_minting");
  },
  perform({ rules, lab, now }, { machineId, outcome }) {
    const machine = machineOf(lab, machineId);
    if (!machine) return [];
    machine.provisionalMint = outcome === "started";
    if (outcome === "succeeded") {
      machine.isOffline = false;
      machine.lastActivated = rules.fomoHit.cooldownAfterMint
        ? now
        : Math.max(1, now - rules.activation.cooldownMs);
    }
    return [{ type: "mintChanged", machineId, outcome }];
  },
};

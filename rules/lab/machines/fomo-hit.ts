import { amountOf } from "../../amounts/amount.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { Machine } from "../lab.ts";
import { copiesOf } from "../machine-lookup.ts";
import { allFirstMachines } from "./incubator.ts";
import { collectGain, type MachineRule } from "./machine-rule.ts";

/**
 * The FOMO HIT must be minted first; once minted it yields TCorvax (`LAB-118`, `LAB-165` to `LAB-167`,
 * `GAP-10`).
 */
export const fomoHit: MachineRule = {
  activationOrder: 2,
  work: (rules) => ({ gained: { tcorvax: amountOf(rules.fomoHit.tcorvaxYield) } }),
  whyNotBuild(moment) {
    const { rules, lab } = moment;
    const hasOthers = allFirstMachines(moment) && copiesOf(lab, "incubator") > 0;
    return hasOthers ? null : refusalOf(rules, "requires_all_machines");
  },
  newlyBuilt: () => ({ isOffline: true }),
  whyNotActivate({ rules }, machine, account) {
    if (!account) return refusalOf(rules, "wallet_required");
    return machine.provisionalMint ? refusalOf(rules, "minting") : null;
  },
  activate(moment, machine) {
    if (isUnminted(machine)) return [{ type: "mintRequired", machineId: machine.id }];
    const reward = amountOf(moment.rules.fomoHit.tcorvaxYield);
    return [collectGain(moment, machine, "tcorvax", reward, { reward })];
  },
  badge({ texts }, machine) {
    if (machine.provisionalMint) return texts.refusals.minting;
    return isUnminted(machine) ? texts.lab.badges.mintNft : null;
  },
  guideValues: ({ fomoHit: { tcorvaxYield } }) => ({ reward: tcorvaxYield }),
};

/** Whether a machine is a FOMO HIT without its badge, which has to be minted first (`LAB-061`). */
export function isUnminted({ type, lastActivated }: Pick<Machine, "type" | "lastActivated">): boolean {
  return type === "fomoHit" && lastActivated === 0;
}

import { refusalOf } from "../../../refusals/refuse.ts";
import { machineWork } from "../../machine-work.ts";
import { type Activation, collect, gainText } from "./activation.ts";

/**
 * The FOMO HIT must be minted first; once minted it yields TCorvax (`LAB-118`, `LAB-165` to `LAB-167`,
 * `GAP-10`).
 */
export const activateFomoHit: Activation = {
  whyNot({ rules }, machine, account) {
    if (!account) return refusalOf(rules, "wallet_required");
    return machine.provisionalMint ? refusalOf(rules, "minting") : null;
  },
  perform(moment, machine) {
    if (machine.lastActivated === 0) return [{ type: "mintRequired", machineId: machine.id }];
    const { rules } = moment;
    const reward = machineWork(rules, "fomoHit", machine.level).gained.tcorvax;
    return [
      collect(moment, machine, {
        message: gainText(rules, "tcorvax", reward),
        gained: { tcorvax: reward },
        breakdown: { reward },
      }),
    ];
  },
};

import { noResources } from "../../../amounts/resources.ts";
import { refusalOf } from "../../../refusals/refuse.ts";
import { cooldownMinutes } from "../../cooldown.ts";
import { firstRewardStep, incubatorReward } from "../../incubator-reward.ts";
import { type Activation, collect } from "./activation.ts";

/**
 * The incubator rewards the sCVX of the bound account, once per cooldown of the machine and of the account,
 * whoever it is bound to (`GAP-09`, `ABU-15`). With too little sCVX for a reward no cooldown starts, so that
 * the player can stake and try again.
 */
export const activateIncubator: Activation = {
  whyNot({ rules, now }, machine, account) {
    if (!account) return refusalOf(rules, "wallet_required");
    if (account.lastRewardAt === 0 || account.staked < firstRewardStep(rules, machine.level)) return null;
    const remainingMs = account.lastRewardAt + rules.activation.cooldownMs - now;
    if (remainingMs <= 0) return null;
    return { ...refusalOf(rules, "cooldown", { minutes: cooldownMinutes(remainingMs) }), remainingMs };
  },
  perform(moment, machine, account) {
    const { rules } = moment;
    const texts = rules.texts.lab.activation;
    const stakedCVX = account?.staked ?? 0;
    if (stakedCVX < firstRewardStep(rules, machine.level))
      return [
        {
          type: "machineActivated",
          machineId: machine.id,
          machineType: machine.type,
          message: texts.noStake,
          spent: noResources(),
          gained: noResources(),
          breakdown: { stakedCVX },
          cooldownStarted: false,
        },
      ];
    const reward = incubatorReward(rules, machine.level, stakedCVX);
    const message = machine.isOffline ? texts.incubatorOnline : texts.incubatorActivated;
    machine.isOffline = false;
    return [
      collect(moment, machine, {
        message,
        gained: { tcorvax: reward.baseReward + reward.bonusReward, eggs: reward.eggsReward },
        breakdown: { ...reward, stakedCVX },
      }),
    ];
  },
};

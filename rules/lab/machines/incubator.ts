import { type Amount, amountOf } from "../../amounts/amount.ts";
import { noResources } from "../../amounts/resources.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { LabMoment } from "../command-rule.ts";
import { cooldownMinutes } from "../cooldown.ts";
import { copyLimit } from "../cost.ts";
import type { MachineType } from "../lab.ts";
import { copiesOf } from "../machine-lookup.ts";
import { collect, type MachineRule } from "./machine-rule.ts";

/**
 * The incubator rewards the sCVX of the bound account, once per cooldown of the machine and of the account,
 * whoever it is bound to (`GAP-09`, `ABU-15`). With too little sCVX for a reward no cooldown starts, so that
 * the player can stake and try again.
 */
export const incubator: MachineRule = {
  activationOrder: 3,
  /** What it gives depends on the stake. */
  work: () => ({}),
  whyNotBuild(moment) {
    return firstMachinesAtTheirBest(moment) ? null : refusalOf(moment.rules, "requires_max_level_machines");
  },
  newlyBuilt: () => ({ isOffline: true }),
  whyNotActivate({ rules, now }, machine, account) {
    if (!account) return refusalOf(rules, "wallet_required");
    if (account.lastRewardAt === 0 || account.staked < firstRewardStep(rules, machine.level)) return null;
    const remainingMs = account.lastRewardAt + rules.activation.cooldownMs - now;
    if (remainingMs <= 0) return null;
    return { ...refusalOf(rules, "cooldown", { minutes: cooldownMinutes(remainingMs) }), remainingMs };
  },
  activate(moment, machine, account) {
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
  badge: ({ texts }, _machine, walletReady) => (walletReady ? null : texts.lab.badges.connectWallet),
  guideValues: ({ incubator: numbers }) => ({
    stakePerEgg: numbers.stakePerEgg,
    stakePerTcorvax: numbers.stakePerTcorvax,
    cap: numbers.tcorvaxCap,
    bonusLevel: numbers.bonusFromLevel,
    stakePerBonus: numbers.stakePerBonusTcorvax,
  }),
};

/**
 * The smallest stake in sCVX, as an amount, for which an incubator of this level pays a reward (`GAP-09`).
 */
export function firstRewardStep(rules: RuleSet, level: number): Amount {
  const { stakePerTcorvax, stakePerEgg, stakePerBonusTcorvax, bonusFromLevel } = rules.incubator;
  const steps = [stakePerTcorvax, stakePerEgg];
  if (level >= bonusFromLevel) steps.push(stakePerBonusTcorvax);
  return amountOf(Math.min(...steps));
}

/** The reward of an incubator for `staked` sCVX, in amounts (`LAB-161`, `LAB-162`, `CON-23`). */
export function incubatorReward({ incubator: numbers }: RuleSet, level: number, staked: Amount) {
  const wholes = (stakePer: number) => Math.floor(staked / amountOf(stakePer));
  const paysBonus = level >= numbers.bonusFromLevel;
  return {
    baseReward: amountOf(Math.min(numbers.tcorvaxCap, wholes(numbers.stakePerTcorvax))),
    bonusReward: paysBonus ? amountOf(wholes(numbers.stakePerBonusTcorvax)) : 0,
    eggsReward: amountOf(wholes(numbers.stakePerEgg)),
  };
}

/** Whether two Cat's Lairs, two reactors and the amplifier exist (`GAP-09`). */
export function allFirstMachines({ rules, lab }: LabMoment): boolean {
  return (
    copiesOf(lab, "catLair") >= copyLimit(rules, "catLair") &&
    copiesOf(lab, "reactor") >= rules.reactor.freeCopies &&
    copiesOf(lab, "amplifier") >= copyLimit(rules, "amplifier")
  );
}

/** Whether the same machines have their highest levels; a third reactor's level does not matter. */
function firstMachinesAtTheirBest(moment: LabMoment): boolean {
  const { rules, lab } = moment;
  const atBest = (type: MachineType) =>
    lab.machines.filter((machine) => machine.type === type && machine.level >= rules.machines[type].maxLevel)
      .length;
  return (
    allFirstMachines(moment) &&
    atBest("catLair") >= copyLimit(rules, "catLair") &&
    atBest("reactor") >= rules.reactor.freeCopies &&
    atBest("amplifier") >= copyLimit(rules, "amplifier")
  );
}

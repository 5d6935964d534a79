import { covers, pay } from "../../amounts/resources.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { UpgradeCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import { upgradeCost } from "../cost.ts";
import { machineOf } from "../machine-lookup.ts";

/** Upgrading a machine by one level (`LAB-083` to `LAB-087`). */
export const upgrade: CommandRule<UpgradeCommand> = {
  whyNot({ rules, lab }, { machineId, expectedLevel }) {
    const machine = machineOf(lab, machineId);
    if (!machine) return refusalOf(rules, "unknown_machine");
    if (expectedLevel !== undefined && expectedLevel !== machine.level)
      return refusalOf(rules, "level_changed");
    if (machine.level >= rules.machines[machine.type].maxLevel) return refusalOf(rules, "already_max_level");
    const cost = upgradeCost(rules, machine.type, machine.level);
    return covers(lab.resources, cost) ? null : refusalOf(rules, "not_enough_for_upgrade");
  },
  perform({ rules, lab }, { machineId }) {
    const machine = machineOf(lab, machineId);
    if (!machine) return [];
    const cost = upgradeCost(rules, machine.type, machine.level);
    pay(lab.resources, cost);
    machine.level += 1;
    return [{ type: "machineUpgraded", machineId, level: machine.level, cost }];
  },
};

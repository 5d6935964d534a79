import { RESOURCE_NAMES, receive } from "../../amounts/resources.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { GrantCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";

/** For administrators and developers: gives or takes resources, never below zero. */
export const grant: CommandRule<GrantCommand> = {
  whyNot({ rules, lab }, { amounts }) {
    const negative = RESOURCE_NAMES.some((name) => lab.resources[name] + amounts[name] < 0);
    return negative ? refusalOf(rules, "below_zero") : null;
  },
  perform({ lab }, { amounts }) {
    receive(lab.resources, amounts);
    return [{ type: "granted", amounts }];
  },
};

import { noteReached } from "../../goals/reach.ts";
import type { ReachGoalsCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";

/** Notes the goals and achievements that are fulfilled now; each is reached once, and those of the lab pay (`GAP-77`). */
export const reachGoals: CommandRule<ReachGoalsCommand> = {
  whyNot: () => null,
  perform: ({ rules, lab, now }, { beside }) => noteReached({ rules, lab, beside }, now),
};

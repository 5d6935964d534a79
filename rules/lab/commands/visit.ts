import type { VisitCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import { rescue } from "../rescue.ts";

/** Looking at the lab: due upkeep has been settled by then; a stuck player is helped (`GAP-55`, `CON-94`). */
export const visit: CommandRule<VisitCommand> = {
  whyNot: () => null,
  perform: ({ rules, lab, now }) => rescue(rules, lab, now),
};

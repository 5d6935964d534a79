import { noteBattle } from "../../goals/deeds.ts";
import type { CountBattleCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";

/** Counts a battle against the AI that was played again and checked (`GAP-68`); it brings no resources. */
export const countBattle: CommandRule<CountBattleCommand> = {
  whyNot: () => null,
  perform: ({ lab }, { result, team }) => {
    noteBattle(lab, { result, team });
    return [];
  },
};

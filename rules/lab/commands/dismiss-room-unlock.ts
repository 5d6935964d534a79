import { refusalOf } from "../../refusals/refuse.ts";
import type { DismissRoomUnlockCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";

/** The player has seen that room 2 is open (`LAB-052`, `LAB-053`). Repeating it changes nothing. */
export const dismissRoomUnlock: CommandRule<DismissRoomUnlockCommand> = {
  whyNot({ rules, lab }) {
    return lab.roomsUnlocked > 1 ? null : refusalOf(rules, "room_not_unlocked");
  },
  perform({ lab }) {
    if (lab.seenRoomUnlock) return [];
    lab.seenRoomUnlock = true;
    return [{ type: "roomUnlockDismissed" }];
  },
};

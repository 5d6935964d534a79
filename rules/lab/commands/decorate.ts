import { isEarned } from "../../decorations/decorations.ts";
import { goalWords } from "../../decorations/goal-words.ts";
import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { DecorateCommand } from "../command.ts";
import type { CommandRule, LabMoment } from "../command-rule.ts";
import { whyNotRoom } from "../place-refusal.ts";

/**
 * Choosing a look, or a theme for a room, which is free. Refuses what is not earned (`ABU-92`), what the rules do not
 * have, and a room that is locked.
 */
export const decorate: CommandRule<DecorateCommand> = {
  whyNot(moment, command) {
    const room = command.kind === "themes" ? whyNotRoom(moment, command.room) : null;
    return room ?? (command.key === null ? null : whyNotEarned(moment, command.kind, command.key));
  },
  perform({ lab }, command) {
    const decoration = lab.decoration ?? { themes: {} };
    lab.decoration = decoration;
    if (command.kind === "looks") {
      if (command.key === null) delete decoration.look;
      else decoration.look = command.key;
    } else if (command.key === null) delete decoration.themes[command.room];
    else decoration.themes[command.room] = command.key;
    return [{ type: "decorated" }];
  },
};

function whyNotEarned({ rules, lab }: LabMoment, kind: DecorateCommand["kind"], key: string): Refusal | null {
  if (isEarned(rules, lab, kind, key)) return null;
  const rows = rules.decorations[kind];
  const words = Object.hasOwn(rows, key) ? goalWords(rules, rows[key]?.earnedBy ?? "") : null;
  if (words === null) return refusalOf(rules, "unknown_decoration");
  return refusalOf(rules, "not_earned", { goal: words.name });
}

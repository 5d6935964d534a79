import { covers, pay } from "../../amounts/resources.ts";
import { applyChoice, type DecorationChoice } from "../../decorations/decoration.ts";
import { decorationCost, isBought, isEarned, isSold } from "../../decorations/decorations.ts";
import { goalWords } from "../../decorations/goal-words.ts";
import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { BuyDecorationCommand, DecorateCommand } from "../command.ts";
import type { CommandRule, LabMoment } from "../command-rule.ts";
import type { Lab } from "../lab.ts";
import { whyNotRoom } from "../place-refusal.ts";

/**
 * Choosing what is earned or bought, which is free. Refuses what is neither (`ABU-92`, `GAP-81`), what the rules do not
 * have, and a room that is locked.
 */
export const decorate: CommandRule<DecorateCommand> = {
  whyNot: (moment, command) => whyNotInRoom(moment, command) ?? whyNotOwned(moment, command),
  perform({ lab }, command) {
    use(lab, command);
    return [{ type: "decorated" }];
  },
};

/**
 * Buying a decoration for lab resources, which puts it to use at once (`GAP-81`). Each is paid once and kept; refuses
 * what is owned already, what the rules do not have, what is earned instead, a room that is locked, and too few
 * resources.
 */
export const buyDecoration: CommandRule<BuyDecorationCommand> = {
  whyNot(moment, command) {
    const { rules, lab } = moment;
    const cost = decorationCost(rules, command.kind, command.key);
    if (cost === null) return refusalOf(rules, "unknown_decoration");
    if (isBought(rules, lab, command.kind, command.key)) return refusalOf(rules, "already_bought");
    return (
      whyNotInRoom(moment, command) ??
      (covers(lab.resources, cost) ? null : refusalOf(rules, "not_enough_resources"))
    );
  },
  perform({ rules, lab, now }, command) {
    const { kind, key } = command;
    const cost = decorationCost(rules, kind, key);
    if (cost === null) return [];
    pay(lab.resources, cost);
    lab.bought = { ...lab.bought, [kind]: { ...lab.bought?.[kind], [key]: now } };
    use(lab, command);
    return [{ type: "decorationBought", kind, key, cost }];
  },
};

function use(lab: Lab, choice: DecorationChoice): void {
  lab.decoration ??= { themes: {} };
  applyChoice(lab.decoration, choice);
}

function whyNotInRoom(moment: LabMoment, choice: DecorationChoice): Refusal | null {
  return "room" in choice ? whyNotRoom(moment, choice.room) : null;
}

function whyNotOwned({ rules, lab }: LabMoment, { kind, key }: DecorationChoice): Refusal | null {
  if (key === null) return null;
  if (isSold(kind)) {
    if (isBought(rules, lab, kind, key)) return null;
    return refusalOf(rules, decorationCost(rules, kind, key) ? "not_bought" : "unknown_decoration");
  }
  if (isEarned(rules, lab, kind, key)) return null;
  const rows = rules.decorations[kind];
  const words = Object.hasOwn(rows, key) ? goalWords(rules, rows[key]?.earnedBy ?? "") : null;
  if (words === null) return refusalOf(rules, "unknown_decoration");
  return refusalOf(rules, "not_earned", { goal: words.name });
}

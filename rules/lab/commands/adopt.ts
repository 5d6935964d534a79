import { covers, pay } from "../../amounts/resources.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { AdoptCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import { adoptCost } from "../cost.ts";
import { machineOf } from "../machine-lookup.ts";
import { whyNotPosition, whyNotRoom } from "../place-refusal.ts";

/** Adopting the player's one cat beside a Cat's Lair (`LAB-141`, `GAP-14`). */
export const adopt: CommandRule<AdoptCommand> = {
  whyNot(moment, command) {
    const { rules, lab } = moment;
    const parent = machineOf(lab, command.parentMachine);
    if (parent?.type !== "catLair") return refusalOf(rules, "unknown_parent");
    if (lab.pets.length >= rules.pets.cat.limit) return refusalOf(rules, "already_has_cat");
    const refusal = whyNotRoom(moment, command.room);
    if (refusal) return refusal;
    if (parent.room !== command.room) return refusalOf(rules, "parent_in_other_room");
    return (
      whyNotPosition(moment, "pet", command) ??
      (covers(lab.resources, adoptCost(rules)) ? null : refusalOf(rules, "not_enough_cat_nips_to_adopt"))
    );
  },
  perform({ rules, lab }, { id, x, y, room, parentMachine, petType }) {
    const cost = adoptCost(rules);
    pay(lab.resources, cost);
    lab.pets.push({ id, type: petType, x, y, room, parentMachine });
    return [{ type: "petAdopted", petId: id, cost }];
  },
};

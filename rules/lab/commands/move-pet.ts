import { refusalOf } from "../../refusals/refuse.ts";
import type { MovePetCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import { whyNotPosition, whyNotRoom } from "../place-refusal.ts";

/** Moving a pet, which is free and collides with nothing (`LAB-143`, `GAP-14`). */
export const movePet: CommandRule<MovePetCommand> = {
  whyNot(moment, command) {
    if (!moment.lab.pets.some((pet) => pet.id === command.petId))
      return refusalOf(moment.rules, "unknown_pet");
    return whyNotRoom(moment, command.room) ?? whyNotPosition(moment, "pet", command);
  },
  perform({ lab }, { petId, x, y, room }) {
    const pet = lab.pets.find((candidate) => candidate.id === petId);
    if (pet) Object.assign(pet, { x, y, room });
    return [{ type: "petMoved", petId, place: { x, y, room } }];
  },
};

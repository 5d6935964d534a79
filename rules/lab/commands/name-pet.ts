import { refusalOf } from "../../refusals/refuse.ts";
import type { NamePetCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import { petName } from "../pet-name.ts";

/** Naming a pet, which is free; only its owner sees the name. */
export const namePet: CommandRule<NamePetCommand> = {
  whyNot({ rules, lab }, { petId, name }) {
    if (!lab.pets.some(({ id }) => id === petId)) return refusalOf(rules, "unknown_pet");
    const { nameLength: most } = rules.pets.cat;
    return petName(rules, name) === null ? refusalOf(rules, "pet_name", { most }) : null;
  },
  perform({ rules, lab }, { petId, name }) {
    const pet = lab.pets.find(({ id }) => id === petId);
    const clean = petName(rules, name);
    if (!pet || clean === null) return [];
    pet.name = clean;
    return [{ type: "petNamed", petId, name: clean }];
  },
};

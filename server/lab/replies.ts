import { formatAmount, type Lab, type Machine, type Pet, type Resources } from "../../rules/index.ts";
import type { MachineReply, OwnPetReply, PetReply } from "../contract/index.ts";

/** Resources as the contract sends them: decimal strings (`GAP-17`). */
export function resourcesReply(resources: Resources) {
  return {
    tcorvax: formatAmount(resources.tcorvax),
    catNips: formatAmount(resources.catNips),
    energy: formatAmount(resources.energy),
    eggs: formatAmount(resources.eggs),
  };
}

/** A machine as the contract sends it (`LAB-060`). */
export function machineReply(machine: Machine): MachineReply {
  const { id, type, x, y, room, level, lastActivated, isOffline } = machine;
  const provisionalMint = machine.provisionalMint ? 1 : 0;
  return { id, type, x, y, room, level, lastActivated, isOffline, provisionalMint };
}

/** A pet as anybody may see it, so without the name that its owner gave it (`CON-18`). */
export function petReply({ id, type, x, y, room, parentMachine }: Pet): PetReply {
  return { id, type, x, y, room, parentMachine };
}

/** A pet as both getGameState and getPets send it to its owner. */
export function ownPetReply(pet: Pet): OwnPetReply {
  return { ...petReply(pet), ...(pet.name === undefined ? {} : { name: pet.name }) };
}

/** What the owner chose of what was earned. */
export function decorationReply({ decoration }: Lab) {
  return { look: decoration?.look ?? null, themes: { ...decoration?.themes } };
}

/** Finds the machine that a command has just changed; throws if it is missing. */
export function machineIn(lab: Lab, id: string): Machine {
  const machine = lab.machines.find((candidate) => candidate.id === id);
  if (!machine) throw new Error("A command succeeded on a machine that is not there");
  return machine;
}

import type { RuleSet } from "../ruleset/rule-set.ts";
import { whyNot } from "./apply.ts";
import { nearestFreePlace } from "./build-place.ts";
import type { LabCommand } from "./command.ts";
import type { Lab } from "./lab.ts";
import { MACHINE_TYPES } from "./machines/machines.ts";
import { adoptAt } from "./pet-spawn.ts";

/**
 * Everything that a player without a wallet may do at `now`: one command for each possibility, at the nearest
 * free slot. New machines and pets get the id `newId`. What a pet is called changes nothing else and is left out.
 */
export function legalCommands(rules: RuleSet, lab: Lab, now: number, newId = "new"): LabCommand[] {
  return candidates(rules, lab, newId).filter((command) => whyNot(rules, lab, command, now) === null);
}

function candidates(rules: RuleSet, lab: Lab, newId: string): LabCommand[] {
  const commands: LabCommand[] = [{ type: "visit" }, { type: "dismissRoomUnlock" }];
  for (let room = 1; room <= lab.roomsUnlocked; room++) {
    const free = nearestFreePlace(rules, lab, { x: 0, y: 0, room });
    if (!free) continue;
    for (const machineType of MACHINE_TYPES)
      commands.push({ type: "build", machineType, id: newId, ...free });
    for (const { id } of lab.machines) commands.push({ type: "move", machineId: id, ...free });
  }
  for (const machine of lab.machines) {
    commands.push({ type: "upgrade", machineId: machine.id });
    commands.push({ type: "activate", machineId: machine.id, account: null });
    if (machine.type === "amplifier")
      commands.push({ type: "switchAmplifier", machineId: machine.id, isOn: machine.isOffline });
    if (machine.type === "catLair") commands.push(adoptAt(rules, machine, newId));
  }
  for (const pet of lab.pets) commands.push({ type: "movePet", petId: pet.id, x: 0, y: 0, room: pet.room });
  return commands;
}

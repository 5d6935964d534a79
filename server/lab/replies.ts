import {
  formatAmount,
  type Lab,
  type LabEvent,
  type Machine,
  type Pet,
  type Resources,
} from "../../rules/index.ts";
import type { GameStateReply, MachineReply, OwnPetReply, PetReply } from "../contract/index.ts";

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
  const reply = { id, type, x, y, room, level, lastActivated, isOffline, provisionalMint };
  return machine.isSwitchedOff
    ? { ...reply, isSwitchedOff: true, paidUntil: machine.upkeepPaidUntil }
    : reply;
}

/** A pet as anybody may see it, so without the name that its owner gave it (`CON-18`). */
export function petReply({ id, type, x, y, room, parentMachine }: Pet): PetReply {
  return { id, type, x, y, room, parentMachine };
}

/** A pet as both getGameState and getPets send it to its owner. */
export function ownPetReply(pet: Pet): OwnPetReply {
  return { ...petReply(pet), ...(pet.name === undefined ? {} : { name: pet.name }) };
}

/** What the owner chose of what was earned or bought. */
export function decorationReply({ decoration }: Lab) {
  const { look = null, skin = null, plate = null, themes, rugs, windows } = decoration ?? {};
  return { look, themes: { ...themes }, rugs: { ...rugs }, windows: { ...windows }, skin, plate };
}

/** When each bought decoration was paid. */
export function boughtReply({ bought }: Lab): Record<string, Record<string, number>> {
  return { ...bought };
}

/** Finds the machine that a command has just changed; throws if it is missing. */
export function machineIn(lab: Lab, id: string): Machine {
  const machine = lab.machines.find((candidate) => candidate.id === id);
  if (!machine) throw new Error("A command succeeded on a machine that is not there");
  return machine;
}

/** The fields of a game state that do not depend on the lab. */
type Moment = Pick<GameStateReply, "accountAddress" | "notices" | "scene" | "rulesHash" | "serverTime">;

/** A lab with the other fields of a `getGameState` reply. */
export interface GameState {
  lab: Lab;
  moment: Moment;
}

/** JSON by lab object: an unchanged lab is requested again and again. */
const labTexts = new WeakMap<Lab, string>();

/** The JSON of a game state; the lab's part is serialised once per lab object. */
export function gameStateText({ lab, moment }: GameState): string {
  return `${labText(lab).slice(0, -1)},${JSON.stringify(moment).slice(1)}`;
}

function labText(lab: Lab): string {
  const known = labTexts.get(lab);
  if (known !== undefined) return known;
  const reply: Omit<GameStateReply, keyof Moment> = {
    ...resourcesReply(lab.resources),
    seenRoomUnlock: lab.seenRoomUnlock ? 1 : 0,
    roomsUnlocked: lab.roomsUnlocked,
    machines: lab.machines.map(machineReply),
    pets: lab.pets.map(ownPetReply),
    decoration: decorationReply(lab),
    bought: boughtReply(lab),
  };
  const text = JSON.stringify(reply);
  labTexts.set(lab, text);
  return text;
}

/** The goals that a command reached, by key. */
export function goalsReached(events: readonly LabEvent[]): string[] {
  return events.flatMap((event) => (event.type === "goalReached" ? [event.goal] : []));
}

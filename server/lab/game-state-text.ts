import type { Lab } from "../../rules/index.ts";
import type { GameStateReply } from "../contract/index.ts";
import { decorationReply, machineReply, ownPetReply, resourcesReply } from "./replies.ts";

/** The fields of a game state that do not depend on the lab. */
type Moment = Pick<GameStateReply, "accountAddress" | "notices" | "rulesHash" | "serverTime">;

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
  };
  const text = JSON.stringify(reply);
  labTexts.set(lab, text);
  return text;
}

import type { Lab } from "../../../rules/index.ts";
import type { ActivateMachineReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { machineFromReply, resourcesFromReply } from "../state/lab-from-reply.ts";
import { type ActivationText, activationTexts } from "./activation-texts.ts";

/** What an activation brought: its texts, and whether there was a reward, with which the cooldown begins. */
interface TakenActivation {
  texts: ActivationText[];
  isRewarded: boolean;
}

/** Takes the reply of an activation into the client's lab; null for a machine that the lab does not have any more. */
export function takeActivation(
  game: Game,
  machineId: string,
  reply: ActivateMachineReply,
): TakenActivation | null {
  const { rules, lab } = game.store.getState();
  const machine = lab?.machines.find(({ id }) => id === machineId);
  if (!rules || !machine) return null;
  changeLabState(game, (state) => takeReply(state, machineId, reply));
  // Without a reward the machine's activation time does not change.
  const isRewarded = Boolean(reply.newLastActivated) && reply.newLastActivated !== machine.lastActivated;
  return { texts: activationTexts(rules, machine, reply), isRewarded };
}

function takeReply(lab: Lab, machineId: string, reply: ActivateMachineReply): void {
  if (reply.updatedResources) lab.resources = resourcesFromReply(reply.updatedResources);
  const { machine, newLastActivated } = reply;
  lab.machines = lab.machines.map((other) => {
    if (other.id !== machineId) return other;
    if (machine) return machineFromReply(machine);
    return newLastActivated ? { ...other, lastActivated: newLastActivated } : other;
  });
}

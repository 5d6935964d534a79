import { amountOf, type Lab, type Machine, type RuleSet } from "../../rules/index.ts";
import type { ActivateMachineReply } from "../../server/contract/index.ts";
import { changeLabState } from "../store/change-lab-state.ts";
import { openDialog } from "../store/dialogs.ts";
import type { Game } from "../store/game.ts";
import { machineFromReply, resourcesFromReply } from "../store/lab-from-reply.ts";
import { float, floatError } from "../store/notify.ts";
import { activationTexts } from "./activation-texts.ts";
import { changeLab } from "./change-lab.ts";

/** Activates a machine (`LAB-105`, `LAB-107`): what it yields floats over it, or why it does not (`LAB-109`, `LAB-110`). */
export function activateMachine(game: Game, machineId: string): Promise<boolean> {
  return changeLab<ActivateMachineReply>(game, {
    key: `activate ${machineId}`,
    prepare() {
      const { accountAddress } = game.store.getState();
      return {
        // What a bound account holds is known to the server only.
        command: accountAddress === null ? { type: "activate", machineId, account: null } : null,
        call: () =>
          game.api.activateMachine({ machineId, ...(accountAddress === null ? {} : { accountAddress }) }),
      };
    },
    repeatable: false,
    fallback: fallbackText(game, machineId),
    accepted: (reply) => noteActivated(game, machineId, reply),
    refused: (text) => noteRefused(game, machineId, text),
  });
}

function machineOfId(game: Game, machineId: string): Machine | undefined {
  return game.store.getState().lab?.machines.find(({ id }) => id === machineId);
}

/** What a failure says that the server gave no text for (`ERR-004`, `ERR-005`). */
function fallbackText(game: Game, machineId: string): string {
  const { rules } = game.store.getState();
  const isIncubator = machineOfId(game, machineId)?.type === "incubator";
  return (isIncubator && rules?.incubatorTexts.error) || "Cannot activate";
}

/** Says no over the machine; the dialogs of incubator and FOMO HIT explain what they need (`LAB-120`). */
function noteRefused(game: Game, machineId: string, text: string): void {
  floatError(game, { machineId }, text);
  const hasWallet = game.store.getState().accountAddress !== null;
  const type = machineOfId(game, machineId)?.type;
  if (type === "incubator")
    openDialog(game, { kind: "incubator", machineId, error: hasWallet ? text : null });
  if (type === "fomoHit" && !hasWallet) openDialog(game, { kind: "fomoHit" });
}

function noteActivated(game: Game, machineId: string, reply: ActivateMachineReply): void {
  const { rules } = game.store.getState();
  const machine = machineOfId(game, machineId);
  if (!rules || !machine) return;
  changeLabState(game, (state) => takeReply(state, machineId, reply));
  for (const { text, tone } of activationTexts(rules, machine.type, reply)) {
    float(game, { machineId }, text, tone);
    if (tone !== "plain" && tone !== "error") game.sounds.tell(tone);
  }
  if (!reply.newLastActivated) return;
  game.effects.tell({ type: "activationBurst", machineId, machineType: machine.type });
  game.sounds.tell("hit");
  offerCat(game, rules, machine);
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

/** A cat may move in after a Cat's Lair was activated, where there is none and it can be paid (`LAB-138`, `CON-09`). */
function offerCat(game: Game, rules: RuleSet, machine: Machine): void {
  const { lab } = game.store.getState();
  if (!lab || machine.type !== "catLair" || lab.pets.length >= rules.pets.cat.limit) return;
  if (lab.resources.catNips >= amountOf(rules.pets.cat.cost))
    openDialog(game, { kind: "adopt", lairId: machine.id });
}

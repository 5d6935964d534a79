import {
  buildPlace,
  fill,
  type Machine,
  type MachineType,
  type Place,
  type RuleSet,
  refusalOf,
} from "../../../rules/index.ts";
import type { BuildMachineReply } from "../../../server/contract/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, floatError } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { machineFromReply, resourcesFromReply } from "../state/lab-from-reply.ts";
import { changeLab } from "./change-lab.ts";

/**
 * Builds a machine at a place of the player's choice; without one, beside the avatar or at the nearest free slot
 * (`LAB-075`, `LAB-076`, `CON-25`).
 */
export function buildMachine(game: Game, machineType: MachineType, chosen?: Place): Promise<boolean> {
  const requestId = game.newId();
  return changeLab<BuildMachineReply>(game, {
    key: `build ${machineType}`,
    prepare(rules, lab) {
      const place = chosen ?? buildPlace(rules, lab, avatarPlace(game, rules));
      if (!place) return { refusal: refusalOf(rules, "collision").text };
      return {
        command: { type: "build", machineType, id: requestId, ...place },
        call: () => game.api.call("POST /api/buildMachine", { body: { machineType, ...place, requestId } }),
      };
    },
    repeatable: true,
    fallback: textsIn(game.store.getState()).lab.commands.buildFailed,
    accepted: (reply) => applyBuild(game, reply),
    refused: (text) => floatError(game, "avatar", text),
  });
}

function applyBuild(game: Game, reply: BuildMachineReply): void {
  const machine = machineFromReply(reply.machine);
  const roomsBefore = game.store.getState().lab?.roomsUnlocked ?? 1;
  changeLabState(game, (lab) => {
    lab.resources = resourcesFromReply(reply.newResources);
    lab.roomsUnlocked = reply.roomsUnlocked;
    lab.machines = withMachine(lab.machines, machine);
  });
  game.effects.emit({ type: "built", machineId: machine.id });
  game.sounds.emit("build");
  const texts = textsIn(game.store.getState());
  announce(game, fill(texts.lab.commands.built, { name: texts.machines[machine.type].name }));
  if (reply.roomsUnlocked > roomsBefore) openDialog(game, { kind: "roomUnlock" });
}

function withMachine(machines: Machine[], machine: Machine): Machine[] {
  return [...machines.filter(({ id }) => id !== machine.id), machine];
}

/** Returns the avatar's position; without a canvas its starting position. */
export function avatarPlace(game: Game, rules: RuleSet): Place {
  const { room } = game.store.getState();
  const place = game.canvas.current?.avatarPlace() ?? { x: rules.avatar.startX, y: rules.avatar.startY };
  return { ...place, room };
}

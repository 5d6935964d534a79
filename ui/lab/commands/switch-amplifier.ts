import { fill, type Machine } from "../../../rules/index.ts";
import type { SwitchAmplifierReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, floatError } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { machineFromReply, resourcesFromReply } from "../state/lab-from-reply.ts";
import { changeLab } from "./change-lab.ts";

/** Switches an Amplifier off, or on again (`GAP-78`). */
export function switchAmplifier(
  game: Game,
  { id: machineId, type }: Machine,
  isOn: boolean,
): Promise<boolean> {
  const requestId = game.newId();
  return changeLab<SwitchAmplifierReply>(game, {
    key: `switch ${machineId}`,
    prepare: () => ({
      command: { type: "switchAmplifier", machineId, isOn },
      call: () => game.api.call("POST /api/switchAmplifier", { body: { machineId, isOn, requestId } }),
    }),
    repeatable: true,
    fallback: textsIn(game.store.getState()).lab.commands.switchFailed,
    accepted(reply) {
      const machine = machineFromReply(reply.machine);
      changeLabState(game, (lab) => {
        lab.resources = resourcesFromReply(reply.newResources);
        lab.machines = lab.machines.map((other) => (other.id === machineId ? machine : other));
      });
      game.sounds.emit("click");
      const { lab, machines } = textsIn(game.store.getState());
      const { switchedOn, switchedOff } = lab.commands;
      announce(game, fill(isOn ? switchedOn : switchedOff, { name: machines[type].name }));
    },
    refused: (text) => floatError(game, { machineId }, text),
  });
}

import { fill, type Machine } from "../../../rules/index.ts";
import type { UpgradeMachineReply } from "../../../server/contract/index.ts";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, floatError } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { machineFromReply, resourcesFromReply } from "../state/lab-from-reply.ts";
import { changeLab } from "./change-lab.ts";
import { showOutcome } from "./incubator-outcome.ts";

/**
 * Upgrades a machine by one level (`LAB-083`, `LAB-087`). The request names the new level, so a double click upgrades
 * only once.
 */
export function upgradeMachine(game: Game, machineId: string): Promise<boolean> {
  const requestId = game.newId();
  return changeLab<UpgradeMachineReply>(game, {
    key: `upgrade ${machineId}`,
    prepare(_rules, lab) {
      const expectedLevel = lab.machines.find(({ id }) => id === machineId)?.level;
      return {
        command: { type: "upgrade", machineId, expectedLevel },
        call: () =>
          game.api.call("POST /api/upgradeMachine", {
            body: {
              machineId,
              requestId,
              ...(expectedLevel === undefined ? {} : { expectedLevel }),
            },
          }),
      };
    },
    repeatable: true,
    fallback: textsIn(game.store.getState()).lab.commands.upgradeFailed,
    accepted: (reply) => applyUpgrade(game, reply),
    refused: (text) => showRefusal(game, machineId, text),
  });
}

/** Upgrades a machine; the incubator asks for confirmation first, as in its own dialog (`LAB-159`). */
export function askUpgrade(game: Game, { id, type }: Machine): void {
  if (type !== "incubator") void upgradeMachine(game, id);
  else openDialogInFront(game, { kind: "incubator", machineId: id, outcome: null, asksUpgrade: true });
}

function showRefusal(game: Game, machineId: string, text: string): void {
  floatError(game, { machineId }, text);
  showOutcome(game, machineId, { type: "failed", of: "upgrade", text });
}

function applyUpgrade(game: Game, reply: UpgradeMachineReply): void {
  const machine = machineFromReply(reply.machine);
  changeLabState(game, (lab) => {
    lab.resources = resourcesFromReply(reply.newResources);
    lab.machines = lab.machines.map((other) => (other.id === machine.id ? machine : other));
  });
  showOutcome(game, machine.id, { type: "upgraded", level: machine.level });
  game.effects.emit({ type: "upgraded", machineId: machine.id });
  game.sounds.emit("upgrade");
  const texts = textsIn(game.store.getState());
  const { name } = texts.machines[machine.type];
  announce(game, fill(texts.lab.commands.upgraded, { name, level: reply.newLevel }));
}

import type { Place } from "../../../rules/index.ts";
import type { MoveMachineReply, MovePetReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, floatError, notify } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { resourcesFromReply } from "../state/lab-from-reply.ts";
import { changeLab } from "./change-lab.ts";
import { leaveMoveMode, selectPosition } from "./move-mode.ts";

/**
 * Executes the selected move (`LAB-092`, `LAB-096`). After a refusal move mode stays on without a selected position.
 */
export async function confirmMove(game: Game): Promise<void> {
  const { moveMode } = game.store.getState();
  if (!moveMode?.selected) return;
  const { subject, selected } = moveMode;
  const moved =
    subject.kind === "machine"
      ? await moveMachine(game, subject.id, selected)
      : await movePet(game, subject.id, selected);
  if (moved) leaveMoveMode(game);
  else if (game.store.getState().moveMode?.selected === selected) selectPosition(game, null);
}

function moveMachine(game: Game, machineId: string, place: Place): Promise<boolean> {
  const requestId = game.newId();
  return changeLab<MoveMachineReply>(game, {
    key: "move",
    prepare: () => ({
      command: { type: "move", machineId, ...place },
      call: () => game.api.call("POST /api/moveMachine", { body: { machineId, ...place, requestId } }),
    }),
    repeatable: true,
    fallback: textsIn(game.store.getState()).lab.move.failed,
    accepted({ newResources, newPosition }) {
      changeLabState(game, (lab) => {
        lab.resources = resourcesFromReply(newResources);
        lab.machines = lab.machines.map((machine) =>
          machine.id === machineId ? { ...machine, ...newPosition } : machine,
        );
      });
      game.effects.emit({ type: "moved", subjectId: machineId });
      game.sounds.emit("move");
      notify(game, textsIn(game.store.getState()).lab.notices.machineMoved, "success");
    },
    refused: (text) => floatError(game, { machineId }, text),
  });
}

/** Moves a cat, which is free (`LAB-143`, `LAB-146`, `GAP-14`). */
function movePet(game: Game, petId: string, place: Place): Promise<boolean> {
  return changeLab<MovePetReply>(game, {
    key: "move",
    prepare: () => ({
      command: { type: "movePet", petId, ...place },
      call: () => game.api.call("POST /api/movePet", { body: { petId, ...place } }),
    }),
    repeatable: true,
    fallback: textsIn(game.store.getState()).lab.move.failed,
    accepted({ newPosition }) {
      changeLabState(game, (lab) => {
        lab.pets = lab.pets.map((pet) => (pet.id === petId ? { ...pet, ...newPosition } : pet));
      });
      game.effects.emit({ type: "moved", subjectId: petId });
      game.sounds.emit("move");
      announce(game, textsIn(game.store.getState()).lab.move.catMoved);
    },
    refused: (text) => floatError(game, "avatar", text),
  });
}

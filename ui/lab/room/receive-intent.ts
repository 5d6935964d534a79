import type { Intent } from "../../../engine/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { strokeCat } from "../commands/cat.ts";
import { enterDoor } from "../commands/change-room.ts";
import { confirmMove } from "../commands/confirm-move.ts";
import { closeMachineCard, glanceAtMachine, openMachineCard } from "../commands/machine-card.ts";
import { cancelMove, pickPosition, selectMachineForMove, selectPetForMove } from "../commands/move-mode.ts";
import { operateMachine } from "../commands/operate-machine.ts";
import { cancelBuilding, putMachineDown } from "../commands/place-machine.ts";
import { callResidents, greetResident } from "../commands/residents.ts";

/** Executes an intent of the canvas. */
export function receiveIntent(game: Game, intent: Intent): void {
  switch (intent.type) {
    case "interactMachine":
      interactMachine(game, intent.machineId);
      break;
    case "showMachine":
      openMachineCard(game, intent.machineId);
      break;
    case "restOnMachine":
      if (intent.machineId === null) closeMachineCard(game, "pointer");
      else glanceAtMachine(game, intent.machineId, "pointer");
      break;
    case "interactPet":
      strokeCat(game, intent.petId);
      openDialog(game, { kind: "catOptions", petId: intent.petId });
      break;
    case "greetResident":
      greetResident(game, intent.residentId);
      break;
    case "callResidents":
      callResidents(game);
      break;
    case "enterDoor":
      enterDoor(game, intent.room);
      break;
    case "pickPosition":
      if (isBuilding(game)) void putMachineDown(game, intent);
      else pickPosition(game, intent);
      break;
    case "confirmPlacement":
      confirmMove(game);
      break;
    case "cancelPlacement":
      if (isBuilding(game)) cancelBuilding(game);
      else cancelMove(game);
      break;
    case "chooseSubject":
      chooseSubject(game);
      break;
  }
}

function isBuilding(game: Game): boolean {
  return game.store.getState().building !== null;
}

/**
 * Handles a click on a machine. In move mode a click on the picked machine leaves move mode (`LAB-095`) and other
 * machines are not activated.
 */
function interactMachine(game: Game, machineId: string): void {
  const { moveMode } = game.store.getState();
  if (!moveMode) operateMachine(game, machineId);
  else if (moveMode.subject.id === machineId) selectMachineForMove(game, machineId);
}

/** Leaves move mode when its machine or pet is picked again (`LAB-095`). */
function chooseSubject(game: Game): void {
  const subject = game.store.getState().moveMode?.subject;
  if (subject?.kind === "machine") selectMachineForMove(game, subject.id);
  if (subject?.kind === "pet") selectPetForMove(game, subject.id);
}

import type { CanvasLook, Intent, Placement, RoomPort, RoomSnapshot } from "../../../engine/index.ts";
import { decorationsOf, type Lab, type RuleSet } from "../../../rules/index.ts";
import { roomCommandOf } from "../../game/controls/room-command.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { strokeCat } from "../commands/cat.ts";
import { enterDoor } from "../commands/change-room.ts";
import { confirmMove } from "../commands/confirm-move.ts";
import { closeMachineCard, glanceAtMachine, openMachineCard } from "../commands/machine-card.ts";
import { cancelMove, pickPosition, selectMachineForMove, selectPetForMove } from "../commands/move-mode.ts";
import { operateMachine } from "../commands/operate-machine.ts";
import { cancelBuilding, putMachineDown } from "../commands/place-machine.ts";
import { callResidents, greetResident } from "../commands/residents.ts";
import { badgesOf } from "../machine-list/machine-labels.ts";
import type { Building, CollectingRound } from "../state/lab-state.ts";

/** Creates the port between canvas and game: snapshots to the canvas, intents to the game. */
export function createPort(game: Game, rules: RuleSet, lookNow: () => CanvasLook): RoomPort {
  let last: { state: GameState; look: CanvasLook; snapshot: RoomSnapshot } | null = null;
  return {
    rules,
    now: () => serverNow(game),
    snapshot() {
      const state = game.store.getState();
      const look = lookNow();
      if (last === null || last.look !== look || !looksSame(last.state, state))
        last = { state, look, snapshot: snapshotOf(rules, state, look, last?.snapshot ?? null) };
      return last.snapshot;
    },
    subscribe: (listener) => game.store.subscribe(listener),
    subscribeEffects: (listener) => game.effects.add(listener),
    send: (intent) => receiveIntent(game, intent),
    commandOf: (code, isOnCanvas) => roomCommandOf(game, code, isOnCanvas),
    sound: (name) => game.sounds.emit(name),
    opened: () => game.store.setState({ roomDrawn: true }),
    graphics: (state) => game.store.setState({ graphicsLost: state === "lost" }),
  };
}

function looksSame(one: GameState, other: GameState): boolean {
  return (
    one.lab === other.lab &&
    one.round?.before === other.round?.before &&
    one.room === other.room &&
    one.residents === other.residents &&
    one.moveMode === other.moveMode &&
    one.building === other.building &&
    one.settings.controls.walkByTap === other.settings.controls.walkByTap &&
    accountInUse(one) === accountInUse(other) &&
    keysDisabled(one) === keysDisabled(other) &&
    isCovered(one) === isCovered(other)
  );
}

/** Returns the snapshot to draw. Between logout and unmount there is no lab, so the last snapshot is returned. */
function snapshotOf(
  rules: RuleSet,
  state: GameState,
  look: CanvasLook,
  before: RoomSnapshot | null,
): RoomSnapshot {
  const lab = state.lab ? labAsSeen(state.lab, state.round) : before?.lab;
  if (!lab) throw new Error("The room was drawn before the lab was loaded");
  return {
    lab,
    decorations: decorationsOf(rules, lab),
    residents: state.residents,
    owner: state.session.kind === "player" ? state.session.firstName : (before?.owner ?? ""),
    room: state.room,
    placement: state.moveMode ?? placementOf(state.building),
    keysDisabled: keysDisabled(state),
    walkByTap: state.settings.controls.walkByTap,
    covered: isCovered(state),
    badges: badgesOf(rules, lab, accountInUse(state) !== null),
    ...look,
  };
}

/** Returns the lab with the machines to which the avatar has not come on its round as they were before. */
function labAsSeen(lab: Lab, round: CollectingRound | null): Lab {
  if (round === null) return lab;
  return { ...lab, machines: lab.machines.map((machine) => round.before[machine.id] ?? machine) };
}

/** Returns a new machine as the canvas shows it. */
function placementOf(building: Building | null): Placement | null {
  if (!building) return null;
  const { machineType: type, proposal: at } = building;
  return { subject: { kind: "machine", id: `new ${type}`, builds: { type, at } }, selected: null };
}

function isCovered(state: GameState): boolean {
  return state.arena !== null;
}

function keysDisabled(state: GameState): boolean {
  return state.dialogs.length > 0 || state.controlFocused || state.panelOpen;
}

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

import type { CanvasLook, Placement, RoomPort, RoomSnapshot } from "../../../engine/index.ts";
import { decorationsOf, type Lab, type RuleSet } from "../../../rules/index.ts";
import { roomCommandOf } from "../../game/controls/room-command.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
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
    send: (intent) => game.intents.emit(intent),
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

import { createStore, type StoreApi } from "zustand/vanilla";
import type { CanvasLook, RoomEffect, RoomPort, RoomSnapshot } from "../../engine/index.ts";
import { badgeOf, type Decorations, fill, type Lab, type Resident, type RuleSet } from "../../rules/index.ts";
import { call, greet } from "../collection/residents/meet-residents.ts";
import { roomCommandOf } from "../game/controls/room-command.ts";
import type { Game } from "../game/store/game.ts";
import { createListeners } from "../game/store/listeners.ts";
import { notify } from "../game/store/notify.ts";

/** What is shown of a visited lab. */
interface VisitShown {
  lab: Lab;
  decorations: Decorations;
  residents: readonly Resident[];
  /** 1 or 2. */
  room: number;
}

/** A visited lab and its connection to the canvas: whoever visits walks and looks, and changes nothing. */
export interface VisitedRoom {
  store: StoreApi<VisitShown>;
  port: RoomPort;
  /** Goes to a room if it is open; else says that it is not. */
  enter(room: number): void;
  /** Greets a creature that lives there. */
  greet(residentId: string): void;
  /** Calls the creatures of the room that is shown. */
  call(): void;
}

interface VisitedRoomDeps {
  game: Game;
  rules: RuleSet;
  /** The owner's name. */
  name: string;
  lab: Lab;
  decorations: Decorations;
  residents: readonly Resident[];
  look: () => CanvasLook;
}

export function visitedRoom(deps: VisitedRoomDeps): VisitedRoom {
  const { game, rules, name, lab, decorations, residents, look: lookNow } = deps;
  const { visiting: texts } = rules.texts.friends;
  const store = createStore<VisitShown>(() => ({ lab, decorations, residents, room: 1 }));
  const effects = createListeners<RoomEffect>();
  let last: { look: CanvasLook; snapshot: RoomSnapshot } | null = null;

  function enter(room: number): void {
    if (room <= store.getState().lab.roomsUnlocked) store.setState({ room });
    else notify(game, fill(texts.locked, { name, room }));
  }

  const meeting = { game, rules, effects };
  function greetOne(residentId: string): void {
    const resident = store.getState().residents.find(({ id }) => id === residentId);
    if (resident) greet(meeting, resident);
  }
  function callAll(): void {
    const { residents: living, room } = store.getState();
    call(
      meeting,
      living.filter((one) => one.room === room),
    );
  }

  const port: RoomPort = {
    rules,
    now: () => game.now(),
    snapshot() {
      const shown = store.getState();
      const look = lookNow();
      const { walkByTap } = game.store.getState().settings.controls;
      const isOld = last?.look !== look || last.snapshot.walkByTap !== walkByTap;
      const isOther = last?.snapshot.lab !== shown.lab || last.snapshot.residents !== shown.residents;
      if (isOld || isOther || last?.snapshot.room !== shown.room)
        last = { look, snapshot: snapshotOf(deps, shown, look, walkByTap) };
      return last.snapshot;
    },
    subscribe: (listener) => store.subscribe(listener),
    subscribeEffects: (listener) => effects.add(listener),
    send(intent) {
      if (intent.type === "enterDoor") enter(intent.room);
      if (intent.type === "interactMachine") notify(game, fill(texts.notYours, { name }));
      if (intent.type === "greetResident") greetOne(intent.residentId);
      if (intent.type === "callResidents") callAll();
      if (intent.type === "interactPet")
        effects.emit({ type: "purr", petId: intent.petId, name: rules.texts.lab.cat.stockName });
    },
    commandOf: (code, isOnCanvas) => roomCommandOf(game, code, isOnCanvas),
    opened: () => undefined,
    sound: (sound) => game.sounds.emit(sound),
    graphics: (state) => game.store.setState({ graphicsLost: state === "lost" }),
  };
  return { store, port, enter, greet: greetOne, call: callAll };
}

function snapshotOf(
  { rules, name }: VisitedRoomDeps,
  { lab, decorations, residents, room }: VisitShown,
  look: CanvasLook,
  walkByTap: boolean,
): RoomSnapshot {
  const badges = lab.machines.flatMap((machine) => {
    // Whoever visits connects no wallet to these machines.
    const badge = badgeOf(rules, machine, true);
    return badge === null ? [] : [[machine.id, badge]];
  });
  return {
    lab,
    decorations,
    residents,
    owner: name,
    room,
    placement: null,
    keysDisabled: false,
    walkByTap,
    covered: false,
    badges: Object.fromEntries(badges),
    ...look,
  };
}

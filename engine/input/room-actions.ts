import { type Pet, reachesMachine, snapToGrid } from "../../rules/index.ts";
import { AvatarWalk, type WalkGoal } from "../avatar/avatar-walk.ts";
import { directionOf, HeldKeys } from "../avatar/held-keys.ts";
import { goalForFeet } from "../avatar/walk-steering.ts";
import type { ShownResident } from "../creatures/resident-layer.ts";
import { cursorAt, placementClick, placementKey } from "../placement/placement-moves.ts";
import type { Placement, RoomCommand, RoomPort, RoomSnapshot } from "../port.ts";
import { cornerInDoor, type Door, doorAt } from "../room/doors.ts";
import type { Point } from "../room-geometry.ts";
import { Doorway } from "./doorway.ts";
import { MachineVisit } from "./machine-visit.ts";
import { PointedMachine } from "./pointed-machine.ts";
import {
  type LabThing,
  nearestReachable,
  nearestResident,
  type Reachable,
  residentAt,
  thingAt,
} from "./reachable.ts";

/** The pets and creatures as the canvas shows them: they stroll. */
export interface ShownAnimals {
  shownPets(): Pet[];
  shownResidents(): ShownResident[];
}

/**
 * Handles keys, clicks and taps in the room (`GAP-07`, `LAB-091` to `LAB-095`, `CON-82`). It makes the decisions and
 * knows nothing of the canvas; the scene only draws.
 */
export class RoomActions {
  readonly walk: AvatarWalk;
  readonly visit: MachineVisit;
  private readonly port: RoomPort;
  private readonly animals: ShownAnimals;
  private readonly held = new HeldKeys();
  private cursor: Point | null = null;
  /** The preview's position before a finger touched the room; null for a mouse. */
  private cursorBeforeTouch: Point | null = null;
  private subjectId: string | null = null;
  private shownRoom: number;
  private readonly doorway: Doorway;
  private readonly pointed: PointedMachine;

  constructor(port: RoomPort, animals: ShownAnimals) {
    this.port = port;
    this.animals = animals;
    this.walk = new AvatarWalk(port.rules);
    this.visit = new MachineVisit(this.walk);
    this.doorway = new Doorway(port.rules);
    this.pointed = new PointedMachine(port, (point) => {
      const thing = this.thingUnder(point);
      return thing?.kind === "machine" ? thing.machine.id : null;
    });
    this.shownRoom = port.snapshot().room;
  }

  /** Updates from a new snapshot: move mode begins or ends, the room changes, keys are disabled. */
  follow(snapshot: RoomSnapshot): void {
    const { placement, room, keysDisabled } = snapshot;
    if (keysDisabled) this.held.clear();
    if (room !== this.shownRoom) this.walk.cancelWalk();
    this.shownRoom = room;
    const subjectId = placement?.subject.id ?? null;
    if (subjectId === this.subjectId) return;
    this.subjectId = subjectId;
    this.held.clear();
    this.walk.cancelWalk();
    this.cursor = placement ? this.firstCursor(snapshot, placement) : null;
  }

  /** Returns the grid corner of the preview in move mode: the selected one, else the one under the pointer. */
  previewAt({ placement }: RoomSnapshot): Point | null {
    if (!placement) return null;
    return placement.selected ?? this.cursor;
  }

  /**
   * Handles a key press.
   * @returns whether the canvas used it, so that the page must not
   */
  pressKey(code: string, isRepeat: boolean, isOnCanvas = false): boolean {
    if (this.port.snapshot().keysDisabled) return false;
    const command = this.port.commandOf(code, isOnCanvas);
    // A visit goes on under keys that the room has no use for, such as Tab.
    if (!isRepeat && !this.visit.isUnderway) this.walk.cancelWalk();
    return command !== null && this.perform(command, code, isRepeat);
  }

  /**
   * Does what a command says. It also works while a panel has the keys, because a gamepad has some for each.
   * @param source what is pressed: walking goes on until its release
   * @returns whether the room used it
   */
  perform(command: RoomCommand, source: string, isRepeat: boolean): boolean {
    const { placement, walkByTap } = this.port.snapshot();
    if (placement) return this.pressInMoveMode(placement, command, isRepeat);
    if (!isRepeat) this.walk.cancelWalk();
    const direction = directionOf(command);
    if (direction) {
      if (!walkByTap) this.held.press(source, direction);
      else if (!isRepeat) this.held.tap(direction);
      return true;
    }
    if (command !== "use") return false;
    if (!isRepeat) this.use();
    return true;
  }

  releaseKey(code: string): void {
    this.held.release(code);
  }

  releaseAllKeys(): void {
    this.held.clear();
  }

  /** Handles a pointer movement over the room. */
  pointAt(point: Point, byTouch = false): void {
    if (byTouch) this.pointed.slide(point);
    else this.pointed.pointAt(point);
    const { placement } = this.port.snapshot();
    if (placement && !placement.selected) this.cursor = cursorAt(this.port.rules, placement, point);
  }

  /** Handles the beginning of a click or tap. */
  press(point: Point, byTouch: boolean): void {
    this.cursorBeforeTouch = byTouch ? this.cursor : null;
    if (byTouch) this.pointed.press(point);
    this.pointAt(point, byTouch);
  }

  /** The mouse left the room. */
  pointAway(): void {
    this.pointed.pointAt(null);
  }

  /** A press ends, whether it was a tap or not. Returns whether it was a long one, which is no tap. */
  lift(): boolean {
    return this.pointed.lift();
  }

  /** Handles a click or tap. */
  tap(point: Point): void {
    const snapshot = this.port.snapshot();
    const { placement } = snapshot;
    if (placement) {
      this.tapInMoveMode(snapshot, placement, cursorAt(this.port.rules, placement, point));
      return;
    }
    if (snapshot.walkByTap) this.held.clear();
    const thing = thingAt(this.port.rules, this.things(), point);
    const door = thing ? null : doorAt(snapshot.room, point);
    if (door) {
      this.tapDoor(snapshot, door);
      return;
    }
    const resident = thing ? null : residentAt(this.animals.shownResidents(), point);
    if (resident) {
      this.interact({ kind: "resident", resident });
      return;
    }
    if (!thing) {
      this.walk.walkTo({ kind: "floor", corner: goalForFeet(this.port.rules, point) });
      return;
    }
    const isFar =
      thing.kind === "machine" && !reachesMachine(this.port.rules, this.walk.avatar, thing.machine);
    if (isFar) this.walk.walkTo({ kind: "machine", machine: thing.machine });
    else this.interact(thing);
  }

  /** Advances the avatar's walk; it stands still in move mode. */
  advance(elapsedMs: number): void {
    this.pointed.advance(elapsedMs);
    const direction = this.held.takeDirection();
    const { walk, port } = this;
    const toDoor = walk.walkingTo?.kind === "door";
    const reached = walk.advance(elapsedMs, direction);
    const isVisit = this.visit.follow(reached);
    if (reached !== null && !isVisit) port.send({ type: "interactMachine", machineId: reached });
    const room = this.doorway.pass(port.snapshot().room, walk.avatar, { goesUp: direction.y < 0, toDoor });
    if (room === null) return;
    walk.cancelWalk();
    port.send({ type: "enterDoor", room });
  }

  /** Called when a room is shown: after passing a door the avatar stands in front of the one that leads back. */
  arrive(room: number): void {
    const corner = this.doorway.arrive(room);
    if (corner) this.walk.standAt(corner);
  }

  /** Returns what E or Space would interact with now. */
  near(): Reachable | null {
    if (this.port.snapshot().placement) return null;
    const { avatar } = this.walk;
    const thing = nearestReachable(this.port.rules, avatar, this.things());
    if (thing) return thing;
    // Whoever stands between avatar and machine must not take its key.
    const resident = nearestResident(this.port.rules, avatar, this.animals.shownResidents());
    return resident && { kind: "resident", resident };
  }

  /** Returns whether there is a door under a point, outside of move mode. */
  isDoorUnder(point: Point): boolean {
    const { placement, room } = this.port.snapshot();
    const isDoor = !placement && doorAt(room, point) !== null;
    return isDoor && thingAt(this.port.rules, this.things(), point) === null;
  }

  /** Returns the thing under a point, outside of move mode. */
  thingUnder(point: Point): Reachable | null {
    if (this.port.snapshot().placement) return null;
    const thing = thingAt(this.port.rules, this.things(), point);
    if (thing || this.isDoorUnder(point)) return thing;
    const resident = residentAt(this.animals.shownResidents(), point);
    return resident && { kind: "resident", resident };
  }

  /** The goal of the avatar's walk, or null. */
  get walkingTo(): WalkGoal | null {
    return this.walk.walkingTo;
  }

  /** Handles a tap in move mode. Tapping the moved thing where it stands leaves move mode (`LAB-095`). */
  private tapInMoveMode({ lab, room }: RoomSnapshot, placement: Placement, clicked: Point): void {
    const { kind, id } = placement.subject;
    const list = kind === "machine" ? lab.machines : lab.pets;
    const place = list.find((one) => one.id === id && one.room === room);
    const own = place && snapToGrid(this.port.rules, kind, place);
    this.cursor = clicked;
    if (placement.subject.builds && this.movesByTouch(clicked)) return;
    const isAgain = own?.x === clicked.x && own.y === clicked.y;
    this.port.send(isAgain ? { type: "chooseSubject" } : placementClick(placement, clicked));
  }

  /** Returns whether a tap only moves a new machine: a finger cannot point before it taps, so the next tap builds. */
  private movesByTouch(tapped: Point): boolean {
    const before = this.cursorBeforeTouch;
    return before !== null && (before.x !== tapped.x || before.y !== tapped.y);
  }

  /** Walks into an open door; for a locked one the intent is sent at once, so that the screens say what unlocks it. */
  private tapDoor({ lab }: RoomSnapshot, door: Door): void {
    if (door.to > lab.roomsUnlocked) this.port.send({ type: "enterDoor", room: door.to });
    else this.walk.walkTo({ kind: "door", corner: cornerInDoor(this.port.rules, door) });
  }

  private pressInMoveMode(placement: Placement, command: RoomCommand, isRepeat: boolean): boolean {
    const at = this.cursor ?? { x: 0, y: 0 };
    const move = placementKey(this.port.rules, placement, at, command);
    if (!move) return false;
    if (isRepeat && !directionOf(command)) return true;
    this.cursor = move.cursor;
    if (move.intent) this.port.send(move.intent);
    return true;
  }

  /** Uses the nearest thing; where nothing is near, the creatures of the room are called (`GAP-75`). */
  private use(): void {
    const near = this.near();
    if (near || this.animals.shownResidents().length === 0) this.interact(near);
    else this.port.send({ type: "callResidents" });
  }

  private interact(thing: Reachable | null): void {
    this.walk.cancelWalk();
    if (this.port.snapshot().walkByTap) this.held.clear();
    if (thing?.kind === "machine") this.port.send({ type: "interactMachine", machineId: thing.machine.id });
    if (thing?.kind === "pet") this.port.send({ type: "interactPet", petId: thing.pet.id });
    if (thing?.kind === "resident") this.port.send({ type: "greetResident", residentId: thing.resident.id });
  }

  private things(): LabThing[] {
    const { lab, room } = this.port.snapshot();
    const machines = lab.machines.filter((machine) => machine.room === room);
    return [
      ...machines.map((machine): LabThing => ({ kind: "machine", machine })),
      ...this.animals.shownPets().map((pet): LabThing => ({ kind: "pet", pet })),
    ];
  }

  /** Returns the first position of the preview: where the thing stands. */
  private firstCursor({ lab }: RoomSnapshot, { subject, selected }: Placement): Point {
    const list = subject.kind === "machine" ? lab.machines : lab.pets;
    const place =
      selected ?? subject.builds?.at ?? list.find(({ id }) => id === subject.id) ?? this.walk.avatar;
    return snapToGrid(this.port.rules, subject.kind, place);
  }
}

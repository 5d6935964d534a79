import type { Scene } from "phaser";
import type { Machine, Resident } from "../../rules/index.ts";
import { sizeOf } from "../../rules/index.ts";
import { machineLook } from "../machine/machine-look.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { RoomPort, RoomSnapshot } from "../port.ts";
import type { Box, Point } from "../room-geometry.ts";
import { CreaturePictures } from "./creature-pictures.ts";
import { Nest } from "./nest.ts";
import type { Surroundings } from "./resident-behaviour.ts";
import { type ResidentRoom, ResidentView } from "./resident-view.ts";

/** Where feet of creatures stand: their heads stay off the wall, and nobody stands in a corner of the picture. */
const MARGIN = { side: 52, top: 178, bottom: 22 };
const WHILE_PLACING = 0.35;
const EGG = 0;

/** A creature of the room as it can be pressed. */
export interface ShownResident {
  id: string;
  box: Box;
}

/** The creatures that live in the room that is shown (`GAP-75`). */
export class ResidentLayer {
  private readonly port: RoomPort;
  private readonly room: ResidentRoom;
  private readonly nest: Nest;
  private readonly floor: Box;
  private readonly views = new Map<string, ResidentView>();
  private machines: readonly Machine[] = [];
  private eggs: readonly string[] = [];
  private shownRoom = 0;
  private isPlacing = false;

  /**
   * @param avatar where the avatar's feet are
   * @param random returns a new number from 0 up to 1
   */
  constructor(scene: Scene, port: RoomPort, pictures: Pictures, avatar: () => Point, random = Math.random) {
    const { grid } = port.rules;
    this.port = port;
    this.nest = new Nest(scene, pictures);
    this.floor = {
      x: MARGIN.side,
      y: MARGIN.top,
      width: grid.width - 2 * MARGIN.side,
      height: grid.height - MARGIN.top - MARGIN.bottom,
    };
    this.room = {
      scene,
      rules: port.rules,
      pictures: new CreaturePictures(scene.textures),
      around: (id) => this.around(id),
      avatar,
      nestOf: (id) => this.nest.placeOf(Math.max(0, this.eggs.indexOf(id))),
      random,
    };
  }

  view(residentId: string): ResidentView | null {
    return this.views.get(residentId) ?? null;
  }

  /** Returns the creatures as they can be pressed; none while something is being placed. */
  shownResidents(): ShownResident[] {
    if (this.isPlacing) return [];
    return [...this.views].map(([id, { box }]) => ({ id, box }));
  }

  /** Updates from a snapshot: who lives here, the machines around them, and whether the floor must be seen. */
  sync({ lab, room, residents, placement }: RoomSnapshot): void {
    if (room !== this.shownRoom) this.clear();
    this.shownRoom = room;
    this.isPlacing = placement !== null;
    this.machines = lab.machines.filter((machine) => machine.room === room);
    const here = residents.filter((resident) => resident.room === room);
    this.eggs = here.filter(({ form }) => form === EGG).map(({ id }) => id);
    this.nest.hold(
      this.eggs.length,
      this.machines.map((machine) => this.squareOf(machine)),
    );
    const present = new Set(here.map(({ id }) => id));
    for (const [id, view] of this.views) {
      if (present.has(id)) continue;
      view.destroy();
      this.views.delete(id);
    }
    for (const resident of here) this.viewOf(resident).follow(resident);
    const alpha = this.isPlacing ? WHILE_PLACING : 1;
    this.nest.setAlpha(alpha);
    for (const view of this.views.values()) view.setAlpha(alpha);
  }

  /** Calls all to the avatar. */
  call(): void {
    let place = 0;
    for (const view of this.views.values()) if (view.come(place)) place += 1;
  }

  update(elapsedMs: number, calm: boolean): void {
    for (const view of this.views.values()) view.update(elapsedMs, calm);
  }

  private viewOf(resident: Resident): ResidentView {
    const known = this.views.get(resident.id);
    if (known) return known;
    const view = new ResidentView(this.room, resident);
    this.views.set(resident.id, view);
    return view;
  }

  private clear(): void {
    for (const view of this.views.values()) view.destroy();
    this.views.clear();
  }

  private around(id: string): Surroundings {
    const now = this.port.now();
    return {
      floor: this.floor,
      machines: this.machines.map((machine) => ({
        ...this.squareOf(machine),
        ready: machineLook(this.port.rules, machine, now).mood === "ready",
      })),
      others: [
        this.room.avatar(),
        ...[...this.views].flatMap(([other, view]) => (other === id ? [] : [view.destination])),
      ],
    };
  }

  private squareOf({ x, y }: Machine): Box {
    const side = sizeOf(this.port.rules, "machine");
    return { x, y, width: side, height: side };
  }
}

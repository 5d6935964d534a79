import type { RuleSet } from "../../rules/index.ts";
import { cornerBehindDoor, doorEntered } from "../room/doors.ts";
import type { Point } from "../room/room-geometry.ts";

/** Which way the avatar goes in a frame. */
interface Heading {
  /** A key that leads up is held. */
  goesUp: boolean;
  /** It walks to a door by itself. */
  toDoor: boolean;
}

/** Walking into a door and out of the one behind it (`GAP-64`). */
export class Doorway {
  private readonly rules: RuleSet;
  /** The way that was asked for; asked again only after the avatar has stepped out of the door. */
  private asked: { from: number; to: number } | null = null;
  /** Whoever comes through with a key held does not turn back at once: the key must be let go first. */
  private keyIsFresh = true;

  constructor(rules: RuleSet) {
    this.rules = rules;
  }

  /** The room whose door the avatar has just walked into, or null. */
  pass(room: number, avatar: Point, { goesUp, toDoor }: Heading): number | null {
    if (!goesUp) this.keyIsFresh = true;
    // Entered, but not shown yet.
    if (this.asked && this.asked.from !== room) return null;
    const door = doorEntered(this.rules, room, avatar);
    if (!door) this.asked = null;
    if (!door || this.asked || !(toDoor || (goesUp && this.keyIsFresh))) return null;
    this.asked = { from: room, to: door.to };
    return door.to;
  }

  /** Where the avatar's corner is in a room that is shown now, or null when it came another way. */
  arrive(room: number): Point | null {
    const { asked } = this;
    this.asked = null;
    if (asked?.to !== room) return null;
    this.keyIsFresh = false;
    return cornerBehindDoor(this.rules, asked.from, room);
  }
}

import type { RuleSet } from "../../rules/index.ts";
import { cornerBehindDoor, doorEntered } from "../room/doors.ts";
import type { Point } from "../room-geometry.ts";

/** Direction of the avatar in a frame. */
interface Heading {
  /** Whether a key for moving up is held. */
  goesUp: boolean;
  /** Whether it walks to a door by itself. */
  toDoor: boolean;
}

/** Detects that the avatar walks into a door and places it in front of the one in the other room (`GAP-64`). */
export class Doorway {
  private readonly rules: RuleSet;
  /** The change of rooms that was requested; requested again only after the avatar has left the door. */
  private requested: { from: number; to: number } | null = null;
  /** After passing a door the up key must be released first, so that the avatar does not go straight back. */
  private keyIsFresh = true;

  constructor(rules: RuleSet) {
    this.rules = rules;
  }

  /** Returns the room whose door the avatar has just entered, or null. */
  pass(room: number, avatar: Point, { goesUp, toDoor }: Heading): number | null {
    if (!goesUp) this.keyIsFresh = true;
    // The other room does not show yet.
    if (this.requested && this.requested.from !== room) return null;
    const door = doorEntered(this.rules, room, avatar);
    if (!door) this.requested = null;
    if (!door || this.requested || !(toDoor || (goesUp && this.keyIsFresh))) return null;
    this.requested = { from: room, to: door.to };
    return door.to;
  }

  /** Returns the avatar's corner after passing a door into the shown room, or null when it came another way. */
  arrive(room: number): Point | null {
    const { requested } = this;
    this.requested = null;
    if (requested?.to !== room) return null;
    this.keyIsFresh = false;
    return cornerBehindDoor(this.rules, requested.from, room);
  }
}

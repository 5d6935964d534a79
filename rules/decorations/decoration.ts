/** What goals and achievements bring to decorate a lab. */
export const EARNED_KINDS = ["trophies", "themes", "looks"] as const;
export type EarnedKind = (typeof EARNED_KINDS)[number];

/** What lab resources buy to decorate a lab (`GAP-81`). */
export const SOLD_KINDS = ["rugs", "windows", "skins", "plates"] as const;
export type SoldKind = (typeof SOLD_KINDS)[number];

export type DecorationKind = EarnedKind | SoldKind;

/** What the owner of a lab chose; missing is as the game begins. */
export interface Decoration {
  /** The avatar's look, by its key in the rule file. */
  look?: string;
  /** The theme of each room, by the room's number. */
  themes: Record<string, string>;
  /** The rug of each room, by the room's number. */
  rugs?: Record<string, string>;
  /** The window of each room, by the room's number. */
  windows?: Record<string, string>;
  /** The finish of all machines. */
  skin?: string;
  /** The plate with the owner's name. */
  plate?: string;
}

/** Kinds that each room has one of. */
export type RoomKind = "themes" | "rugs" | "windows";

/** Kinds that the lab has one of, with where the choice is kept. */
const FIELDS = { looks: "look", skins: "skin", plates: "plate" } as const;
export type LabKind = keyof typeof FIELDS;

/** A kind of which something is chosen. */
export type ChosenKind = LabKind | RoomKind;

/** One choice: a key of a kind, for a room where each room has its own; null is as the game begins. */
export type DecorationChoice<Kind extends ChosenKind = ChosenKind, Key = string | null> = { key: Key } & (
  | { kind: Extract<Kind, LabKind> }
  | { kind: Extract<Kind, RoomKind>; room: number }
);

/** The choice of a key; `room` counts where each room has its own. */
export function choiceOf<Kind extends ChosenKind, Key>(
  kind: Kind,
  key: Key,
  room: number,
): DecorationChoice<Kind, Key>;
export function choiceOf<Key>(kind: ChosenKind, key: Key, room: number): DecorationChoice<ChosenKind, Key> {
  return isOfLab(kind) ? { kind, key } : { kind, key, room };
}

function isOfLab(kind: ChosenKind): kind is LabKind {
  return Object.hasOwn(FIELDS, kind);
}

/** Puts a choice in place of the one before. */
export function applyChoice(decoration: Decoration, choice: DecorationChoice): void {
  const { key } = choice;
  if ("room" in choice) {
    const rooms = decoration[choice.kind] ?? {};
    decoration[choice.kind] = rooms;
    if (key === null) delete rooms[choice.room];
    else rooms[choice.room] = key;
  } else {
    const field = FIELDS[choice.kind];
    if (key === null) delete decoration[field];
    else decoration[field] = key;
  }
}

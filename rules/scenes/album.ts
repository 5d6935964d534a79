/** What a lab can be asked to have before a scene happens in it. */
export const SCENE_NEEDS = [
  "cat",
  "noCat",
  "room2",
  "catLair",
  "reactor",
  "amplifier",
  "incubator",
  "fomoHit",
] as const;
export type SceneNeed = (typeof SCENE_NEEDS)[number];

/** The scenes that a lab's player has seen (`GAP-76`). */
export interface Album {
  /** When each was seen first, by its key in the rule file (milliseconds of the server clock). */
  seen: Record<string, number>;
  /** The last one, and when it happened, for the first time or again. */
  last: string;
  lastAt: number;
}

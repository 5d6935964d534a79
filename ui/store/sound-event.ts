/** The moments of the lab that sound; which sound each has is the sound board's business. */
export type SoundEvent =
  | "click"
  | "tcorvax"
  | "catNips"
  | "energy"
  | "eggs"
  | "build"
  | "upgrade"
  | "move"
  | "error"
  | "hit"
  | "purr";

import type { SideIndex, Winner } from "../../rules/index.ts";

/** A creature on one of the fields. */
export interface Actor {
  side: SideIndex;
  id: string;
}

/** One visible step of a battle, derived from an event of the rules. */
export type Cue =
  | { kind: "turn"; side: SideIndex; turn: number }
  | { kind: "deploy"; who: Actor }
  | { kind: "strike"; who: Actor; target: Actor; magical: boolean; critical: boolean }
  | { kind: "hit"; who: Actor; amount: number; critical: boolean; kept: boolean; health: number }
  | { kind: "dodge"; who: Actor }
  | { kind: "heal"; who: Actor; amount: number; health: number }
  | { kind: "fall"; who: Actor }
  | { kind: "stance"; who: Actor }
  | { kind: "item"; item: string; type: "tool" | "spell"; who: Actor; target: Actor | null }
  | { kind: "charge"; who: Actor }
  | { kind: "release"; who: Actor }
  | { kind: "fizzle"; who: Actor }
  | { kind: "stun"; who: Actor }
  | { kind: "barrier"; who: Actor; amount: number }
  | { kind: "effect"; who: Actor; name: string; good: boolean }
  | { kind: "energy"; side: SideIndex; amount: number }
  | { kind: "combo"; side: SideIndex; actions: number }
  | { kind: "synergy"; side: SideIndex; bonus: number }
  | { kind: "end"; winner: Winner };

/** A cue and its time within the beat, in milliseconds at normal speed. */
export interface TimedCue {
  at: number;
  cue: Cue;
}

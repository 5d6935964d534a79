import type { SideIndex, StatName, Winner } from "../../rules/index.ts";
import type { HitWeight } from "./hit-weight.ts";

/** A creature on one of the fields. */
export interface Actor {
  side: SideIndex;
  id: string;
}

/** One visible step of a battle, derived from an event of the rules. */
export type Cue =
  /** Cards are dealt and both sides introduced; `hands` are the numbers of cards. */
  | { kind: "opening"; hands: readonly [number, number] }
  | { kind: "turn"; side: SideIndex; turn: number }
  | { kind: "deploy"; who: Actor }
  /** `style` chooses the attack that is shown; `last`: it ends the battle. */
  | { kind: "strike"; who: Actor; target: Actor; style: StatName; critical: boolean; last: boolean }
  | {
      kind: "hit";
      who: Actor;
      amount: number;
      weight: HitWeight;
      /** The stat of the attack it belongs to; null for spells and effects. */
      style: StatName | null;
      kept: boolean;
      health: number;
      last: boolean;
    }
  | { kind: "dodge"; who: Actor }
  | { kind: "heal"; who: Actor; amount: number; health: number }
  | { kind: "fall"; who: Actor }
  | { kind: "stance"; who: Actor }
  | { kind: "item"; item: string; type: "tool" | "spell"; who: Actor; target: Actor | null }
  /** A tool works on its bearer again at the start of a turn. */
  | { kind: "works"; item: string; who: Actor }
  | { kind: "charge"; who: Actor; spell: string }
  | { kind: "release"; who: Actor; spell: string }
  | { kind: "fizzle"; who: Actor }
  | { kind: "stun"; who: Actor }
  | { kind: "barrier"; who: Actor; amount: number }
  | { kind: "effect"; who: Actor; name: string; good: boolean }
  | { kind: "energy"; side: SideIndex; amount: number }
  /** A side gains energy because a creature of it fell. */
  | { kind: "rally"; side: SideIndex; amount: number }
  | { kind: "combo"; side: SideIndex; actions: number }
  | { kind: "synergy"; side: SideIndex; bonus: number }
  | { kind: "end"; winner: Winner };

/** A cue and its time within the beat, in milliseconds at normal speed. */
export interface TimedCue {
  at: number;
  cue: Cue;
}

import type { SideIndex, Winner } from "./battle.ts";

/** How one damage number came about; each step after the one before (`GAP-26`). */
export interface DamageBreakdown {
  kind: "physical" | "magical" | "spell" | "effect";
  /** Attack value or spell base, bonuses included. */
  base: number;
  variance: number;
  critical: boolean;
  matchup: number;
  /** Share that defence kept away. */
  defence: number;
  /** Share that a stance kept away. */
  stance: number;
  /** Share that effects kept away. */
  reduction: number;
  formFactor: number;
  /** The most this hit could do, or null. */
  cap: number | null;
  /** The least it had to do, or null. */
  minimum: number | null;
  absorbed: number;
  total: number;
}

/** What happened in a battle, as data; log lines, numbers and statistics are rendered from it. */
export type BattleEvent =
  | { type: "battleStarted"; first: SideIndex }
  | {
      type: "turnStarted";
      side: SideIndex;
      turn: number;
      energy: number;
      regenerated: number;
      decayed: number;
    }
  | { type: "turnEnded"; side: SideIndex; actions: number }
  | { type: "drawn"; side: SideIndex; creatureId: string }
  | { type: "deployed"; side: SideIndex; creatureId: string; cost: number }
  | { type: "attacked"; side: SideIndex; attackerId: string; targetId: string; cost: number }
  | { type: "dodged"; creatureId: string }
  | { type: "damaged"; creatureId: string; amount: number; health: number; breakdown: DamageBreakdown }
  | { type: "healed"; creatureId: string; amount: number; health: number }
  | { type: "defeated"; side: SideIndex; creatureId: string }
  | { type: "defended"; side: SideIndex; creatureId: string; cost: number }
  | { type: "toolUsed"; side: SideIndex; toolId: string; creatureId: string; targetId: string }
  | {
      type: "spellCast";
      side: SideIndex;
      spellId: string;
      casterId: string;
      targetId: string | null;
      cost: number;
    }
  | { type: "charging"; creatureId: string; spell: string }
  | { type: "released"; creatureId: string; spell: string }
  | { type: "stormLost"; creatureId: string; spell: string }
  | { type: "stunned"; creatureId: string; turns: number }
  | { type: "effectBegan"; creatureId: string; name: string; duration: number }
  | { type: "effectEnded"; creatureId: string; name: string }
  | { type: "barrierRaised"; creatureId: string; amount: number }
  | { type: "energyGained"; side: SideIndex; amount: number }
  | { type: "combo"; side: SideIndex; actions: number }
  | { type: "synergiesChanged"; side: SideIndex; bonus: number }
  | { type: "battleEnded"; winner: Winner; reason: "defeat" | "turnLimit" };

/** Where events are written; null records nothing, which costs nothing. */
export type Recorder = BattleEvent[] | null;

import type { SideIndex, Winner } from "./battle.ts";
import type { EffectKind } from "./effect.ts";

/** How one damage number was calculated, step by step (`GAP-26`). */
export interface DamageBreakdown {
  kind: "physical" | "magical" | "spell" | "effect";
  /** Attack value or spell base, bonuses included. */
  base: number;
  variance: number;
  critical: boolean;
  /** Chance that a hit is critical, from 0 to 1; missing where none can be. */
  criticalChance?: number;
  matchup: number;
  /** Share that defence prevented. */
  defence: number;
  /** Share that a defensive stance prevented. */
  stance: number;
  /** Share that effects prevented. */
  reduction: number;
  formFactor: number;
  /** Factor for earlier attacks of the attacker in this turn (`GAP-67`); missing without any. */
  repeat?: number;
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
  /** `unasked`: the card stepped forward because the turn ended with an empty field (`GAP-57`). */
  | { type: "deployed"; side: SideIndex; creatureId: string; cost: number; unasked?: true }
  | { type: "attacked"; side: SideIndex; attackerId: string; targetId: string; cost: number }
  | { type: "dodged"; side: SideIndex; creatureId: string }
  | {
      type: "damaged";
      side: SideIndex;
      creatureId: string;
      /**
       * The creature that dealt it: the attacker, the caster, or who cast the effect that wears it down. Missing in
       * events kept by an earlier release.
       */
      sourceId?: string;
      amount: number;
      /** Health actually lost: at most what the creature had left. */
      lost: number;
      health: number;
      maxHealth: number;
      breakdown: DamageBreakdown;
    }
  | {
      type: "healed";
      side: SideIndex;
      creatureId: string;
      amount: number;
      health: number;
      maxHealth: number;
    }
  | { type: "defeated"; side: SideIndex; creatureId: string }
  | { type: "defended"; side: SideIndex; creatureId: string; cost: number }
  | { type: "toolUsed"; side: SideIndex; toolId: string; creatureId: string; targetId: string }
  | {
      type: "spellCast";
      side: SideIndex;
      spellId: string;
      casterId: string;
      targetId: string | null;
      /** Side of the target; the caster's without one. */
      targetSide: SideIndex;
      cost: number;
    }
  | { type: "charging"; side: SideIndex; creatureId: string; spell: string }
  | { type: "released"; side: SideIndex; creatureId: string; spell: string }
  | { type: "chargeLost"; side: SideIndex; creatureId: string; spell: string }
  | { type: "stunned"; side: SideIndex; creatureId: string; turns: number }
  /** At the start of a turn: a stunned creature cannot act in it. */
  | { type: "cannotAct"; side: SideIndex; creatureId: string }
  | {
      type: "effectBegan";
      side: SideIndex;
      creatureId: string;
      name: string;
      kind: EffectKind;
      duration: number;
    }
  | { type: "effectEnded"; side: SideIndex; creatureId: string; name: string }
  | { type: "barrierRaised"; side: SideIndex; creatureId: string; amount: number }
  | { type: "energyGained"; side: SideIndex; amount: number }
  /** A side gains energy because one of its creatures has fallen (`GAP-57`). */
  | { type: "rallied"; side: SideIndex; amount: number }
  | { type: "combo"; side: SideIndex; actions: number }
  | { type: "synergiesChanged"; side: SideIndex; bonus: number }
  /** PvP: a side's clock reached zero before it ended its turn; `limit` of them in a row end the battle. */
  | { type: "turnExpired"; side: SideIndex; inARow: number; limit: number }
  /** A side ended its turn with an empty field although it could deploy; `limit` of them in a row lose (`GAP-37`). */
  | { type: "fieldLeftEmpty"; side: SideIndex; inARow: number; limit: number }
  | { type: "battleEnded"; winner: Winner; reason: BattleEndReason };

/**
 * Why a battle ended: any battle ends when a side has no creatures left, keeps its field empty for too long, or at the
 * turn limit; a PvP battle also ends when a side gives up (`forfeit`), lets too many turns in a row expire (`timeout`), or
 * both are away (`closed`) (`GAP-37`, `GAP-42`).
 */
export type BattleEndReason = "defeat" | "emptyField" | "turnLimit" | "forfeit" | "timeout" | "closed";

/** The list for recording events; null if they are not recorded, which costs no time. */
export type Recorder = BattleEvent[] | null;
